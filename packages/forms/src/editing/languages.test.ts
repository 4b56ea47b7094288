import { expect, test } from 'vitest'
import { ask, form, section } from '../../test/build.ts'
import { after, toldEdit } from '../../test/edits.ts'
import { parseDefinition } from '../schema.ts'
import type { FormDefinition, Text } from '../types.ts'
import { setLanguages, textsLost } from './languages.ts'

const said: Text = { en: 'Red', es: 'Rojo' }

const sample = (text: Text, languages: readonly string[]): FormDefinition =>
  form(
    [
      ask('a', 'choice', { label: text, hint: text, choices: [{ value: 'x', label: text }] }),
      section(
        'one',
        [
          ask('b', 'decimal', {
            label: text,
            limits: [{ level: 'ok', label: text }],
            on: [
              { when: true, do: 'flag' },
              { when: true, do: 'showMessage', message: text },
            ],
            validate: [{ rule: true, message: text, level: 'warn' }],
          }),
        ],
        { title: text, intro: text },
      ),
    ],
    { title: text, languages, choiceLists: { colours: [{ value: 'x', label: text }] } },
  )

test.each<[string, Text, readonly string[], Text]>([
  ['a language goes with its texts', said, ['en'], { en: 'Red' }],
  ['another comes first', said, ['es', 'en'], said],
  [
    'a first one without texts has those that were read',
    { en: 'Red' },
    ['fr', 'en'],
    { fr: 'Red', en: 'Red' },
  ],
  ['the only one is another now', { en: 'Red' }, ['es-MX'], { 'es-MX': 'Red' }],
  ['one that is named twice', said, ['en', 'es', 'en'], said],
])('%s', (_title, before, languages, text) => {
  const isLost = Object.values(before).some((words) => !Object.values(text).includes(words))
  const form = sample(before, Object.keys(before))
  expect(textsLost(form, languages)).toBe(isLost ? 11 : 0)
  const next = after(setLanguages(sample(before, Object.keys(before)), languages))
  expect(next).toEqual(sample(text, [...new Set(languages)]))
  expect(parseDefinition(next)).toMatchObject({ ok: true })
})

test.each([
  [[], 'Name at least one language.'],
  [['en', 'english!'], 'Use a language tag, such as "en" or "es-MX".'],
  [
    Array.from({ length: 21 }, (_, place) => `en-x${place + 10}`),
    'A form has at most 20 languages.',
  ],
])('refuses %j', (languages, problem) => {
  expect(toldEdit(setLanguages(sample(said, ['en', 'es']), languages))).toBe(problem)
})
