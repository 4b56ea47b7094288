import type { FormDefinition, Question } from '@holdpoint/forms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saidWords } from '../../manage-forms/builder/builder.words.ts'
import { approvalWords } from '../../manage-forms/builder/form/form.words.ts'
import { paths } from '../../paths.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson
let formTypeId: string

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  const types = content(await admin.client.formTypes.list({ section: 'active' }))
  formTypeId = types.data[0]?.formTypeId ?? ''
}, 120_000)
afterAll(() => world.entry.close())

type Query = Parameters<typeof paths.formBuilder>[1]

/** A form that asks nothing yet, and its builder. */
async function made(title: string, maker = admin) {
  const saved = await maker.client.manageForms.save({ title, formTypeId, hasHeader: false })
  const { formId } = content(saved)
  const at = (query?: Query) => paths.formBuilder(formId, query)

  /** What the builder shows there, or where it leads. */
  async function shown(query?: Query, person = maker) {
    return loader(await world.arriving(person, at(query)))
  }

  /** What comes of a post: where it leads, or what the page says. */
  async function post(query: Query, fields: Record<string, string>) {
    const rowVersion = String((await shown()).rowVersion)
    const body = new URLSearchParams({ rowVersion, ...fields, formKey: nextKey() })
    const answer = await action(await world.arriving(admin, at(query), { method: 'POST', body }))
    return answer instanceof Response
      ? { to: answer.headers.get('Location'), said: null }
      : { to: null, said: answer.data }
  }

  async function definition() {
    const draft = content(await admin.client.manageForms.draft({ formId }))
    return draft.definition as FormDefinition
  }

  return { formId, at, shown, post, definition }
}

let keys = 0
/** Each post is another one. */
const nextKey = () => `post-${(keys += 1)}`

const ask = (label: string, type = 'yesNo', place = 'form') => ({ label, type, place })
const labelsOf = ({ items }: FormDefinition) =>
  items.map((item) => (item.type === 'section' ? item.title : item.label)['en'])

test('whoever may not write a form is led away', async () => {
  const form = await made('Nobody else')
  const nobody = await world.signedIn('employee')
  const thrown: unknown = await form.shown({}, nobody).catch((error: unknown) => error)
  expect(thrown instanceof Response && thrown.headers.get('Location')).toBe(
    paths.noAccess('manage-forms'),
  )
})

test('what cannot be added is said beside its field, and nothing typed is lost', async () => {
  const form = await made('Refused')
  expect(await form.post({ add: 'question' }, ask(' ', 'sub-form'))).toMatchObject({
    said: {
      lastResult: {
        initialValue: { place: 'form', type: 'sub-form' },
        error: { label: ['Write what is asked.'], type: ['Choose a kind of answer.'] },
      },
    },
  })
  expect((await form.shown()).canvas).toBeNull()
})

test('several questions are added at once, answered like the last of their kind', async () => {
  const form = await made('Line by line')
  await form.post({ add: 'section' }, { title: 'Walkaround' })
  const add = { add: 'questions', item: 'walkaround' } as const
  expect((await form.shown(add)).plate).toMatchObject({
    ...{ kind: 'addQuestions', start: { type: 'yesNo', place: 'section:walkaround' } },
  })
  const first = await form.post(add, {
    ...{ labels: ' Horn \r\n\r\nLights', type: 'choice', place: 'section:walkaround' },
  })
  expect(first.to).toBe(form.at({ item: 'horn', part: 'question' }))
  expect((await form.shown()).head.undoes).toBe(saidWords.questionsAdded(2, 'Horn'))
  expect((await form.shown(add)).plate).toMatchObject({ start: { type: 'choice' } })
  expect((await form.definition()).items).toMatchObject([
    { key: 'walkaround', items: [{ key: 'horn', label: { en: 'Horn' } }, { key: 'lights' }] },
  ])

  const refused = async (labels: string) => {
    const { said } = await form.post(add, { labels, type: 'yesNo', place: 'form' })
    return JSON.stringify(said)
  }
  expect(await refused(' \n ')).toContain('Write what is asked, one question a line.')
  expect(await refused('x'.repeat(2001))).toContain(
    'Use at most 2000 characters for each question.',
  )
  expect(await refused('Row\n'.repeat(51))).toContain('Add at most 50 questions at once.')
})

