import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { castShard, type CastName } from '../../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { placeForm } from '../../../../test/place-form.ts'
import { json } from '../../../db/json.ts'

const plan: FormDefinition = {
  ...{ schema: 1, key: 'lift_plan', version: 1, title: { en: 'Lift plan' }, languages: ['en'] },
  items: [
    { key: 'on', type: 'date', label: { en: 'Day' } },
    {
      ...{ key: 'lifts', type: 'section', title: { en: 'Lifts' } },
      repeat: { label: { en: 'Lift & "load"' }, min: 1, max: 3 },
      items: [
        { key: 'what', type: 'text', label: { en: 'What is lifted' } },
        { key: 'weight', type: 'decimal', label: { en: 'Weight' }, unit: 'kg' },
        { key: 'machine', type: 'equipment', label: { en: 'Crane' } },
      ],
    },
    { key: 'total', type: 'calc', label: { en: 'Total' }, calc: { op: 'sum', key: 'weight' } },
    { key: 'held', type: 'yesNo', label: { en: 'Condition' } },
    {
      ...{ key: 'why', type: 'text', label: { en: 'Condition' } },
      visible: { op: 'eq', args: [{ op: 'answer', key: 'held' }, 'no'] },
    },
    { key: 'asked', type: 'integer', label: { en: 'Asked in the first version' } },
  ],
}
const revised: FormDefinition = {
  ...plan,
  version: 2,
  items: [
    ...plan.items.filter(({ key }) => key !== 'asked'),
    { key: 'seen', type: 'dateTime', label: { en: 'Seen at' } },
    { key: 'took', type: 'duration', label: { en: 'Time taken' } },
  ],
}

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
  const { kysely } = world.database
  await placeForm(world, 'f-lifts', { published: plan })
  await kysely
    .insertInto('assets')
    .values({
      shard_key: castShard,
      id: 'a-crane',
      code: 'CR-1',
      name: 'Crane',
      category: 'Lifting',
    })
    .execute()
  await handedIn({
    ...{ on: '2026-03-04', 'lifts-list': ['1', '3'], held: 'yes', why: 'hidden', asked: 7 },
    ...{ 'what-1': '=1+1', 'weight-1': 40.5, 'machine-1': 'a-crane', 'what-3': 'Pump' },
    ...{ 'weight-3': 60, 'what-2': 'removed' },
  })
  await revise('f-lifts', revised)
  await handedIn(
    { held: 'no', why: 'A strap is torn', seen: '2026-03-05T07:30', took: 90 },
    { note: 'Looked twice' },
  )
})
afterAll(() => world.close())

type Value = string | number | string[]

async function revise(formId: string, definition: FormDefinition) {
  const { kysely } = world.database
  const { version } = definition
  await kysely
    .insertInto('form_versions')
    .values({ form_id: formId, version, definition: json(definition), published_at: new Date() })
    .execute()
  await kysely
    .updateTable('forms')
    .set({ published_version: version })
    .where('id', '=', formId)
    .execute()
}

async function handedIn(
  values: Readonly<Record<string, Value>>,
  { of: formId = 'f-lifts', note }: { of?: string; note?: string } = {},
) {
  const myFormId = contentOf(await employee.myForms.start({ formId })).id
  const changes = Object.entries(values).map(([key, value]) => ({
    ...{ key, value },
    ...(note !== undefined && key === 'held' ? { note } : {}),
  }))
  contentOf(await employee.myForms.fill({ myFormId, changes }))
  contentOf(await employee.myForms.submit({ myFormId }))
}

async function sheetsAt(url: string, as: CastName) {
  const reply = await world.http(url.replace('/api/v1', ''), { as })
  expect(reply.status).toBe(200)
  const { sheets } = await readXlsx(new Uint8Array(await reply.arrayBuffer()))
  return new Map(sheets.map(({ name, rows }) => [name, rows]))
}

/** The rows of a sheet by the headings of their columns. */
function tabled(rows: readonly (readonly unknown[])[] | undefined) {
  const [head = [], ...lines] = rows ?? []
  return lines.map((line) =>
    Object.fromEntries(head.map((heading, index) => [String(heading), line[index] ?? null])),
  )
}

