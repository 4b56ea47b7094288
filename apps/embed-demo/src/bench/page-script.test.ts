import { describe, expect, test } from 'vitest'
import { readPageScript, withPageScript } from './page-script.ts'

const source = `import { findPeople } from '../../demo/people.js'
import {
  crews,
  districts,
} from '../../demo/options.js'

const limit = 5

/** @param {Document} document */
export function start(document) {
  const search = document.querySelector('hp-person-search')
  if (search) {
    search.search = (words) => findPeople(words, { pLimit: limit, crew: crews, districts })
  }
}
`

describe('readPageScript', () => {
  test('shows what a page would have written itself', () => {
    expect(readPageScript(source)).toEqual({
      imports:
        "import { findPeople } from './people.js'\nimport {\n  crews,\n  districts,\n} from './options.js'",
      body: `const limit = 5

const search = document.querySelector('hp-person-search')
if (search) {
  search.search = (words) => findPeople(words, { pLimit: limit, crew: crews, districts })
}`,
    })
  })

  test('refuses a script that nothing can start', () => {
    expect(() => readPageScript('const a = 1\n')).toThrow('exports a function named start')
  })
})

describe('withPageScript', () => {
  test('leaves markup without a script alone', () => {
    expect(withPageScript('<hp-a></hp-a>\n', undefined)).toBe('<hp-a></hp-a>')
  })

  test('puts the script below', () => {
    expect(withPageScript('<hp-a></hp-a>\n', { imports: '', body: 'a()\n\nb()' })).toBe(
      '<hp-a></hp-a>\n\n<script type="module">\n  a()\n\n  b()\n</script>',
    )
  })
})
