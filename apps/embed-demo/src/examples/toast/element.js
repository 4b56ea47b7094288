export function start(document) {
  const toasts = document.querySelector('hp-toast-region')
  const output = document.querySelector('output')
  const onClick = (name, act) => document.querySelector(name).addEventListener('click', act)

  onClick('.save-form', () => toasts.show({ text: 'BOP Function Test was saved.' }))
  onClick('.send-form', () => toasts.show({ tone: 'error', text: 'The portal cannot be reached.' }))
  onClick('.delete-form', () => {
    output.textContent = 'The form is deleted.'
    toasts.show({ text: 'BOP Function Test was deleted.', action: { label: 'Undo' } })
  })
  toasts.addEventListener('hp-action', () => {
    output.textContent = 'The form is back.'
  })
}