describe('the answers to a form as a workbook', () => {
  beforeEach(() => world.wait(60_000))

  test('are of one form, which the filter names', async () => {
    for (const formIds of [[], ['f-lifts', 'f-check']]) {
      const reply = await employee.myForms.answersExcel({ section: 'completed', formIds })
      expect(reply).toMatchObject({
        ...{ status: 222, content: { totalRecords: null } },
        errors: [expect.stringContaining('Choose one form')],
      })
    }
  })

  test('are a line for each entry, in columns that hold through the versions of the form', async () => {
    const { url, fileName } = contentOf(
      await employee.myForms.answersExcel({ section: 'completed', formIds: ['f-lifts'] }),
    )
    expect(fileName).toMatch(/^answers-.*\.xlsx$/)
    const sheets = await sheetsAt(url, 'employee')
    expect([...sheets.keys()]).toEqual([
      ...['Answers', 'Lift & "load"', 'Notes and photos', 'Questions', 'About'],
    ])
    const [second, first] = tabled(sheets.get('Answers'))
    expect(first).toMatchObject({
      ...{ Version: 1, Day: new Date('2026-03-04T00:00:00Z'), Total: 100.5 },
      ...{ 'Condition (held)': 'Yes', 'Asked in the first version': 7, 'Lift & "load"': 2 },
      // It did not show, so it was not said.
      'Condition (why)': null,
    })
    expect(second).toMatchObject({
      ...{ Version: 2, 'Condition (why)': 'A strap is torn', 'Seen at': '2026-03-05 07:30' },
      ...{ 'Asked in the first version': null, 'Submitted by': 'Test Employee' },
      // Minutes, to be reckoned with.
      'Time taken (minutes)': 90,
    })
    expect(tabled(sheets.get('Lift & "load"'))).toMatchObject([
      { Number: second?.['Number'], 'Lift & "load"': 1, 'What is lifted': null },
      {
        ...{ Number: first?.['Number'], 'Lift & "load"': 1, 'What is lifted': '=1+1' },
        ...{ Weight: 40.5, Crane: 'CR-1 Crane' },
      },
      { 'Lift & "load"': 3, 'What is lifted': 'Pump', Weight: 60, Crane: null },
    ])
    expect(tabled(sheets.get('Notes and photos'))).toMatchObject([
      { Number: second?.['Number'], Question: 'Condition', Answer: 'No', Note: 'Looked twice' },
    ])
    expect(tabled(sheets.get('Questions'))).toContainEqual({
      ...{ Column: 'Condition (why)', Key: 'why', Type: 'text', Section: null, Unit: null },
      ...{ Choices: null, Versions: '1, 2' },
    })
    expect(new Map(sheets.get('About')?.map(([what, value]) => [what, value])).get('Forms')).toBe(2)
  })

  test('say what an older version asked in another way in its own words, and lose nothing', async () => {
    const first: FormDefinition = {
      ...{ schema: 1, key: 'slings', version: 1, title: { en: 'Slings' }, languages: ['en'] },
      items: [
        { key: 'on', type: 'dateTime', label: { en: 'Looked at' } },
        { key: 'seen', type: 'text', label: { en: 'Seen' } },
        {
          ...{ key: 'part', type: 'section', title: { en: 'Slings' } },
          items: [{ key: 'state', type: 'text', label: { en: 'State' } }],
        },
      ],
    }
    const second: FormDefinition = {
      ...{ ...first, version: 2 },
      items: [
        { key: 'on', type: 'date', label: { en: 'Looked at' } },
        { key: 'seen', type: 'dateTime', label: { en: 'Seen' } },
        {
          ...{ key: 'part', type: 'section', title: { en: 'Slings' } },
          repeat: { label: { en: 'Sling' }, min: 1, max: 3 },
          items: [{ key: 'state', type: 'text', label: { en: 'State' } }],
        },
      ],
    }
    await placeForm(world, 'f-slings', { published: first })
    await handedIn({ on: '2026-03-04T07:30', seen: 'Tank 4', state: 'Frayed' }, { of: 'f-slings' })
    await revise('f-slings', second)
    await handedIn({ on: '2026-03-05', 'state-1': 'New' }, { of: 'f-slings' })
    const asked = { section: 'completed' as const, formIds: ['f-slings'] }
    const sheets = await sheetsAt(
      contentOf(await employee.myForms.answersExcel(asked)).url,
      'employee',
    )
    const lines = tabled(sheets.get('Answers'))
    expect(lines.find(({ Version }) => Version === 1)).toMatchObject({
      ...{ 'Looked at': '4 Mar 2026, 07:30', Seen: 'Tank 4', State: 'Frayed' },
    })
    expect(lines.find(({ Version }) => Version === 2)).toMatchObject({
      ...{ 'Looked at': new Date('2026-03-05T00:00:00Z'), State: null, Sling: 1 },
    })
    expect(tabled(sheets.get('Sling'))).toMatchObject([{ Sling: 1, State: 'New' }])
  })

  test('are those that the list shows: nobody takes away what is not theirs to read', async () => {
    const input = { section: 'completed' as const, formIds: ['f-lifts'] }
    const colleague = await world.as('colleague')
    const own = contentOf(await colleague.myForms.answersExcel(input))
    expect(tabled((await sheetsAt(own.url, 'colleague')).get('Answers'))).toEqual([])
    const { url } = contentOf(await employee.myForms.answersExcel(input))
    expect((await world.http(url.replace('/api/v1', ''), { as: 'colleague' })).status).toBe(403)
    const reviews = contentOf(
      await colleague.reviewForms.answersExcel({ ...input, section: 'all' }),
    )
    expect(tabled((await sheetsAt(reviews.url, 'colleague')).get('Answers'))).toEqual([])
  })

  test('are taken from the reviews by whoever may read them all', async () => {
    const admin = await world.as('admin')
    const { url } = contentOf(
      await admin.reviewForms.answersExcel({ section: 'all', formIds: ['f-lifts'] }),
    )
    const lines = tabled((await sheetsAt(url, 'admin')).get('Answers'))
    expect(lines.map((line) => line['Submitted by'])).toEqual(['Test Employee', 'Test Employee'])
  })
})
