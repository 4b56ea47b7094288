import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import type { FormDefinition, Rule } from '@holdpoint/forms'
import { cast, castPassword } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeForm } from '../../../test/place-form.ts'
import { json } from '../../db/json.ts'
import { pagesOf } from '../../../test/read-pdf.ts'

const answer = (key: string): Rule => ({ op: 'answer', key })

const form: FormDefinition = {
  ...{ schema: 1, key: 'lift_plan', version: 1, title: { en: 'Lift plan' }, languages: ['en'] },
  workflow: { approvals: [{ meaning: 'Lifting', by: 'manager' }] },
  items: [
    {
      ...{ key: 'lifts', type: 'section', title: { en: 'Lifts' } },
      repeat: { label: { en: 'Lift' }, min: 1, max: 3 },
      items: [
        { key: 'what', type: 'text', label: { en: 'What is lifted' }, required: true },
        { key: 'weight', type: 'decimal', label: { en: 'Weight' }, unit: 'kg' },
        { key: 'machine', type: 'equipment', label: { en: 'Crane' } },
        {
          ...{ key: 'plan', type: 'longText', label: { en: 'Plan' } },
          visible: { op: 'gt', args: [answer('weight'), 500] },
          required: true,
        },
        { key: 'sign', type: 'signature', label: { en: 'Rigger' } },
      ],
    },
    {
      key: 'total',
      type: 'calc',
      label: { en: 'Total' },
      unit: 'kg',
      calc: { op: 'sum', key: 'weight' },
    },
  ],
}

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
  await world.database.kysely
    .updateTable('people')
    .set({ manager_id: cast.manager })
    .where('id', '=', cast.employee)
    .execute()
  await placeForm(world, 'f-lifts', { published: form })
})
afterAll(() => world.close())

type Value = string | number | string[] | null

async function fill(myFormId: string, values: Readonly<Record<string, Value>>) {
  const changes = Object.entries(values).map(([key, value]) => ({ key, value }))
  return employee.myForms.fill({ myFormId, changes })
}

async function filled(values: Readonly<Record<string, Value>>) {
  const myFormId = contentOf(await employee.myForms.start({ formId: 'f-lifts' })).id
  contentOf(await fill(myFormId, values))
  return myFormId
}

async function read(myFormId: string) {
  return contentOf(await employee.myForms.get({ myFormId }))
}

const two = {
  'lifts-list': ['1', '2'],
  'what-1': 'Valve',
  'weight-1': 40,
  'what-2': 'Pump',
  'weight-2': 60.5,
}