test('several questions for a place that is gone are refused beside the place', async () => {
  const form = await made('Gone meanwhile')
  const sent = { labels: 'Horn', type: 'yesNo', place: 'section:gone' }
  const { said } = await form.post({ add: 'questions' }, sent)
  expect(said).toMatchObject({
    lastResult: {
      initialValue: { labels: 'Horn' },
      error: {
        place: ['The place for this item is no longer in the form. Choose another place.'],
      },
    },
  })
  expect(said).not.toHaveProperty('lastResult.error.labels')
})

test('a section is shown as a table by a tick, and Undo takes that back', async () => {
  const form = await made('As a table')
  await form.post({ add: 'section' }, { title: 'Walkaround' })
  const at = { item: 'walkaround', part: 'question' } as const
  const said = { title: 'Walkaround', key: 'walkaround' }
  await form.post(at, { ...said, asTable: 'true' })
  expect((await form.definition()).items[0]).toMatchObject({ asTable: true })
  expect((await form.shown(at)).canvas?.section?.tags).toContain('Shown as a table')
  await form.post({}, { intent: 'undo' })
  expect((await form.definition()).items[0]).not.toHaveProperty('asTable')
})

test('questions and sections are added, moved, copied and taken out, and each step back', async () => {
  const form = await made('Moved about')
  const first = await form.post({ add: 'question' }, ask('Are the slings rated?'))
  expect(first.to).toBe(form.at({ item: 'are_the_slings_rated', part: 'question' }))
  const { to } = await form.post({ add: 'question' }, { ...ask('How many?'), intent: 'addAndNext' })
  expect(to).toBe(form.at({ item: 'how_many', add: 'question' }))
  await form.post({ add: 'section' }, { title: 'Pressure test' })
  await form.post({ item: 'how_many' }, { intent: 'up how_many' })
  expect(labelsOf(await form.definition())).toEqual([
    ...['How many?', 'Are the slings rated?', 'Pressure test'],
  ])
  expect((await form.shown()).head.undoes).toBe(saidWords.movedUp('How many?'))

  const place = { item: 'how_many', dialog: 'place' } as const
  expect((await form.shown(place)).place?.places).toHaveLength(2)
  await form.post(place, { place: 'first:pressure_test' })
  const moved = await form.post({ item: 'how_many' }, { intent: 'duplicate how_many', quiet: '1' })
  expect(moved.to).toBe(form.at({ item: 'how_many' }))
  const shown = await form.shown({ item: 'how_many' })
  expect(shown.canvas?.blocks.map(({ number, label }) => `${number} ${label}`)).toEqual([
    ...['2.1 How many?', '2.2 How many?'],
  ])

  // Without a script the page comes back at what has moved; what stood beside what goes is opened.
  const down = await form.post({ item: 'how_many' }, { intent: 'down how_many' })
  expect(down.to).toBe(`${form.at({ item: 'how_many' })}#block-how_many`)
  const gone = await form.post({ item: 'how_many' }, { intent: 'remove how_many' })
  expect(gone.to).toBe(form.at({ item: 'how_many_2' }))
  await form.post({}, { intent: 'undo' })
  await form.post({}, { intent: 'undo' })
  expect((await form.shown({ item: 'how_many' })).canvas?.blocks[0]).toMatchObject({
    ...{ key: 'how_many', isOpen: true, canRise: true, canSink: true },
  })
})

