export function start(document) {
  const filters = document.querySelector('#filters')
  const clear = filters.querySelector('button')

  filters.addEventListener('hp-remove', ({ target }) => {
    const next = target.nextElementSibling ?? clear
    target.remove()
    const cross = next.shadowRoot?.querySelector('button') ?? next
    cross.focus()
  })
  clear.addEventListener('click', () => {
    for (const tag of filters.querySelectorAll('hp-tag')) {
      tag.remove()
    }
  })
}
