import { expect, test } from 'vitest'
import { shownLanguage, textLanguage, textOf } from './text.ts'

test.each([
  [['en', 'es'], 'es', 'es'],
  [['en', 'es-MX'], 'es', 'es-MX'],
  [['es-MX', 'es'], 'es', 'es'],
  [['es', 'en'], 'fr', 'en'],
  [['es', 'en-GB'], 'fr', 'en-GB'],
  [['es', 'pt'], 'en', 'es'],
  [[], 'en', 'en'],
])('of a form in %j whoever reads %s is shown %s', (languages, read, shown) => {
  expect(shownLanguage({ languages }, read)).toBe(shown)
})

test.each([
  [{ en: 'Hose', es: 'Manguera' }, 'es', 'es', 'Manguera'],
  [{ en: 'Hose', es: 'Manguera' }, 'es-MX', 'es', 'Manguera'],
  [{ en: 'Hose' }, 'es', 'en', 'Hose'],
  [{ pt: 'Mangueira' }, 'es', 'pt', 'Mangueira'],
  [undefined, 'es', 'es', ''],
])('a text %j in %s is found in %s', (text, lang, found, words) => {
  expect(textLanguage(text, lang)).toBe(found)
  expect(textOf(text, lang)).toBe(words)
})