test('a question is written, with its logic and its score', async () => {
  const form = await made('Written')
  await form.post({ add: 'question' }, ask('Bands in date'))
  await form.post({ add: 'question' }, ask('How many joints', 'integer'))
  const item = 'bands_in_date'
  const question = { label: 'Bands all in date', type: 'yesNo', required: 'yes', key: 'bands' }
  const renamed = await form.post({ item, part: 'question' }, { ...question, titleAnswer: 'true' })
  expect(renamed.to).toBe(form.at({ item: 'bands', part: 'question' }))
  await form.post(
    { item: 'how_many_joints', part: 'logic' },
    { 'visible[0].of': 'bands', 'visible[0].is': 'eq', 'visible[0].value': 'no' },
  )
  await form.post(
    { item: 'bands', part: 'score' },
    { counts: 'true', weight: '3', critical: 'true' },
  )
  await form.post({ part: 'form' }, { scored: 'true', passingPercentage: '90', languages: 'en' })
  expect(await form.definition()).toMatchObject({
    scoring: { enabled: true, passingPercentage: 90 },
    items: [
      {
        ...{ key: 'bands', label: { en: 'Bands all in date' }, required: true, titleAnswer: true },
        score: { weight: 3, critical: true },
      },
      { visible: { op: 'eq', args: [{ op: 'answer', key: 'bands' }, 'no'] } },
    ],
  })
  expect((await form.shown({ item: 'bands', part: 'logic' })).plate).toMatchObject({
    kind: 'logic',
    readers: [{ name: '2' }, { name: 'the score' }],
  })
  expect((await form.shown({ item: 'bands', part: 'score' })).plate).toMatchObject({
    sentences: [
      'Yes earns 3 points.',
      'No earns no points, and fails the form.',
      expect.any(String),
    ],
  })
})

test('a row that is added saves nothing, and comes back with all that was typed', async () => {
  const form = await made('Rows')
  await form.post({ add: 'question' }, ask('Leaks', 'choice'))
  const at = { item: 'leaks', part: 'question' } as const
  const before = await form.definition()
  const insert = { type: 'insert', payload: { name: 'choices', defaultValue: { label: '' } } }
  const typed = { label: 'Leaks seen', 'choices[0].label': 'None', 'choices[0].value': 'none' }
  const { said } = await form.post(at, { ...typed, __intent__: JSON.stringify(insert) })
  expect(said).toMatchObject({
    lastResult: { initialValue: { label: 'Leaks seen', choices: [{ label: 'None' }, undefined] } },
  })
  expect(await form.definition()).toEqual(before)
})

test('a draft that somebody saved meanwhile says so, and loses nothing that was typed', async () => {
  const form = await made('Two at once')
  await form.post({ add: 'question' }, ask('Bands'))
  const rowVersion = String((await form.shown()).rowVersion)
  await form.post({ add: 'question' }, ask('Written meanwhile'))
  const question = { label: 'Bands in date', type: 'yesNo', required: 'no', key: 'bands' }
  const { said } = await form.post({ item: 'bands' }, { ...question, rowVersion })
  expect(said).toMatchObject({
    lastResult: {
      initialValue: { label: 'Bands in date', rowVersion: String(Number(rowVersion) + 1) },
      error: { '': [expect.stringContaining('Somebody saved this while you were writing.')] },
    },
  })
  // A button has nothing typed that could be lost.
  const { to } = await form.post({ item: 'bands' }, { intent: 'down bands', rowVersion })
  expect(to).toBe(form.at({ item: 'bands' }))
  expect(labelsOf(await form.definition())).toEqual(['Bands', 'Written meanwhile'])
})

test('questions come from another form, and what could not come along is told', async () => {
  const source = await made('The source')
  await source.post({ add: 'question' }, ask('Bands'))
  await source.post({ add: 'question' }, ask('Joints', 'integer'))
  await source.post(
    { item: 'joints', part: 'logic' },
    { 'visible[0].of': 'bands', 'visible[0].is': 'eq', 'visible[0].value': 'no' },
  )
  const form = await made('The target')
  const from = { add: 'insert', from: source.formId } as const
  expect((await form.shown(from)).plate).toMatchObject({
    kind: 'insert',
    source: { title: 'The source', items: [{ name: '1 Bands' }, { name: '2 Joints' }] },
  })
  const none = await form.post(from, {})
  expect(none.said).toMatchObject({
    lastResult: { error: { '': ['Choose a section or a question first.'] } },
  })
  const { said } = await form.post(from, { keys: 'joints' })
  expect(said).toMatchObject({
    said: saidWords.inserted(1, 'The source'),
    lost: [expect.stringContaining('Joints')],
    to: form.at({ item: 'joints', part: 'question' }),
  })
  expect((await form.definition()).items[0] as Question).not.toHaveProperty('visible')
})

