import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import type { Asked, Workflow } from '@holdpoint/forms'
import { json } from '../../../db/json.ts'
import {
  cast,
  castFullName,
  castPassword,
  castShard,
  type CastName,
} from '../../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { grantTo } from '../../../../test/rights.ts'
import { testForm } from '../../../../test/test-form.ts'

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'employee', ['edit_own_forms_after_submission'])
  employee = await world.as('employee')
  await managedBy('manager')
  const { kysely } = world.database
  for (const id of ['g-crew', 'g-empty']) {
    await kysely
      .insertInto('permission_groups')
      .values({ id, shard_key: castShard, name: id, permission_keys: [] })
      .execute()
  }
  await kysely
    .insertInto('permission_group_members')
    .values(
      (['employee', 'colleague', 'foreman'] as const).map((name) => ({
        ...{ group_id: 'g-crew', person_id: cast[name] },
      })),
    )
    .execute()
})
afterAll(() => world.close())

const read: Asked = { meaning: 'Read and understood', by: 'manager' }
const crew: Asked = { meaning: 'For the crew', by: { group: 'g-crew' } }

async function managedBy(name: CastName | null): Promise<void> {
  await world.database.kysely
    .updateTable('people')
    .set({ manager_id: name === null ? null : cast[name] })
    .where('id', '=', cast.employee)
    .execute()
}

let version = 1
/** Another version of the form, with which entries are started from now on. */
async function definedWith(workflow: Workflow): Promise<void> {
  version += 1
  const { kysely } = world.database
  await kysely
    .insertInto('form_versions')
    .values({
      ...{ form_id: 'f-check', version, published_at: '2026-02-01T00:00:00Z' },
      definition: json({ ...testForm, version, workflow }),
    })
    .execute()
  await kysely
    .updateTable('forms')
    .set({ published_version: version })
    .where('id', '=', 'f-check')
    .execute()
}

async function filled(): Promise<string> {
  world.wait(60_000)
  const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-check' }))
  await answer(myFormId, { at: '2026-03-05T09:00', district: 'PER', tidy: 'yes', barrier: 'yes' })
  return myFormId
}

/** Answers, and signs as the form's own question asks, which stands for those answers. */
async function answer(myFormId: string, values: Record<string, string>): Promise<void> {
  const changes = Object.entries(values).map(([key, value]) => ({ key, value }))
  contentOf(await employee.myForms.fill({ myFormId, changes }))
  const typed = { kind: 'typed', name: 'Test Employee', password: castPassword } as const
  contentOf(await employee.myForms.sign({ myFormId, questionKey: 'inspector', ...typed }))
}

async function handedIn(): Promise<string> {
  const myFormId = await filled()
  contentOf(await employee.myForms.submit({ myFormId }))
  return myFormId
}

async function signs(name: CastName, myFormId: string) {
  const client = await world.as(name)
  const typed = { kind: 'typed', name: castFullName(name), password: castPassword } as const
  return client.myForms.saveReviewSignature({ myFormId, ...typed })
}

async function partsOf(
  myFormId: string,
): Promise<[person: string, meaning: string, status: string][]> {
  const parts = contentOf(await employee.myForms.approvals({ myFormId }))
  return parts.map(({ person, meaning, status }) => [person.personId, meaning, status])
}

/** What somebody was told of an entry. */
async function toldTo(name: CastName, myFormId: string): Promise<string[]> {
  await world.tell()
  const { data } = contentOf(await (await world.as(name)).notifications.list({}))
  return data.filter(({ record }) => record?.id === myFormId).map(({ kind }) => kind)
}

const statusOf = async (myFormId: string) =>
  contentOf(await employee.myForms.get({ myFormId })).entry.formStatus

