import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PermissionKey } from '@holdpoint/api'
import type { CastName } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { placeAction } from '../../../../test/place-action.ts'
import { placeEntry } from '../../../../test/place-entry.ts'
import { attachForm, placeSqr } from '../../../../test/place-sqr.ts'
import { grantTo } from '../../../../test/rights.ts'
import type { FormStatus } from '@holdpoint/api'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())
beforeEach(async () => {
  await grantTo(world, 'employee', [])
  await grantTo(world, 'colleague', [])
})

const wasHandedIn = new Date('2026-03-01T18:30:00Z')
let placed = 0
async function anEntry(
  status: FormStatus = 'complete',
  handedInAt: Date | null = wasHandedIn,
): Promise<string> {
  placed += 1
  const columns = { submitted_at: handedInAt }
  return placeEntry(world, `removed-${placed}`, { status, columns })
}

async function remove(who: CastName, myFormId: string): Promise<string> {
  const { myForms } = await world.as(who)
  return problemOf(await myForms.remove({ myFormId, reason: 'Handed in twice' }))
}

const submitted = ['in_review', 'complete', 'approved'] as const satisfies readonly FormStatus[]

describe('the deleting of a submitted entry', () => {
  test.each(submitted)('that is %s is refused without a key', async (status) => {
    const myFormId = await anEntry(status)
    expect(await remove('employee', myFormId)).toBe('forbidden')
    expect(await remove('colleague', myFormId)).toBe('forbidden')
  })

  test.each([
    ['delete_own_submissions', 'employee', 'status 200'],
    ['delete_own_submissions', 'colleague', 'forbidden'],
    ['delete_all_submissions', 'employee', 'status 200'],
    ['delete_all_submissions', 'colleague', 'status 200'],
    ['access_all_submissions', 'colleague', 'forbidden'],
  ] as const satisfies readonly (readonly [PermissionKey, CastName, string])[])(
    'with %s by %s ends with %s',
    async (key, who, end) => {
      const myFormId = await anEntry()
      await grantTo(world, who, [key])
      expect(await remove(who, myFormId)).toBe(end)
    },
  )

  test('waits until no open action hangs on it', async () => {
    const myFormId = await anEntry()
    await placeAction(world, 'blocking', { myFormId })
    await grantTo(world, 'employee', ['delete_own_submissions'])
    const { myForms } = await world.as('employee')
    const key = { idempotencyKey: 'once the action is closed' }
    expect(await myForms.remove({ myFormId }, key)).toMatchObject({
      status: 203,
      message: 'An open action hangs on this form. Close the action first.',
    })
    await world.database.kysely
      .updateTable('actions')
      .set({ status: 'closed' })
      .where('source_id', '=', myFormId)
      .execute()
    const asked = { myFormId, reason: 'Handed in twice' }
    expect(problemOf(await myForms.remove(asked, key))).toBe('status 200')
    expect(await remove('employee', myFormId)).toBe('forbidden')
  })

  test('waits until no quality report has it', async () => {
    const myFormId = await anEntry()
    await placeSqr(world, 'with-form')
    await attachForm(world, 'with-form', myFormId)
    await grantTo(world, 'employee', ['delete_own_submissions'])
    const { myForms } = await world.as('employee')
    expect(contentOf(await myForms.get({ myFormId })).can.delete).toBe(false)
    expect(await myForms.remove({ myFormId, reason: 'Handed in twice' })).toMatchObject({
      status: 203,
      message: 'This form is attached to a quality report. Take it off the report first.',
    })
  })

  test.each([
    ['void', { status: 'void' }],
    ['deleted', { deleted_at: wasHandedIn }],
  ] as const)('is not held by a quality report that is %s', async (what, columns) => {
    const myFormId = await anEntry()
    await placeSqr(world, what, { columns })
    await attachForm(world, what, myFormId)
    await grantTo(world, 'employee', ['delete_own_submissions'])
    expect(await remove('employee', myFormId)).toBe('status 200')
  })

  test('wants a reason, which its history keeps; a draft wants none', async () => {
    const reasonsOf = async (myFormId: string) => {
      const rows = world.database.kysely.selectFrom('audit_events').select('reason')
      const found = await rows.where('record_id', '=', myFormId).execute()
      return found.map(({ reason }) => reason)
    }
    const myFormId = await anEntry()
    await grantTo(world, 'employee', ['delete_own_submissions'])
    const { myForms } = await world.as('employee')
    for (const reason of [undefined, ' \n ']) {
      const asked = { myFormId, ...(reason === undefined ? {} : { reason }) }
      expect(await myForms.remove(asked)).toMatchObject({
        problem: { fields: [{ path: 'reason', message: 'Please say why.' }] },
      })
    }
    expect(await remove('employee', myFormId)).toBe('status 200')
    expect(await reasonsOf(myFormId)).toEqual(['Handed in twice'])
    for (const status of ['in_progress', 'reject'] as const) {
      const draft = await anEntry(status)
      expect(problemOf(await myForms.remove({ myFormId: draft }))).toBe('status 200')
      expect(await reasonsOf(draft)).toEqual([null])
    }
  })
})

describe('the deleting of what is not handed in, or came back', () => {
  const open = ['in_progress', 'fill', 'reject'] as const satisfies readonly FormStatus[]

  test.each(open)('that is %s and somebody else’s waits for its actions', async (status) => {
    const myFormId = await anEntry(status)
    await placeAction(world, `on-${myFormId}`, { myFormId })
    await grantTo(world, 'colleague', ['delete_all_submissions'])
    const { myForms } = await world.as('colleague')
    expect(await myForms.remove({ myFormId, reason: 'Handed in twice' })).toMatchObject({
      status: 203,
      message: 'An open action hangs on this form. Close the action first.',
    })
    // Its submitter, who takes it back, is asked neither.
    const own = await world.as('employee')
    expect(problemOf(await own.myForms.remove({ myFormId }))).toBe('status 200')
  })

  test.each(open)('that is %s and somebody else’s wants a reason', async (status) => {
    const myFormId = await anEntry(status)
    await grantTo(world, 'colleague', ['delete_all_submissions'])
    const { myForms } = await world.as('colleague')
    expect(await myForms.remove({ myFormId })).toMatchObject({
      problem: { fields: [{ path: 'reason', message: 'Please say why.' }] },
    })
    expect(await remove('colleague', myFormId)).toBe('status 200')
  })

  test('wants no reason where it never was handed in', async () => {
    const myFormId = await anEntry('in_progress', null)
    await grantTo(world, 'colleague', ['delete_all_submissions'])
    const { myForms } = await world.as('colleague')
    expect(problemOf(await myForms.remove({ myFormId }))).toBe('status 200')
  })
})
