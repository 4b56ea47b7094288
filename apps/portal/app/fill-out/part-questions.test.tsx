import { startingAnswers, type FormDefinition, type Question, type Section } from '@holdpoint/forms'
import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import type { FormOnPage } from './fill-data.ts'
import { FormPart } from './form-part.tsx'
import { FormLanguage } from './language/answering-words.tsx'
import { markOf } from './marks.ts'
import { emptyDraft } from './raw-answer.ts'
import { useTriedForm } from './use-filler.ts'

// What the server sends of a section that is shown as a table: all that there is without a script.

const isNo = { op: 'eq', args: [{ op: 'value' }, 'no'] } as const
const ask = (key: string, en: string, rest: Partial<Question> = {}): Question => ({
  ...{ key, type: 'yesNo', label: { en, es: `¿${en}?` }, required: true },
  ...rest,
})
const choices = [
  { value: 'good', label: { en: 'Good', es: 'Bien' } },
  { value: 'poor', label: { en: 'Poor', es: 'Mal' } },
]

const walk: Section = {
  ...{ key: 'walk', type: 'section', title: { en: 'Walkaround' }, asTable: true },
  items: [
    ask('horn', 'Horn', { hint: { en: 'Twice.' }, on: [{ when: isNo, do: 'requireNote' }] }),
    ask('lights', 'Lights', { required: false }),
    { key: 'plate', type: 'text', label: { en: 'Number plate' } },
    ask('tires', 'Tires', { type: 'choice', choices }),
    ask('hoses', 'Hoses', { type: 'choice', choices }),
    ask('hitch', 'Hitch'),
  ],
}

type Drawn = {
  section?: Partial<Section>
  answers?: Readonly<Record<string, string>>
  lang?: string
  asked?: FormOnPage['asked']
}

/** A section as the server draws it once somebody wanted to hand it in. */
async function drawn({ section, answers = {}, lang = 'en', asked = {} }: Drawn = {}) {
  const definition: FormDefinition = {
    ...{ schema: 1, key: 'truck', version: 1, title: { en: 'Truck' }, languages: ['en', 'es'] },
    items: [{ ...walk, ...section }],
  }
  const today = '2026-11-20'
  const data: FormOnPage = {
    ...{ id: null, title: 'Truck', definition },
    answers: startingAnswers(definition, { today, lang }),
    options: {
      ...{ district: [], businessUnit: [], crew: [], customer: [], pad: [] },
      ...{ equipment: [], person: [] },
    },
    ...{ found: null, today, lang, timeZone: 'America/Chicago' },
    ...{ actions: {}, actionQuestions: [], asked, fromLast: null, isOnlyAsked: false },
  }
  const mark = markOf(undefined, emptyDraft)
  const typed = Object.fromEntries(
    Object.entries(answers).map(([key, text]) => [key, { raw: [text], note: '', mark }]),
  )
  const Page = () => {
    const filler = useTriedForm(data, { typed, problems: {}, conflicts: {} })
    return filler.states.map((state) => (
      <FormLanguage key={state.part.key} value={lang}>
        <FormPart
          {...{ state, data, filler, isPage: true, isEnabled: true, isMissingShown: true }}
          {...{ district: null, typedBeside: undefined }}
        />
      </FormLanguage>
    ))
  }
  return drawnPart(() => <Page />)
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)
const plain = (html = '') =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const tables = (html: string) => all(html, /<table(.*?)<\/table>/gs).map((table = '') => table)
const rowOf = (html: string, key: string) =>
  new RegExp(`<tbody[^>]* id="q-${key}".*?</tbody>|<tbody id="q-${key}".*?</tbody>`, 's').exec(
    html,
  )?.[0] ?? ''
const heads = (table = '') => all(table, /<th scope="col"[^>]*>(.*?)<\/th>/gs).map(plain)
const inputs = (html: string, key: string) =>
  all(html, new RegExp(`(<input[^>]*name="a\\.${key}"[^>]*>)`, 'g'))

test('neighbours with the same answers are the rows of a table, and all else is as ever', async () => {
  const html = await drawn()
  const [signs = '', marks = '', ...others] = tables(html)
  expect(others).toEqual([])
  expect([heads(signs), heads(marks)]).toEqual([
    ['Yes', 'No', 'N/A'],
    ['Good', 'Poor'],
  ])
  expect(signs).toContain('aria-labelledby="part-walk"')
  expect(all(html, /id="q-(\w+)"/g)).toEqual(walk.items.map(({ key }) => key))
  expect(html).toMatch(/<fieldset[^>]* id="q-hitch"|<fieldset id="q-hitch"/)
  expect((await drawn({ section: { asTable: false } })).includes('<table')).toBe(false)
})

