import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { json } from '../../db/json.ts'
import { cast, castShard } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { askToApprove, placeEntry } from '../../../test/place-entry.ts'
import { testForm } from '../../../test/test-form.ts'

// Ways that ended nowhere, or went around a guard.

let world: TestServer
let employee: Client
let manager: Client

const tidyIsNo = { op: 'eq', args: [{ op: 'answer', key: 'tidy' }, 'no'] }

beforeAll(async () => {
  world = await startTestServer()
  ;[employee, manager] = await Promise.all([world.as('employee'), world.as('manager')])
  const { kysely } = world.database
  await kysely
    .updateTable('people')
    .set({ manager_id: cast.manager })
    .where('id', '=', cast.employee)
    .execute()
  const items = testForm.items.map((item) =>
    item.key === 'place' && 'items' in item
      ? {
          ...item,
          items: [
            ...item.items.filter(({ type }) => type !== 'signature'),
            { key: 'why', type: 'text', label: 'Why', required: true, visible: tidyIsNo },
          ],
        }
      : item,
  )
  const workflow = { approvals: [{ meaning: 'Supervisor', by: 'manager' }], bulkApprove: true }
  await kysely
    .updateTable('form_versions')
    .set({ definition: json({ ...testForm, items, workflow }) })
    .where('form_id', '=', 'f-check')
    .execute()
})
afterAll(() => world.close())

const fill = (myFormId: string, values: Record<string, string>) =>
  employee.myForms.fill({
    myFormId,
    changes: Object.entries(values).map(([key, value]) => ({ key, value })),
  })

/** An entry of the employee's, handed in for its manager; `barrier` fails critically with `no`. */
async function handedIn(barrier = 'yes'): Promise<string> {
  const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-check' }))
  contentOf(await fill(myFormId, { at: '2026-03-05T09:00', district: 'PER', tidy: 'yes', barrier }))
  contentOf(await employee.myForms.submit({ myFormId }))
  return myFormId
}

const versionOf = async (myFormId: string) =>
  contentOf(await manager.reviewForms.information({ myFormId })).rowVersion

async function handBack(myFormId: string, questionKey: string): Promise<void> {
  const flags = [{ questionKey, note: 'Please look again' }]
  contentOf(await manager.reviewForms.saveStatus({ myFormId, event: 'requestChange', flags }))
}

describe('what is handed back', () => {
  test('opens what its correction leads to, as often as it is typed, and nothing else', async () => {
    const myFormId = await handedIn()
    await handBack(myFormId, 'tidy')
    const tidy = { key: 'tidy', value: 'no', note: 'Hoses' }
    contentOf(await employee.myForms.fill({ myFormId, changes: [tidy] }))
    expect((await employee.myForms.submit({ myFormId })).status).toBe(222)
    contentOf(await fill(myFormId, { why: 'Hoses' }))
    contentOf(await fill(myFormId, { why: 'Hoses on the path' }))
    expect((await fill(myFormId, { barrier: 'no' })).status).toBe(222)
    contentOf(await employee.myForms.submit({ myFormId }))
    const { answers } = contentOf(await manager.myForms.get({ myFormId }))
    expect(answers).toMatchObject({
      why: { value: 'Hoses on the path' },
      barrier: { value: 'yes' },
    })
  })

  test('opens what is missing by now for another reason', async () => {
    const myFormId = await handedIn()
    await handBack(myFormId, 'barrier')
    // As a rule does that reads the day.
    await world.database.kysely
      .updateTable('my_form_answers')
      .set({ answers: sql`answers - 'tidy'` })
      .where('my_form_id', '=', myFormId)
      .execute()
    contentOf(await fill(myFormId, { tidy: 'yes' }))
    contentOf(await employee.myForms.submit({ myFormId }))
  })
})

test('a form that nobody signs is wholly signed from its handing in', async () => {
  const myFormId = await handedIn()
  const signed = async () =>
    contentOf(await employee.myForms.get({ myFormId })).entry.isSignatureComplete
  expect(await signed()).toBe(true)
  contentOf(await manager.reviewForms.saveApprovalStatus({ myFormId, decision: 'approve' }))
  expect(await signed()).toBe(true)
})

describe('approving from a list', () => {
  const approve = async (myFormId: string) =>
    contentOf(
      await manager.pendingApprovals.decide({
        ...{ kind: 'form', decision: 'approve' },
        ...{ recordIds: [myFormId], rowVersions: [await versionOf(myFormId)] },
      }),
    )
  const waiting = async (myFormId: string) =>
    contentOf(await manager.pendingApprovals.list({ pLimit: 50 })).data.find(
      ({ recordId }) => recordId === myFormId,
    )

  test('leaves what failed critically to its own page', async () => {
    const myFormId = await handedIn('no')
    expect(await waiting(myFormId)).toMatchObject({ isSignature: false, canDecide: false })
    const why = 'A critical question failed. Please decide on its own page.'
    expect(await approve(myFormId)).toEqual([{ recordId: myFormId, isDone: false, why }])
  })

  test('is not of what lies with its submitter, which waits for nobody else', async () => {
    const myFormId = await handedIn()
    expect(await waiting(myFormId)).toMatchObject({ canDecide: true })
    await handBack(myFormId, 'tidy')
    expect(await waiting(myFormId)).toBeUndefined()
    const listed = contentOf(await manager.reviewForms.list({ section: 'to_review' })).data
    expect(listed.map(({ id }) => id)).not.toContain(myFormId)
    const why = 'It is handed back to its submitter. Please decide on its own page.'
    expect(await approve(myFormId)).toEqual([{ recordId: myFormId, isDone: false, why }])
    contentOf(await employee.myForms.submit({ myFormId }))
    expect(await approve(myFormId)).toMatchObject([{ isDone: true }])
  })
})

test('what is to be decided is found among any number of signatures', async () => {
  const { kysely } = world.database
  await placeEntry(world, 'many', { signers: ['foreman'] })
  await sql`
    insert into my_forms (shard_key, id, number, form_id, form_version, person_id, status,
      started_at, created_at, updated_at)
    select shard_key, 'many-' || n, 'many-' || n, form_id, form_version, person_id, status,
      started_at, created_at, updated_at
    from my_forms, generate_series(1, 1000) as n where id = 'many'`.execute(kysely)
  await sql`
    insert into my_form_signers (shard_key, id, my_form_id, person_id, task, meaning, status, started_at)
    select shard_key, 'many-' || n, 'many-' || n, person_id, task, meaning, status, started_at
    from my_form_signers, generate_series(1, 1000) as n
    where shard_key = ${castShard} and my_form_id = 'many'`.execute(kysely)
  const submitted_at = new Date('2026-03-05T08:00:00Z')
  await placeEntry(world, 'newest', { columns: { submitted_at, has_critical_failure: true } })
  await askToApprove(world, 'newest', 'foreman')
  const foreman = await world.as('foreman')
  const { data } = contentOf(await foreman.pendingApprovals.list({}))
  expect(data[0]).toMatchObject({ recordId: 'newest', isSignature: false })
})
