export function start(document) {
  const said = document.querySelector('[role=status]')
  document.querySelector('hp-search-box').addEventListener('hp-search', ({ detail: words }) => {
    said.textContent = words && `Searched for “${words}”.`
  })
}
