export function start(document) {
  const pager = document.querySelector('hp-pager')

  pager.addEventListener('hp-page', (event) => {
    event.preventDefault()
    pager.offset = event.detail.offset
  })
}
