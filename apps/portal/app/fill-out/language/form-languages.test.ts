import { expect, test } from 'vitest'
import { formLanguages } from './form-languages.server.ts'

const told = (...languages: string[]) =>
  formLanguages({ languages } as never).map(({ tag, reading }) => `${reading}: ${tag}`)

test.each([
  [['en'], []],
  [['es'], []],
  [
    ['es', 'en'],
    ['en: en', 'es: es'],
  ],
  [
    ['en', 'es-MX', 'fr'],
    ['en: en', 'es: es-MX', 'fr: fr'],
  ],
  // Nobody can choose to read this one.
  [['en', 'qaa'], []],
])('of a form in %j one chooses among %j', (languages, expected) => {
  expect(told(...languages)).toEqual(expected)
})
