import { expect, test } from 'vitest'
import * as z from 'zod'
import { ask, form, section } from '../../test/build.ts'
import { after } from '../../test/edits.ts'
import { draftDefinition, parseDefinition } from '../schema.ts'
import { textsOf } from '../texts.ts'
import type { FormDefinition } from '../types.ts'
import { setLanguages } from './languages.ts'
import { moveItem } from './move.ts'
import { setTranslations, translationsOf, type SaidText } from './translations.ts'
import { definitionWarnings } from './warnings.ts'

let texts = 0
const text = () => ({ en: `Text ${(texts += 1)}` })

/** A form that has each text that a form may have. */
const whole = form(
  [
    ask('loose', 'choice', { label: text(), choices: [{ value: 'x', label: text() }] }),
    section(
      'one',
      [
        ask('deep', 'decimal', {
          ...{ label: text(), hint: text(), limits: [{ level: 'ok', label: text() }] },
          on: [{ when: true, do: 'showMessage', message: text() }],
          validate: [{ rule: true, message: text(), level: 'warn' }],
        }),
      ],
      { title: text(), intro: text(), repeat: { label: text(), min: 0, max: 3 } },
    ),
  ],
  {
    ...{ title: text(), languages: ['en', 'es'] },
    choiceLists: { colours: [{ value: 'red', label: text() }] },
  },
)

/** The paths at which the schema has texts, with `*` for whatever stands in a list. */
function textsOfSchema(node: unknown, path = ''): string[] {
  const { type, properties, items, additionalProperties, oneOf } = node as z.core.JSONSchema.Schema
  const below = (next: unknown, step: string) =>
    typeof next === 'object' && next !== null
      ? textsOfSchema(next, path === '' ? step : `${path}.${step}`)
      : []
  const isText =
    type === 'object' &&
    typeof additionalProperties === 'object' &&
    additionalProperties.type === 'string'
  return isText
    ? [path]
    : [
        ...Object.entries(properties ?? {}).flatMap(([name, next]) => below(next, name)),
        ...below(items, '*'),
        ...below(additionalProperties, '*'),
        ...(oneOf ?? []).flatMap((next) => textsOfSchema(next, path)),
      ]
}

test('every text that the schema knows is found', () => {
  expect(parseDefinition(whole)).toMatchObject({ ok: true })
  const known = textsOfSchema(z.toJSONSchema(draftDefinition, { unrepresentable: 'any' }))
  const found = textsOf(whole).map(({ path }) =>
    path.map((step, at) => (path[at - 1] === 'choiceLists' || step === +step ? '*' : step)),
  )
  // A question has the same texts in a section as beside one.
  const told = (paths: readonly string[]) =>
    [...new Set(paths.map((path) => path.replace(/^items\.\*\.items/u, 'items')))].sort()
  expect(told(found.map((path) => path.join('.')))).toEqual(told(known))
})

/** Everything that a form is still to say, said. */
function allSaid(definition: FormDefinition): SaidText[] {
  return translationsOf(definition, 'es').map(({ place, from }) => ({
    ...{ place, from, said: `Texto ${from}`, isEverywhere: false },
  }))
}

