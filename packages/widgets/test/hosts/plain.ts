import { hearOf, hostButtons, hostTags, showTag } from './page.ts'

// The page as its server would have written it, with the tags in it before their script came.
const place = document.getElementById('host')
for (const { tag, attributes, properties, events } of hostTags) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value)
  }
  Object.assign(element, properties)
  for (const event of events) {
    element.addEventListener(event, hearOf)
  }
  place?.append(element)
}
for (const [words, tag] of hostButtons) {
  const button = document.createElement('button')
  button.textContent = words
  button.addEventListener('click', () => showTag(tag))
  place?.append(button)
}
