import { pause } from '../../demo/waiting.js'

export function start(document) {
  const overlay = document.querySelector('hp-processing-overlay')

  document.querySelector('.send').addEventListener('click', async () => {
    overlay.show()
    await pause(undefined, 3000)
    overlay.hide()
  })
}
