import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json } from '../../db/json.ts'
import { cast, castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { askToApprove, deleteEntry, placeEntry } from '../../../test/place-entry.ts'
import { placeFile } from '../../../test/place-file.ts'
import { testForm } from '../../../test/test-form.ts'

const day = 24 * 3_600_000
let world: TestServer
let placed = 0

beforeAll(async () => {
  world = await startTestServer()
  // A form that may be approved from the list.
  const workflow = { approvals: [], bulkApprove: true }
  await world.database.kysely
    .updateTable('form_versions')
    .set({ definition: json({ ...testForm, workflow }) })
    .where('form_id', '=', 'f-check')
    .execute()
})
afterAll(() => world.close())

/** Done by the colleague, and to be verified. */
async function toVerify(verifier: CastName = 'manager'): Promise<string> {
  placed += 1
  const id = `v-${placed}`
  await placeAction(world, id, { verifier, columns: { status: 'pending_verification' } })
  return id
}

async function waitingFor(who: CastName) {
  return contentOf(await (await world.as(who)).pendingApprovals.list({})).data
}

async function decide(who: CastName, recordIds: string[], reject?: string) {
  const client = await world.as(who)
  const decision = reject === undefined ? 'approve' : 'reject'
  const asked = { kind: 'action', recordIds, rowVersions: recordIds.map(() => 1) } as const
  return contentOf(await client.pendingApprovals.decide({ ...asked, decision, reason: reject }))
}

async function statusOf(id: string) {
  const { kysely } = world.database
  const row = kysely.selectFrom('actions').select('status').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).status
}

describe('the refusals of pending approvals', () => {
  test('let nobody in, and decide nothing that does not wait for the person', async () => {
    expect(problemOf(await world.nobody.pendingApprovals.list({}))).toBe('not_signed_in')
    const id = await toVerify()
    for (const who of ['employee', 'colleague', 'reviewer', 'outsider'] as const) {
      expect(await decide(who, [id]), who).toMatchObject([{ recordId: id, isDone: false }])
    }
    expect(await decide('manager', ['none', id], ' ')).toMatchObject([
      { isDone: false },
      { isDone: false, why: 'Please say why.' },
    ])
    expect(await statusOf(id)).toBe('pending_verification')
  })

  test('sign no form from the list', async () => {
    await placeEntry(world, 'to-sign', { signers: ['foreman'] })
    expect(await waitingFor('foreman')).toMatchObject([
      { kind: 'form', recordId: 'to-sign', canDecide: false, step: 'Sign: Read and understood' },
    ])
    const foreman = await world.as('foreman')
    const asked = {
      kind: 'form',
      recordIds: 'to-sign',
      rowVersions: '1',
      decision: 'approve',
    } as const
    expect(contentOf(await foreman.pendingApprovals.decide(asked))).toMatchObject([
      { isDone: false, why: 'Please sign this form on its own page.' },
    ])
  })

  test('say of what the person may not read no more than of what is not there', async () => {
    await placeEntry(world, 'unread', { isLimited: true, columns: { has_critical_failure: true } })
    await placeEntry(world, 'one-by-one', { isLimited: true })
    await placeEntry(world, 'gone', { signers: ['manager'] })
    await deleteEntry(world, 'gone')
    const recordIds = ['none', 'unread', 'one-by-one', 'gone']
    for (const who of ['manager', 'outsider'] as const) {
      const { pendingApprovals } = await world.as(who)
      const rowVersions = recordIds.map(() => 1)
      const asked = { kind: 'form', recordIds, rowVersions, decision: 'approve' } as const
      const whys = contentOf(await pendingApprovals.decide(asked)).map(({ why }) => why)
      expect(new Set(whys), who).toEqual(new Set(['You may not do this.']))
    }
  })

  test('decide nothing that was changed since it was seen, and want the version of each', async () => {
    const { kysely } = world.database
    const [action, changed] = [await toVerify(), await toVerify()]
    await kysely.updateTable('actions').set({ row_version: 2 }).where('id', '=', changed).execute()
    const stale = 'Somebody changed this in the meantime. Both versions are kept.'
    expect(await decide('manager', [action, changed])).toMatchObject([
      { isDone: true },
      { isDone: false, why: stale },
    ])
    expect(await statusOf(changed)).toBe('pending_verification')
    const columns = { status: 'pending', approver_id: cast.manager, row_version: 2 } as const
    await placeFile(world, 'changed', { uploadedBy: cast.admin, columns })
    await placeEntry(world, 'changed', { columns: { row_version: 2 } })
    await askToApprove(world, 'changed', 'manager')
    const { pendingApprovals } = await world.as('manager')
    for (const kind of ['file', 'form'] as const) {
      const asked = { kind, recordIds: 'changed', decision: 'approve' } as const
      const late = contentOf(await pendingApprovals.decide({ ...asked, rowVersions: '1' }))
      expect(late, kind).toMatchObject([{ isDone: false, why: stale }])
      const seen = contentOf(await pendingApprovals.decide({ ...asked, rowVersions: [2] }))
      expect(seen, kind).toMatchObject([{ isDone: true }])
    }
    const two = { recordIds: [changed, action], rowVersions: [2] }
    const asked = { kind: 'action', decision: 'approve' } as const
    expect(await pendingApprovals.decide({ ...asked, ...two })).toMatchObject({
      problem: { name: 'invalid_input', fields: [{ path: 'rowVersions' }] },
    })
  })

  test.each([
    ['personId', { personId: cast.manager, startsOn: '2026-03-05', endsOn: '2026-03-06' }],
    ['personId', { personId: cast.outsider, startsOn: '2026-03-05', endsOn: '2026-03-06' }],
    ['startsOn', { personId: cast.admin, startsOn: '2026-03-04', endsOn: '2026-03-06' }],
    ['endsOn', { personId: cast.admin, startsOn: '2026-03-06', endsOn: '2026-03-05' }],
    ['endsOn', { personId: cast.admin, startsOn: '2026-03-05', endsOn: '2026-05-04' }],
  ])('take no delegation with this %s', async (path, asked) => {
    const reply = await (await world.as('manager')).pendingApprovals.delegate(asked)
    expect(reply).toMatchObject({ problem: { name: 'invalid_input', fields: [{ path }] } })
  })

  test('end no delegation of somebody else', async () => {
    const asked = { personId: cast.admin, startsOn: '2026-03-05', endsOn: '2026-05-03' }
    const kept = contentOf(await (await world.as('foreman')).pendingApprovals.delegate(asked))
    const { delegationId } = kept
    for (const who of ['admin', 'outsider'] as const) {
      const reply = await (await world.as(who)).pendingApprovals.endDelegation({ delegationId })
      expect(problemOf(reply)).toBe('forbidden')
    }
  })
})