describe('a section that is asked several times', () => {
  test('asks in each instance, and adds up what all of them say', async () => {
    const myFormId = await filled({ ...two, 'what-2': null })
    const { state, answers } = await read(myFormId)
    expect(state.missing).toMatchObject([{ key: 'what-2', label: 'Lift 2: What is lifted' }])
    expect(answers['total']).toEqual({ value: 100.5 })
    expect(contentOf(await fill(myFormId, { 'what-2': 'Pump' })).formStatus).toBe('fill')
    const heavy = contentOf(await fill(myFormId, { 'weight-2': 900 }))
    expect(heavy.state.missing).toMatchObject([{ key: 'plan-2' }])
    expect((await read(myFormId)).answers['total']).toEqual({ value: 940 })
  })

  test('refuses too many, none, the same twice, and a question that is not asked there', async () => {
    const myFormId = await filled(two)
    for (const list of [['1', '2', '3', '4'], null, ['1', '1'], ['0'], ['one']]) {
      const reply = await fill(myFormId, { 'lifts-list': list })
      // Nothing named means as many as there must be.
      expect(reply.status, String(list)).toBe(list === null ? 200 : 222)
    }
    expect(await fill(myFormId, { 'total-1': 3, 'what-0': 'x', 'what-1-2': 'x' })).toMatchObject({
      status: 222,
      content: {
        refused: ['total-1', 'what-0', 'what-1-2'].map((key) => ({
          ...{ key, message: 'This form has no such question.' },
        })),
      },
    })
  })

  test('keeps what was answered in one that is removed, and leaves it out', async () => {
    const myFormId = await filled(two)
    contentOf(await fill(myFormId, { 'lifts-list': ['1'] }))
    const { answers, state } = await read(myFormId)
    expect(answers).toMatchObject({ total: { value: 40 }, 'what-2': { value: 'Pump' } })
    expect(state.missing).toEqual([])
    // Typed elsewhere while it was removed here: it is kept as well.
    contentOf(await fill(myFormId, { 'what-2': 'Large pump' }))
    contentOf(await fill(myFormId, { 'lifts-list': ['1', '2'] }))
    expect((await read(myFormId)).answers).toMatchObject({
      total: { value: 100.5 },
      'what-2': { value: 'Large pump' },
    })
  })

  test('ends somewhere, also for what is stored before it is there', async () => {
    const myFormId = await filled(two)
    const stored = Object.fromEntries(
      Array.from({ length: 6000 }, (_, place) => [`key-${place}`, { value: 'x' }]),
    )
    await world.database.kysely
      .updateTable('my_form_answers')
      .set({ answers: json(stored) })
      .where('my_form_id', '=', myFormId)
      .execute()
    expect(await fill(myFormId, { 'what-9': 'One more' })).toMatchObject({
      content: {
        refused: [{ key: 'what-9', message: 'This form holds as many answers as one may.' }],
      },
    })
  })

  test('takes from nobody a machine of another company', async () => {
    const myFormId = await filled(two)
    expect(await fill(myFormId, { 'machine-2': 'nowhere' })).toMatchObject({
      content: { refused: [{ key: 'machine-2' }] },
    })
  })

  test('is signed by one while another is added', async () => {
    const myFormId = await filled(two)
    const sign = { myFormId, questionKey: 'sign-1', kind: 'typed', name: 'Test Employee' } as const
    contentOf(await employee.myForms.sign({ ...sign, password: castPassword }))
    contentOf(await fill(myFormId, { 'lifts-list': ['1', '2', '3'], 'what-3': 'Jar' }))
    expect((await read(myFormId)).state.missing).toEqual([])
    contentOf(await fill(myFormId, { 'weight-1': 41 }))
    expect((await read(myFormId)).state.missing).toMatchObject([{ key: 'sign-1' }])
  })

  test('is told on paper, in the history and to whoever reviews it, and handed back', async () => {
    const myFormId = await filled(two)
    contentOf(await employee.myForms.submit({ myFormId }))
    const { url } = contentOf(await employee.myForms.pdf({ myFormId }))
    const paper = await world.http(url.replace('/api/v1', ''), { as: 'employee' })
    const text = (await pagesOf(await paper.arrayBuffer())).join('\n')
    expect(text).toMatch(/Lift 1[^]*What is lifted\s+Valve[^]*Lift 2[^]*What is lifted\s+Pump/)
    const { data } = contentOf(await employee.myForms.history({ myFormId }))
    const labels = data.flatMap(({ fields }) => fields.map(({ label }) => label))
    expect(labels).toEqual(expect.arrayContaining(['Lift 2: What is lifted', 'Lift']))

    const manager = await world.as('manager')
    const { sections } = contentOf(await manager.reviewForms.information({ myFormId }))
    expect(sections[0]?.answers.map(({ label, text: said }) => [label, said])).toEqual(
      expect.arrayContaining([
        ['Lift 2: What is lifted', 'Pump'],
        ['Lift', '2'],
      ]),
    )
    const flags = [{ questionKey: 'lifts-list', note: 'The jar is missing.' }]
    const event = 'requestChange' as const
    const { rowVersion } = (await read(myFormId)).entry
    contentOf(
      await manager.reviewForms.saveStatus(
        { myFormId, event, flags, reason: 'See there.' },
        { ifMatch: rowVersion },
      ),
    )
    // The list goes with what is answered in one more, in one call.
    const more = { 'lifts-list': ['1', '2', '3'], 'what-3': 'Jar', 'weight-3': 12 }
    expect((await fill(myFormId, more)).status).toBe(200)
    expect((await read(myFormId)).answers['total']).toEqual({ value: 112.5 })
    expect((await fill(myFormId, { 'lifts-list': ['1', '3'] })).status).toBe(200)
    const difference = contentOf(await manager.reviewForms.difference({ myFormId, from: 1 }))
    expect(difference).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ questionKey: 'what-2', before: 'Pump', after: '' }),
        expect.objectContaining({ questionKey: 'what-3', before: '', after: 'Jar' }),
        expect.objectContaining({ questionKey: 'lifts-list', before: '2', after: '2 (1, 3)' }),
      ]),
    )
  })
})
