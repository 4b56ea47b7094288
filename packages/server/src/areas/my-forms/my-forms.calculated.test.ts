import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import type { FormDefinition, Rule } from '@holdpoint/forms'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { cast, castShard } from '../../../test/cast.ts'
import { askToApprove } from '../../../test/place-entry.ts'
import { placeForm } from '../../../test/place-form.ts'
import { json } from '../../db/json.ts'
import { pagesOf } from '../../../test/read-pdf.ts'

const answer = (key: string): Rule => ({ op: 'answer', key })

const form: FormDefinition = {
  ...{ schema: 1, key: 'lift_plan', version: 1, title: { en: 'Lift plan' }, languages: ['en'] },
  items: [
    { key: 'load', type: 'decimal', label: { en: 'Load' } },
    { key: 'chart', type: 'decimal', label: { en: 'Chart' }, required: true },
    {
      ...{ key: 'share', type: 'calc', label: { en: 'Share of the chart' }, unit: '%' },
      ...{ precision: 1, titleAnswer: true },
      calc: { op: 'mul', args: [{ op: 'div', args: [answer('load'), answer('chart')] }, 100] },
      on: [{ when: { op: 'ge', args: [{ op: 'value' }, 75] }, do: 'requireNote' }],
    },
    { key: 'rigged', type: 'date', label: { en: 'Rigged' } },
    {
      ...{ key: 'age', type: 'calc', label: { en: 'Days rigged' } },
      calc: { op: 'dateDiff', args: [answer('rigged'), { op: 'today' }] },
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
  await placeForm(world, 'f-lift', { published: form })
})
afterAll(() => world.close())

async function filled(
  ...changes: readonly { key: string; value?: number | string; note?: string }[]
) {
  const myFormId = contentOf(await employee.myForms.start({ formId: 'f-lift' })).id
  contentOf(await employee.myForms.fill({ myFormId, changes: [...changes] }))
  return myFormId
}

async function read(myFormId: string) {
  return contentOf(await employee.myForms.get({ myFormId }))
}

function stored(myFormId: string) {
  return world.database.kysely
    .selectFrom('my_form_answers')
    .select('answers')
    .where('shard_key', '=', castShard)
    .where('my_form_id', '=', myFormId)
    .executeTakeFirstOrThrow()
}

const seventy = [
  { key: 'load', value: 7 },
  { key: 'chart', value: 10 },
  { key: 'rigged', value: '2026-03-01' },
] as const

describe('a calculated answer', () => {
  test('is taken from nobody, and what came with it is kept', async () => {
    const myFormId = await filled(...seventy)
    const changes = [
      { key: 'share', value: 12 },
      { key: 'chart', value: 14 },
    ]
    expect(await employee.myForms.fill({ myFormId, changes })).toMatchObject({
      status: 222,
      content: {
        refused: [
          { key: 'share', message: 'This is calculated from other answers; nobody enters it.' },
        ],
      },
    })
    expect((await read(myFormId)).answers['share']).toEqual({ value: 50 })
  })

  test('is kept with every save, and goes with what it was calculated from', async () => {
    const myFormId = await filled(...seventy)
    const { answers, entry } = await read(myFormId)
    expect(answers['share']).toEqual({ value: 70 })
    expect(answers['age']).toEqual({ value: 4 })
    expect(entry.formTitleAnswer).toBe('70 %')
    expect((await stored(myFormId)).answers).toMatchObject({ share: { value: 70 } })
    contentOf(await employee.myForms.fill({ myFormId, changes: [{ key: 'load', value: null }] }))
    const after = await read(myFormId)
    expect(after.answers['share']).toBeUndefined()
    expect(after.entry.formTitleAnswer).toBeNull()
  })

  test('takes a note like any other answer, and asks for it where its rule says so', async () => {
    const myFormId = await filled({ key: 'load', value: 8 }, { key: 'chart', value: 10 })
    expect((await read(myFormId)).state.missing).toMatchObject([
      { key: 'share', message: 'Add a note.' },
    ])
    const noted = [{ key: 'share', value: null, note: 'Second crane stands by.', baseRev: 0 }]
    const { revs, state } = contentOf(await employee.myForms.fill({ myFormId, changes: noted }))
    expect([revs, state.missing]).toEqual([{ share: 1 }, []])
    expect((await read(myFormId)).answers['share']).toEqual({
      ...{ value: 80, note: 'Second crane stands by.', rev: 1 },
    })
    // The number is no part of what a change is made on.
    const anew = [
      { key: 'load', value: 9 },
      { ...noted[0], key: 'share', baseRev: 1 },
    ]
    const again = contentOf(await employee.myForms.fill({ myFormId, changes: anew }))
    expect(again.conflicts).toEqual([])
    expect((await read(myFormId)).answers['share']).toMatchObject({ value: 90, rev: 1 })
  })

  test('reads the same ever after it was handed in: on the page, in review, on paper', async () => {
    const myFormId = await filled(...seventy)
    contentOf(await employee.myForms.submit({ myFormId }))
    const before = await read(myFormId)
    expect(before.answers['age']).toEqual({ value: 4 })
    // As if it had been calculated otherwise then: what is kept counts, not what it comes to now.
    await world.database.kysely
      .updateTable('my_form_answers')
      .set({ answers: json({ ...before.answers, share: { value: 64.5 } }) })
      .where('my_form_id', '=', myFormId)
      .execute()
    expect((await read(myFormId)).answers['share']).toEqual({ value: 64.5 })
    const { url } = contentOf(await employee.myForms.pdf({ myFormId }))
    const paper = await world.http(url.replace('/api/v1', ''), { as: 'employee' })
    const text = (await pagesOf(await paper.arrayBuffer())).join('\n')
    expect(text).toContain('64.5 %')
    await askToApprove(world, myFormId, 'reviewer')
    const reviewer = await world.as('reviewer')
    const { sections } = contentOf(await reviewer.reviewForms.information({ myFormId }))
    const lines = sections.flatMap((section) => section.answers)
    expect(lines.find(({ questionKey }) => questionKey === 'share')?.text).toBe('64.5 %')
    const { answers } = contentOf(await employee.myForms.historyVersion({ myFormId, version: 1 }))
    expect(answers['age']).toEqual({ value: 4 })
  })

  test('is what lists know of it on the day it is handed in', async () => {
    await placeForm(world, 'f-aged', {
      published: {
        ...form,
        key: 'rig_age',
        items: form.items.map((item) => ({ ...item, titleAnswer: item.key === 'age' })),
      },
    })
    const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-aged' }))
    contentOf(await employee.myForms.fill({ myFormId, changes: [...seventy] }))
    expect((await read(myFormId)).entry.formTitleAnswer).toBe('4')
    world.wait(2 * 24 * 3_600_000)
    contentOf(await employee.myForms.submit({ myFormId }))
    const { answers, entry } = await read(myFormId)
    expect([answers['age']?.value, entry.formTitleAnswer]).toEqual([6, '6'])
  })

  test('that is handed back opens what it is calculated from, and nothing else', async () => {
    const workflow = { approvals: [{ meaning: 'Lift review', by: 'manager' as const }] }
    await placeForm(world, 'f-reviewed', { published: { ...form, key: 'reviewed', workflow } })
    const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-reviewed' }))
    contentOf(await employee.myForms.fill({ myFormId, changes: [...seventy] }))
    contentOf(await employee.myForms.submit({ myFormId }))
    const manager = await world.as('manager')
    const flags = [{ questionKey: 'share', note: 'Look at the chart again.' }]
    contentOf(await manager.reviewForms.saveStatus({ myFormId, event: 'requestChange', flags }))
    const other = { key: 'rigged', value: '2026-03-02' }
    expect((await employee.myForms.fill({ myFormId, changes: [other] })).status).toBe(222)
    contentOf(await employee.myForms.fill({ myFormId, changes: [{ key: 'chart', value: 14 }] }))
    contentOf(await employee.myForms.submit({ myFormId }))
    expect((await read(myFormId)).answers['share']).toMatchObject({ value: 50 })
  })
})