describe('two people who decide at once', () => {
  test('are told who was there first', async () => {
    const [first, second] = [await toVerify(), await toVerify()]
    const asked = { personId: cast.reviewer, startsOn: '2026-03-05', endsOn: '2026-03-05' }
    contentOf(await (await world.as('manager')).pendingApprovals.delegate(asked))
    const both = await Promise.all([decide('manager', [first]), decide('reviewer', [first])])
    const told = both.flat().map(({ why }) => why)
    expect(told.filter((why) => why === null)).toHaveLength(1)
    expect(told.find((why) => why !== null)).toMatch(
      /^Already decided by Test (Manager|Reviewer)\.$/,
    )
    await decide('reviewer', [second], 'Not tight')
    expect(await statusOf(second)).toBe('in_progress')
    const late = await decide('manager', [second])
    expect(late).toMatchObject([{ isDone: false, why: 'Already decided by Test Reviewer.' }])
  })
})

describe('a delegation', () => {
  test('has the days of the one who is away, wherever the deputy is', async () => {
    const { kysely } = world.database
    const setZone = (zone: string | null) =>
      kysely
        .updateTable('people')
        .set({ time_zone: zone })
        .where('id', '=', cast.reviewer)
        .execute()
    const id = await toVerify('reviewer')
    // The 6th of March has begun in Auckland, and not where the deputy is.
    const days = { starts_on: '2026-03-06', ends_on: '2026-03-06' }
    const ids = { shard_key: castShard, id: 'away', created_at: world.ports.clock.now() }
    await kysely
      .insertInto('approval_delegations')
      .values({ ...ids, ...days, from_person_id: cast.reviewer, to_person_id: cast.admin })
      .execute()
    const waits = async () => (await waitingFor('admin')).map(({ recordId }) => recordId)
    expect(await waits()).not.toContain(id)
    await setZone('Pacific/Auckland')
    expect(await waits()).toContain(id)
    await setZone(null)
    await kysely.deleteFrom('approval_delegations').where('id', '=', 'away').execute()
  })

  test('lets the deputy verify on its days alone, and gives nothing else away', async () => {
    const [now, later, after] = [
      await toVerify('employee'),
      await toVerify('employee'),
      await toVerify('employee'),
    ]
    const employee = await world.as('employee')
    const asked = { personId: cast.foreman, startsOn: '2026-03-06', endsOn: '2026-03-06' }
    const { delegationId } = contentOf(await employee.pendingApprovals.delegate(asked))
    await world.tell()
    const inbox = async (who: CastName) =>
      contentOf(await (await world.as(who)).notifications.list({})).data.filter(
        ({ kind }) => kind === 'deputy_named',
      )
    expect(await inbox('foreman')).toMatchObject([
      { actor: { personId: cast.employee }, record: { id: delegationId, title: '6 Mar' } },
    ])
    expect(await inbox('employee')).toEqual([])
    const waiting = async () =>
      (await waitingFor('foreman')).filter(({ kind }) => kind === 'action')
    expect(await waiting()).toEqual([])
    expect(await decide('foreman', [now])).toMatchObject([{ isDone: false }])
    world.wait(day)
    expect(await waiting()).toMatchObject([
      { recordId: now, delegatedFrom: { personId: cast.employee } },
      { recordId: later },
      { recordId: after },
    ])
    expect(await decide('foreman', [now])).toMatchObject([{ isDone: true }])
    expect(await statusOf(now)).toBe('closed')
    contentOf(await employee.pendingApprovals.endDelegation({ delegationId }))
    expect(await decide('foreman', [later])).toMatchObject([{ isDone: false }])
    contentOf(await employee.pendingApprovals.delegate(asked))
    expect(contentOf(await employee.pendingApprovals.delegations({}))).toHaveLength(1)
    world.wait(day)
    expect(await waiting()).toEqual([])
    expect(await decide('foreman', [after])).toMatchObject([{ isDone: false }])
    expect(contentOf(await employee.pendingApprovals.delegations({}))).toEqual([])
  })
})
