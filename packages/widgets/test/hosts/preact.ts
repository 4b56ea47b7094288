import { h, render } from 'preact'
import { hearOf, hostButtons, hostTags, showTag } from './page.ts'

const place = document.getElementById('host')
if (place) {
  render(
    [
      ...hostTags.map(({ tag, attributes, properties, events }) =>
        h(tag, {
          ...attributes,
          ...properties,
          ...Object.fromEntries(events.map((name) => [`on${name}`, hearOf])),
        }),
      ),
      ...hostButtons.map(([words, tag]) => h('button', { onClick: () => showTag(tag) }, words)),
    ],
    place,
  )
}
