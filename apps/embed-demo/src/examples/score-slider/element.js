export function start(document) {
  const score = document.querySelector('hp-score-slider')
  const output = document.querySelector('output')
  const say = (value) => {
    output.textContent = value === null ? 'No filter' : `Filter: ${value}`
  }

  score.addEventListener('hp-change', ({ detail }) => say(detail))
  score.form.addEventListener('reset', () => setTimeout(() => say(score.value)))
}
