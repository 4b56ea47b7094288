import { expect, test } from 'vitest'
import { languageName } from './language-name.ts'

test.each([
  ['en', 'English'],
  ['es', 'Español'],
  ['es-MX', 'Español de México'],
  ['qaa', 'qaa'],
  ['en-x10', 'en-x10'],
])('%s is called %s', (tag, name) => {
  expect(languageName(tag)).toBe(name)
})
