import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const app = fileURLToPath(new URL('../..', import.meta.url))

/** How many readings of a file save nothing themselves. */
const readsAlone = {
  // Reads for the forms of accounts, which look themselves.
  'accounts/read-secret-form.server.ts': 1,
  // Finds people; what moves is `takeMove`.
  'actions/action-post.server.ts': 1,
  // Gives the fields of a question that is gone back, whatever they say.
  'manage-forms/builder/gone-post.server.ts': 1,
  // Finds forms; what saves is `takeFields`.
  'manage-forms/builder/part-post.server.ts': 1,
  // Finds forms and reports, beside the readings that it saves.
  'sqr/record/sqr-post.server.ts': 1,
}

test('whatever reads a form looks whether it was a reading to save, or a form to draw anew', () => {
  const readers = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.server\.ts$|\/route\.tsx$/.test(file))
    .map((file) => ({ file, text: readFileSync(`${app}/${file}`, 'utf8') }))
    .filter(({ text }) => /\breadEdit\(/.test(text))
  expect(readers.length).toBeGreaterThan(40)
  const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0
  const blind = readers
    .map(({ file, text }) => {
      const looks = count(text, /\bstatus [!=]== ('success'|undefined)/g)
      return [file, count(text, /\breadEdit\(/g) - looks] as const
    })
    .filter(([, left]) => left > 0)
  expect(Object.fromEntries(blind)).toEqual(readsAlone)
})
