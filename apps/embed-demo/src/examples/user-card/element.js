import { byId } from '../../demo/people.js'

export function start(document) {
  document.querySelector('hp-user-card').person = byId('p-2')
}
