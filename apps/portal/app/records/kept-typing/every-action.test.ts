import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const app = fileURLToPath(new URL('../..', import.meta.url))

/** What reads a form and saves nothing of it itself. */
const readsAlone = [
  // Reads for the forms of accounts, which look themselves.
  'accounts/read-secret-form.server.ts',
  // Finds people; what moves is `takeMove`.
  'actions/action-post.server.ts',
  // Gives the fields of a question that is gone back, whatever they say.
  'manage-forms/builder/gone-post.server.ts',
  // Finds forms; what saves is `takeFields`.
  'manage-forms/builder/part-post.server.ts',
]

test('whatever reads a form looks whether it was a reading to save, or a form to draw anew', () => {
  const readers = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.server\.ts$|\/route\.tsx$/.test(file))
    .map((file) => ({ file, text: readFileSync(`${app}/${file}`, 'utf8') }))
    .filter(({ text }) => /\breadEdit\(/.test(text))
  expect(readers.length).toBeGreaterThan(40)
  const blind = readers
    .filter(({ text }) => !/\bstatus [!=]== ('success'|undefined)/.test(text))
    .map(({ file }) => file)
  expect(blind.toSorted()).toEqual(readsAlone)
})