test('what is said of every text is all of it, and taking the language away takes all of it', () => {
  const before = JSON.stringify(whole)
  const places = translationsOf(whole, 'es').map(({ place }) => place)
  expect(new Set(places).size).toBe(places.length)
  const next = after(setTranslations(whole, 'es', allSaid(whole)) as never)
  expect(JSON.stringify(whole)).toBe(before)
  expect(translationsOf(next, 'es').map(({ from, said }) => said === `Texto ${from}`)).toEqual(
    places.map(() => true),
  )
  expect(JSON.stringify(next).match(/"es":"Texto /gu)).toHaveLength(places.length)
  expect(parseDefinition(next)).toMatchObject({ ok: true })
  expect(after(setLanguages(next, ['en']))).toEqual({ ...whole, languages: ['en'] })
})

test('what is missing is counted, and warned of', () => {
  const [first, ...others] = allSaid(whole)
  const next = after(setTranslations(whole, 'es', others) as never)
  const missing = translationsOf(next, 'es').filter(({ said }) => said === null)
  expect(missing.map(({ place }) => place)).toEqual([first?.place])
  const told = (one: FormDefinition) => definitionWarnings(one).map(({ message }) => message)
  expect(told(next)).toContain('1 text is missing in "es". People read "en" there.')
  expect(told(after(setTranslations(next, 'es', allSaid(next)) as never))).not.toContainEqual(
    expect.stringContaining('missing in'),
  )
})

const yes = { value: 'y', label: { en: 'Yes' } }
const alike = form(
  [
    ask('a', 'choice', { choices: [yes, { value: 'n', label: { en: 'No' } }] }),
    ask('b', 'choice', { choices: [{ ...yes, label: { en: 'Yes', es: 'Así es' } }] }),
    ask('c', 'choice', { choices: [yes] }),
  ],
  { languages: ['en', 'es'] },
)
const saidAt = (definition: FormDefinition) =>
  Object.fromEntries(translationsOf(definition, 'es').map(({ place, said }) => [place, said]))
const sayYes = { place: 'a.choices.0.label', from: 'Yes', said: 'Sí', isEverywhere: true }

test('the same text is filled wherever it says nothing yet, and nothing is written over', () => {
  const own = translationsOf(alike, 'es').find(({ place }) => place === sayYes.place)
  expect(own).toMatchObject({ key: 'a', field: 'choices.0.label', said: null, alsoMissing: 1 })
  const other = translationsOf(alike, 'es').find(({ place }) => place === 'b.choices.0.label')
  expect(other).toMatchObject({ said: 'Así es', alsoMissing: 2 })
  expect(saidAt(after(setTranslations(alike, 'es', [sayYes]) as never))).toMatchObject({
    ...{ 'a.choices.0.label': 'Sí', 'a.choices.1.label': null, 'b.choices.0.label': 'Así es' },
    'c.choices.0.label': 'Sí',
  })
  // An empty field of the same page is no wish of its own; another word is.
  const beside = (said: string | null) => ({ ...sayYes, place: 'c.choices.0.label', said })
  for (const [said, expected] of [
    [null, 'Sí'],
    ['Si', 'Si'],
  ] as const) {
    const own = { ...beside(said), isEverywhere: false }
    expect(saidAt(after(setTranslations(alike, 'es', [sayYes, own]) as never))).toMatchObject({
      'c.choices.0.label': expected,
    })
  }
})

test('a text is taken away again, and follows its item wherever that goes', () => {
  const moved = after(moveItem(alike, 'c', 'up'))
  const gone = { place: 'b.choices.0.label', from: 'Yes', said: null, isEverywhere: false }
  const there = { ...sayYes, place: 'c.choices.0.label', isEverywhere: false }
  expect(saidAt(after(setTranslations(moved, 'es', [gone, there]) as never))).toMatchObject({
    ...{ 'b.choices.0.label': null, 'c.choices.0.label': 'Sí', 'a.choices.0.label': null },
  })
})

test('what is said of another text, or of none, is refused by its place, and nothing written', () => {
  const edit = setTranslations(alike, 'es', [
    { ...sayYes, from: 'Yeah' },
    { ...sayYes, place: 'z.label' },
    { ...sayYes, place: 'a.label', from: 'Ask a' },
  ])
  expect(edit).toEqual({
    ok: false,
    problems: new Map([
      [sayYes.place, 'What stands beside this was changed meanwhile. Please look at it again.'],
      [
        'z.label',
        'The text that this belongs to is no longer in the form. Empty this field to save the others.',
      ],
    ]),
  })
  // Of one that is emptied there is nothing to write, and the others are saved.
  const emptied = { ...sayYes, place: 'z.label', said: null, isEverywhere: false }
  expect(setTranslations(alike, 'es', [emptied, { ...sayYes, isEverywhere: false }])).toMatchObject(
    {
      ok: true,
    },
  )
  for (const language of ['en', 'fr']) {
    expect(setTranslations(alike, language, [])).toMatchObject({
      problem: `"${language}" is not a language that this form is translated into.`,
    })
  }
})