test('approvals name the manager or a group, and forms to be taken further on are found', async () => {
  const form = await made('Approved')
  const other = await made('Another one')
  const shown = await form.shown({ part: 'approval' })
  expect(shown.plate).toMatchObject({
    approvers: expect.arrayContaining([
      ['manager', 'The manager of whoever hands it in'],
      ['group:group-approvers', 'Approvers'],
    ]),
  })
  const found = await form.post(
    { part: 'approval' },
    { intent: 'find:elevatesTo', 'find.elevatesTo': 'Treating' },
  )
  expect(found.said).toMatchObject({
    found: { sought: 'Treating', choices: [{ name: 'Treating Iron and Restraints' }] },
  })
  const fields = { 'approvals[0].meaning': 'Safety review', 'approvals[0].by': 'manager' }
  await form.post({ part: 'approval' }, { ...fields, elevatesTo: other.formId })
  expect((await form.definition()).workflow).toEqual({
    approvals: [{ meaning: 'Safety review', by: 'manager' }],
    elevatesTo: [other.formId],
  })
})

test('a signature is added without a script, says what it stands for, and is saved', async () => {
  const form = await made('Signed')
  const row = { 'signatures[0].by': 'group:group-approvers', 'signatures[0].mode': 'any' }
  const refused = await form.post({ part: 'approval' }, { ...row, 'signatures[0].meaning': ' ' })
  expect(refused.said).toMatchObject({
    lastResult: { error: { 'signatures[0].meaning': ['Say what it stands for.'] } },
  })
  await form.post({ part: 'approval' }, { ...row, 'signatures[0].meaning': 'Read and understood' })
  expect((await form.definition()).workflow).toEqual({
    approvals: [],
    signatures: [{ meaning: 'Read and understood', by: { group: 'group-approvers' }, mode: 'any' }],
  })
})

test('sub-forms are chosen among the forms in use, and one that is gone keeps its row', async () => {
  const form = await made('With parts')
  const shown = await form.shown({ part: 'subForms' })
  expect(shown.plate).toMatchObject({ kind: 'subForms', start: { subForms: [] } })
  const forms = shown.plate.kind === 'subForms' ? shown.plate.forms : []
  const [inUse] = forms.find(([, title]) => title === 'Treating Iron and Restraints') ?? []
  expect(forms.map(([id]) => id)).not.toContain(form.formId)
  const row = { 'subForms[0].min': '1', 'subForms[0].max': '2' }
  const refused = await form.post({ part: 'subForms' }, { ...row, 'subForms[0].form': '' })
  expect(refused.said).toMatchObject({
    lastResult: { error: { 'subForms[0].form': ['Choose a form.'] } },
  })
  const saved = await form.post({ part: 'subForms' }, { ...row, 'subForms[0].form': inUse ?? '' })
  expect(saved.to).toBe(form.at({ part: 'subForms' }))
  expect((await form.definition()).subForms).toEqual([{ form: inUse, min: 1, max: 2 }])
  const definition = JSON.stringify({
    ...(await form.definition()),
    subForms: [{ form: 'gone', min: 0, max: 1 }],
  })
  await form.post({ part: 'json' }, { definition })
  expect((await form.shown({ part: 'subForms' })).plate).toMatchObject({
    start: { subForms: [{ form: 'gone', min: '0', max: '1' }] },
    forms: expect.arrayContaining([['gone', 'A form that is no longer there']]),
  })
})

