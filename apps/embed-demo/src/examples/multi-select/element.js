import { manyOptions } from '../../demo/options.js'

export function start(document) {
  const form = document.querySelector('form')
  const output = document.querySelector('output')

  document.querySelector('#pads').options = manyOptions(9999)
  form.addEventListener('hp-change', () => {
    const data = new FormData(form)
    output.textContent = `Sent: ${data.getAll('pad').length} pads, ${data.getAll('crew').length} crews`
  })
}
