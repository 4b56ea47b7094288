const sections = [
  { label: 'In Progress', href: '#in-progress', count: 12 },
  { label: 'Completed', href: '#completed', count: 1284 },
  { label: 'Signature', href: '#signature', count: 3 },
]

export function start(document) {
  const tabs = document.querySelector('hp-link-tabs')
  const show = (current) => {
    tabs.tabs = sections.map((section, index) => ({ ...section, isCurrent: index === current }))
  }

  tabs.addEventListener('hp-tab', (event) => {
    event.preventDefault()
    show(event.detail.index)
  })
  show(0)
}
