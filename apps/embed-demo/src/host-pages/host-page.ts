import { type Start, previewDocument } from '../bench/preview-document.ts'

/*
 * The script of the pages that stand alone: under a strict policy, and in a sandboxed frame. Their
 * markup is written out in the page; here the tags are defined, the examples' scripts started, and
 * what the browser refuses is listed where everybody sees it.
 */

const problems = document.getElementById('problems')

function tell(problem: string): void {
  const line = document.createElement('li')
  line.textContent = problem
  problems?.append(line)
}

document.addEventListener('securitypolicyviolation', (event) => {
  tell(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`)
})
addEventListener('error', ({ message }) => tell(message))
addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)))

import.meta.glob('../../../../packages/widgets/src/*/*.register.ts', { eager: true })
const scripts = import.meta.glob<{ start: Start }>('../examples/*/element.js', { eager: true })

for (const [file, { start }] of Object.entries(scripts)) {
  const name = file.split('/').at(-2) ?? ''
  const place = document.getElementById(`example-${name}`)
  if (place) {
    Promise.resolve(start(previewDocument(place))).catch((error: unknown) =>
      tell(`${name}: ${String(error)}`),
    )
  }
}

const where = document.querySelector('.where')
if (where) {
  const tags = [...document.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('hp-'),
  )
  const defined = tags.filter(({ localName }) => customElements.get(localName))
  where.textContent = `Origin: ${self.origin}. ${defined.length} of ${tags.length} tags at work.`
}
document.documentElement.dataset['ready'] = ''
