export function start(document) {
  const dialog = document.querySelector('hp-confirm-dialog')
  const output = document.querySelector('output')

  document.querySelector('.delete-form').addEventListener('click', () => dialog.show())
  dialog.addEventListener('hp-confirm', () => {
    output.textContent = 'The form is deleted.'
  })
  dialog.addEventListener('hp-cancel', () => {
    output.textContent = 'The form is kept.'
  })
}