test('the whole is written as JSON, and what is wrong with it leads there', async () => {
  const form = await made('As JSON')
  const broken = await form.post({ part: 'json' }, { definition: '{' })
  expect(broken.said).toMatchObject({
    lastResult: {
      initialValue: { definition: '{' },
      error: { definition: [expect.stringMatching(/^This is not JSON/)] },
    },
  })
  const strange = await form.post({ part: 'json' }, { definition: '{"colour":"red"}' })
  expect(strange.said).toMatchObject({ lastResult: { error: { '': expect.any(Array) } } })
  const items = [{ key: 'worst', type: 'choice', label: { en: 'Worst' }, list: 'none' }]
  const definition = JSON.stringify({ ...(await form.definition()), items })
  await form.post({ part: 'json' }, { definition })
  const { head, plate } = await form.shown({ part: 'problems' })
  expect(head.publish.reason).toBe('1 problem keeps it from being published.')
  expect(plate).toMatchObject({
    problems: [{ name: '1 Worst', to: form.at({ item: 'worst', part: 'question' }) }],
  })
})

test('an address of what is gone shows the form, and a press there says so', async () => {
  const form = await made('Gone')
  await form.post({ add: 'question' }, ask('Bands'))
  expect(await form.shown({ item: 'gone', part: 'score' })).toMatchObject({
    ...{ isGone: true, plate: { kind: 'form' }, canvas: { blocks: [{ key: 'bands' }] } },
  })
  const { to } = await form.post({ item: 'gone' }, { intent: 'down gone' })
  expect(to).toBe(form.at({ item: 'gone' }))
})

test('what was typed of a question that went meanwhile stays, and becomes another', async () => {
  const form = await made('Typed on what went')
  await form.post({ add: 'question' }, ask('Bands'))
  const at = { item: 'bands', part: 'question' } as const
  const rowVersion = String((await form.shown()).rowVersion)
  await form.post({ item: 'bands' }, { intent: 'remove bands' })
  await form.post({ add: 'question' }, ask('Another'))
  const typed = { label: 'Bands in date', type: 'yesNo', required: 'yes', key: 'another' }
  const { said } = await form.post(at, { ...typed, rowVersion })
  const now = String((await form.shown()).rowVersion)
  expect(said).toMatchObject({
    lastResult: {
      initialValue: { ...typed, rowVersion: now },
      error: { '': [expect.stringContaining('no longer in the form')] },
    },
  })
  // A key that was taken meanwhile stays with who took it.
  const { to } = await form.post(at, { ...typed, rowVersion: now, intent: 'addAnew' })
  expect(to).toBe(form.at({ item: 'bands_in_date', part: 'question' }))
  expect((await form.definition()).items).toMatchObject([
    { key: 'another', label: { en: 'Another' } },
    { key: 'bands_in_date', label: { en: 'Bands in date' }, required: true },
  ])
})

test('publishing carries the draft that was looked at', async () => {
  const form = await made('Looked at')
  await form.post({ add: 'question' }, ask('Bands'))
  const { head, rowVersion } = await form.shown()
  expect(head.publish.to).toBe(
    paths.managedForm(form.formId, { dialog: 'move', event: 'publish', draft: rowVersion }),
  )
})

test('what a question loses by another type is told before the page goes on', async () => {
  const form = await made('Losses')
  await form.post({ add: 'question' }, ask('Joints', 'integer'))
  const at = { item: 'joints', part: 'question' } as const
  const typed = { label: 'Joints', key: 'joints', required: 'no', unit: 'pcs' }
  await form.post(at, { ...typed, type: 'integer' })
  expect((await form.post(at, { ...typed, type: 'text' })).said).toMatchObject({
    ...{ said: saidWords.questionEdited('Joints'), to: form.at(at) },
    lost: expect.arrayContaining([expect.stringMatching(/unit/i)]),
  })
})

test('whoever does not see groups reads why none can be chosen', async () => {
  const manager = await world.signedIn('manager')
  const why = async (maker: TestPerson) => {
    const { plate } = await (await made('Of groups', maker)).shown({ part: 'approval' })
    return plate.kind === 'approval' ? plate.groupsWhy : undefined
  }
  expect(await why(manager)).toBe(approvalWords.noGroups)
  expect(await why(admin)).toBeNull()
})