describe('an entry of a form that asks for signatures', () => {
  test('is not handed in where nobody is left to sign it, and says which signature that is', async () => {
    const others = ['Second', 'Third'].map((meaning): Asked => ({ meaning, by: 'manager' }))
    await definedWith({ approvals: [], signatures: [read, ...others] })
    const myFormId = await filled()
    expect(await employee.myForms.submit({ myFormId })).toMatchObject({
      problem: {
        name: 'wrong_state',
        message: 'Nobody is there to sign as “Third”. Please ask an administrator.',
      },
    })
    expect(await statusOf(myFormId)).toBe('fill')
    expect(await partsOf(myFormId)).toEqual([])
  })

  test('waits for each of them, who are told, and is complete with the last', async () => {
    await definedWith({ approvals: [], signatures: [read, crew] })
    const myFormId = await handedIn()
    expect(await statusOf(myFormId)).toBe('in_review')
    // Whoever hands it in is of the crew, and does not sign it for the crew.
    expect(await partsOf(myFormId)).toEqual([
      [cast.manager, read.meaning, 'pending'],
      [cast.colleague, crew.meaning, 'pending'],
      [cast.foreman, crew.meaning, 'pending'],
    ])
    expect(await toldTo('manager', myFormId)).toEqual(['form_to_sign'])
    expect(await toldTo('colleague', myFormId)).toEqual(['form_to_sign'])
    const listed = contentOf(
      await (await world.as('colleague')).myForms.list({ section: 'signature' }),
    )
    expect(listed.data.find(({ id }) => id === myFormId)).toMatchObject({ isOwnSignPending: true })
    for (const name of ['colleague', 'manager'] as const) {
      contentOf(await signs(name, myFormId))
      expect(await statusOf(myFormId)).toBe('in_review')
    }
    contentOf(await signs('foreman', myFormId))
    expect(await statusOf(myFormId)).toBe('complete')
  })

  test('needs one of them where one signs for all; the others are out of it', async () => {
    await definedWith({ approvals: [], signatures: [{ ...crew, mode: 'any' }] })
    const myFormId = await handedIn()
    contentOf(await signs('foreman', myFormId))
    expect(await partsOf(myFormId)).toEqual([
      [cast.colleague, crew.meaning, 'passed'],
      [cast.foreman, crew.meaning, 'done'],
    ])
    expect(await statusOf(myFormId)).toBe('complete')
    const open = await handedIn()
    await world.database.kysely
      .updateTable('my_form_signers')
      .set({ status: 'passed' })
      .where('my_form_id', '=', open)
      .where('person_id', '=', cast.colleague)
      .execute()
    expect(await signs('colleague', open)).toMatchObject({
      problem: { message: 'Somebody else has signed this form already.' },
    })
  })

  test('waits for signatures beside its approvals, in any order', async () => {
    const approvals = [{ meaning: 'Supervisor', by: 'manager' as const }]
    await definedWith({ approvals, signatures: [read] })
    const myFormId = await handedIn()
    expect(await toldTo('manager', myFormId)).toEqual(
      expect.arrayContaining(['form_to_approve', 'form_to_sign']),
    )
    contentOf(await signs('manager', myFormId))
    expect(await statusOf(myFormId)).toBe('in_review')
    const manager = await world.as('manager')
    contentOf(await manager.reviewForms.saveApprovalStatus({ myFormId, decision: 'approve' }))
    expect(await statusOf(myFormId)).toBe('complete')
  })

  test('goes to the administrators where nobody is there, of whom one signs', async () => {
    await grantTo(world, 'reviewer', ['admin'])
    await definedWith({ approvals: [], signatures: [{ meaning: 'HSE', by: { group: 'g-empty' } }] })
    const myFormId = await handedIn()
    expect((await partsOf(myFormId)).map(([person]) => person)).toEqual([cast.admin, cast.reviewer])
    contentOf(await signs('admin', myFormId))
    expect(await statusOf(myFormId)).toBe('complete')
  })

  test('that is handed in again asks anew whoever signed other answers', async () => {
    await definedWith({ approvals: [], signatures: [read, crew] })
    const myFormId = await handedIn()
    for (const name of ['manager', 'colleague', 'foreman'] as const) {
      contentOf(await signs(name, myFormId))
    }
    const reason = 'Wrong district'
    contentOf(await employee.reviewForms.saveStatus({ myFormId, event: 'reopen', reason }))
    await answer(myFormId, { seen: 'Ice on the walkway' })
    contentOf(await employee.myForms.submit({ myFormId }))
    expect((await partsOf(myFormId)).map(([, , status]) => status)).toEqual([
      'pending',
      'pending',
      'pending',
    ])
    expect(await toldTo('manager', myFormId)).toEqual(['form_to_sign', 'form_to_sign'])
  })

  test('keeps signers that it came with as its own', async () => {
    await definedWith({ approvals: [], signatures: [read] })
    const myFormId = await filled()
    await world.database.kysely
      .insertInto('my_form_signers')
      .values({
        ...{ shard_key: castShard, id: 'came-with', my_form_id: myFormId, task: 'sign' },
        ...{ person_id: cast.reviewer, meaning: 'Client', status: 'pending' },
        started_at: new Date('2026-03-01T18:00:00Z'),
      })
      .execute()
    contentOf(await employee.myForms.submit({ myFormId }))
    expect(await partsOf(myFormId)).toEqual([[cast.reviewer, 'Client', 'pending']])
  })
})
