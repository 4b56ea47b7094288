export function start(document) {
  const range = document.querySelector('hp-date-range')
  const output = document.querySelector('output')

  range.addEventListener('hp-change', ({ detail }) => {
    output.textContent = detail.window
      ? `${detail.window.startDate} to ${detail.window.endDate}`
      : 'Every day'
  })
}