test('a row is headed by what it asks, and its answers are a group of that name', async () => {
  const html = await drawn({ answers: { horn: 'yes' } })
  const row = rowOf(html, 'horn')
  expect(plain(/<th scope="row".*?<\/th>/s.exec(row)?.[0])).toBe('1.1 Horn')
  const [group = ''] = /<div role="radiogroup"[^>]*>/.exec(row) ?? []
  expect(group).toContain('aria-labelledby="l-horn"')
  expect(group).toContain('aria-describedby="h-horn"')
  expect(group).toContain('aria-required="true"')
  expect(group).not.toContain('aria-invalid')
  expect(inputs(row, 'horn').map((tag) => / value="(\w*)"/.exec(tag ?? '')?.[1])).toEqual([
    ...['yes', 'no', 'na'],
  ])
  expect(inputs(row, 'horn').map((tag) => tag?.includes('checked=""'))).toEqual([
    true,
    false,
    false,
  ])
  expect(plain(row)).toContain('Twice.')
})

test('what is missing, asked for or wrong with a row stands with it', async () => {
  const asked = { lights: { note: 'Look again.', by: 'Dana' } }
  const html = await drawn({ answers: { horn: 'no' }, asked })
  const [signs = '', marks = ''] = tables(html)
  expect(rowOf(signs, 'horn')).toMatch(/<textarea[^>]* name="n\.horn"/)
  expect(rowOf(signs, 'horn')).toContain('data-opens-on="no"')
  expect(rowOf(marks, 'tires')).toContain('aria-invalid="true"')
  expect(plain(rowOf(marks, 'tires'))).toContain('Missing')
  expect(plain(rowOf(signs, 'lights'))).toMatch(/1\.2 Lights.*Dana.*Look again\./)
})

test('all of a row that is no answer is in groups named as the row is', async () => {
  const asked = { lights: { note: 'Look again.', by: 'Dana' } }
  const note = [{ when: isNo, do: 'requireNote' }] as const
  const items = [
    ask('horn', 'Horn'),
    ask('lights', 'Lights', { required: false, note: 'optional', on: note }),
  ]
  const row = rowOf(await drawn({ section: { items }, answers: { lights: 'na' }, asked }), 'lights')
  const cells = all(row, /<td[^>]*>(.*?)<\/td>/gs).map((cell = '') => cell)
  const [, beside = '', below = ''] = cells
  const isGroup = /^<div role="group"[^>]* aria-labelledby="l-lights"/
  expect(beside).toMatch(isGroup)
  expect(plain(beside)).toContain('Add a note')
  expect(below).toMatch(isGroup)
  expect(below).toContain('name="n.lights"')
  expect(plain(below)).toContain('Look again.')
})

test('an answer that may be left open can be taken back, with and without a script', async () => {
  const html = await drawn({ answers: { lights: 'na' } })
  const row = rowOf(html, 'lights')
  expect(inputs(row, 'lights').at(-1)).toContain('value=""')
  expect(row).toContain('needs-script')
  expect(inputs(rowOf(html, 'horn'), 'horn')).toHaveLength(3)
})

test('it is said in the language of the form', async () => {
  const [signs, marks] = tables(await drawn({ lang: 'es' }))
  expect([heads(signs), heads(marks)]).toEqual([
    ['Sí', 'No', 'N/A'],
    ['Bien', 'Mal'],
  ])
  expect(signs).toContain('<span lang="es" dir="auto">¿Horn?</span>')
})

test('each time that a section is asked it has tables of its own', async () => {
  const repeat = { label: { en: 'Truck' }, min: 2, max: 3 }
  const html = await drawn({ section: { repeat } })
  expect(tables(html).map((table) => all(table, /id="q-([\w-]+)"/g))).toEqual([
    ...[
      ['horn-1', 'lights-1'],
      ['tires-1', 'hoses-1'],
    ],
    ...[
      ['horn-2', 'lights-2'],
      ['tires-2', 'hoses-2'],
    ],
  ])
  expect(html.indexOf('Truck 2')).toBeGreaterThan(html.indexOf('id="q-hitch-1"'))
  expect(plain(rowOf(html, 'horn-2'))).toContain('Truck 2 : Horn')
})
