import { findPeople } from '../../demo/people.js'
import { pause } from '../../demo/waiting.js'

export function start(document) {
  const dialog = document.querySelector('hp-share-dialog')
  const output = document.querySelector('output')
  let tries = 0

  dialog.search = ({ search, ...filters }, { signal }) => findPeople(search, { ...filters, signal })
  dialog.share = async (people, { signal }) => {
    await pause(signal, 1500)
    tries += 1
    if (tries === 1) {
      throw new Error('The form was changed meanwhile. Share it again.')
    }
  }

  document.querySelector('.share-form').addEventListener('click', () => dialog.show())
  dialog.addEventListener('hp-shared', ({ detail }) => {
    output.textContent = `Shared with ${detail.map(({ fullName }) => fullName).join(', ')}.`
  })
}
