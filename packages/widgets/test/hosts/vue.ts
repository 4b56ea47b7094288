import { createApp, h } from 'vue'
import { hearOf, hostButtons, hostTags, showTag } from './page.ts'

/** Vue sets what starts with a dot as a property, and hears `onHp-change` as `hp-change`. */
function propsOf({ attributes, properties, events }: (typeof hostTags)[number]) {
  return {
    ...attributes,
    ...Object.fromEntries(Object.entries(properties).map(([name, value]) => [`.${name}`, value])),
    ...Object.fromEntries(events.map((name) => [`onH${name.slice(1)}`, hearOf])),
  }
}

createApp({
  render: () => [
    ...hostTags.map((tag) => h(tag.tag, propsOf(tag))),
    ...hostButtons.map(([words, tag]) => h('button', { onClick: () => showTag(tag) }, words)),
  ],
}).mount('#host')
