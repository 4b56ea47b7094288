import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { cast, castPassword, type CastName } from '../../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { askToSign, placeEntry } from '../../../../test/place-entry.ts'
import { grantTo } from '../../../../test/rights.ts'
import { json } from '../../../db/json.ts'
import { testForm } from '../../../../test/test-form.ts'

let world: TestServer
let employee: Client
let manager: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'employee', ['edit_own_forms_after_submission'])
  employee = await world.as('employee')
  manager = await world.as('manager')
  const { kysely } = world.database
  await kysely
    .updateTable('people')
    .set({ manager_id: cast.manager })
    .where('id', '=', cast.employee)
    .execute()
  const workflow = { approvals: [{ meaning: 'Crew supervisor', by: 'manager' }] }
  await kysely
    .updateTable('form_versions')
    .set({ definition: json({ ...testForm, workflow }) })
    .where('form_id', '=', 'f-check')
    .execute()
})
afterAll(() => world.close())

type Said = { value: string; note?: string }

async function answer(myFormId: string, said: Record<string, Said>): Promise<void> {
  world.wait(1000)
  const changes = Object.entries(said).map(([key, one]) => ({ key, ...one }))
  contentOf(await employee.myForms.fill({ myFormId, changes }))
}

const typed = { kind: 'typed', name: 'Test Employee', password: castPassword } as const

async function handIn(myFormId: string): Promise<void> {
  world.wait(1000)
  contentOf(await employee.myForms.sign({ myFormId, questionKey: 'inspector', ...typed }))
  contentOf(await employee.myForms.submit({ myFormId }))
  world.wait(1000)
}

const header = { at: { value: '2026-03-05T09:00' }, district: { value: 'PER' } }

async function handedIn(): Promise<string> {
  const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-check' }))
  await answer(myFormId, { ...header, tidy: { value: 'no', note: 'Hose' } })
  await answer(myFormId, { tidy: { value: 'yes' }, barrier: { value: 'no' } })
  await handIn(myFormId)
  return myFormId
}

async function approved(): Promise<string> {
  const myFormId = await handedIn()
  contentOf(await manager.reviewForms.saveApprovalStatus({ myFormId, decision: 'approve' }))
  world.wait(1000)
  return myFormId
}

async function reopen(myFormId: string): Promise<void> {
  const reason = 'The barrier was closed'
  contentOf(await employee.reviewForms.saveStatus({ myFormId, event: 'reopen', reason }))
}

async function linesFor(who: CastName, myFormId: string): Promise<string[]> {
  const { data } = contentOf(await (await world.as(who)).myForms.history({ myFormId }))
  return data.map(({ action, fields, reason }) => {
    const told = fields.map(({ label, from, to }) => `${label}: ${from} → ${to}`)
    return [action, ...told, ...(reason === null ? [] : [reason])].join(' | ')
  })
}

test('a history tells from what to what, of the moves and of each change after handing in', async () => {
  const myFormId = await approved()
  await reopen(myFormId)
  await answer(myFormId, { barrier: { value: 'yes', note: 'Closed since' } })
  const lines = await linesFor('reviewer', myFormId)
  expect(lines.slice(0, 4)).toEqual([
    'fill | Red zone barrier is closed: No → Yes · Closed since | Status: Filled → In Progress',
    'reopen | Status: Completed → Filled | The barrier was closed',
    'approve | Decision: null → Approved, Crew supervisor | Status: In Review → Completed',
    expect.stringMatching(/^submit \| Score: null → \d+ % \| Status: Filled → In Review$/),
  ])
})

test('what was typed before it was handed in first is told to its submitter alone', async () => {
  const myFormId = await handedIn()
  const typedFirst = 'Walkways are free: null → No · Hose'
  expect((await linesFor('employee', myFormId)).join('\n')).toContain(typedFirst)
  for (const who of ['manager', 'reviewer'] as const) {
    const lines = (await linesFor(who, myFormId)).join('\n')
    expect(lines).not.toContain('Hose')
    expect(lines).toContain('Walkways are free: null → null')
  }
})

test('words that not every reader may have stay out of a history', async () => {
  const myFormId = await placeEntry(world, 'kept', { sharedWith: ['manager'] })
  const comment = 'Between us'
  contentOf(await employee.myForms.saveComment({ myFormId, comment, privacyType: 'public' }))
  world.wait(1000)
  contentOf(await employee.myForms.share({ myFormId, personIds: cast.colleague }))
  const lines = await linesFor('manager', myFormId)
  expect(lines[0]).toBe('share | Shared with: null → Test Colleague')
  expect(lines[1]).toBe('add comment | Comment: null → null | Who may read it: null → null')
})

test('a version is read as it was signed, also once its signatures are void', async () => {
  const myFormId = await approved()
  await reopen(myFormId)
  await answer(myFormId, { barrier: { value: 'yes' } })
  await handIn(myFormId)
  const read = async (version: number) =>
    contentOf(await manager.myForms.historyVersion({ myFormId, version }))
  const [first, second] = [await read(1), await read(2)]
  expect(first.answers['barrier']?.value).toBe('no')
  expect(first.answers['inspector']?.signature).toMatchObject({ name: 'Test Employee' })
  expect(first.given).toEqual([
    {
      person: expect.objectContaining({ personId: cast.manager }),
      ...{ task: 'approve', status: 'done', meaning: 'Crew supervisor' },
      at: expect.any(String),
      signature: null,
    },
  ])
  expect(second.given).toEqual([])
  contentOf(await manager.reviewForms.saveApprovalStatus({ myFormId, decision: 'approve' }))
  expect((await read(1)).given).toHaveLength(1)
  expect((await read(2)).given).toHaveLength(1)
})

test('what was given on the same answers does not outlive a reopening', async () => {
  const myFormId = await approved()
  await reopen(myFormId)
  world.wait(1000)
  contentOf(await employee.myForms.submit({ myFormId }))
  const given = async (version: number) =>
    contentOf(await manager.myForms.historyVersion({ myFormId, version })).given
  expect(await given(1)).toHaveLength(1)
  expect(await given(2)).toEqual([])
})

test('a signature in review stands on the version that it was given for', async () => {
  const myFormId = await handedIn()
  await askToSign(world, myFormId, 'colleague')
  const colleague = await world.as('colleague')
  contentOf(
    await colleague.myForms.saveReviewSignature({ ...typed, myFormId, name: 'Test Colleague' }),
  )
  const { given } = contentOf(await manager.myForms.historyVersion({ myFormId }))
  expect(given).toMatchObject([
    {
      task: 'sign',
      meaning: 'Read and understood',
      signature: { kind: 'typed', name: 'Test Colleague' },
    },
  ])
})
