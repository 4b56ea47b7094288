import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf } from '@holdpoint/api'
import { cast, castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'

// Who does an action says nothing of whether it was done, and what it was done with stays with it.

type Asked = Omit<CallInput<CallOf<'actions.move'>>, 'actionId'>
type Draft = CallInput<CallOf<'actions.save'>>

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely.updateTable('people').set({ crew_code: null }).execute()
})
afterAll(() => world.close())

async function move(who: CastName, actionId: string, asked: Asked) {
  world.wait(1000)
  return (await world.as(who)).actions.move({ actionId, ...asked })
}

async function save(who: CastName, actionId: string, more: Partial<Draft>) {
  world.wait(1000)
  const draft = { title: 'Mend the valve', assigneeIds: cast.colleague, dueOn: '2026-03-20' }
  return (await world.as(who)).actions.save({ ...draft, actionId, ...more })
}

/** Why a move or an edit was refused. */
function whyNot(reply: Awaited<ReturnType<typeof move>> | Awaited<ReturnType<typeof save>>) {
  return reply.status === 'problem'
    ? (reply.problem.fields[0]?.message ?? reply.problem.message)
    : null
}

/** What was told of an action since the last look, and to whom. */
async function told(actionId: string) {
  const rows = await world.database.kysely
    .deleteFrom('outbox')
    .where('record_id', '=', actionId)
    .returning(['kind', 'person_ids'])
    .execute()
  return rows.map(({ kind, person_ids }) => `${kind} ${person_ids.join(' ')}`).toSorted()
}

describe('the evidence of an action', () => {
  test('is not taken off once it was done, and is asked for by whoever verifies', async () => {
    const columns = { status: 'in_progress', evidence_min: 1 } as const
    await placeAction(world, 'proved', { verifier: 'reviewer', columns })
    const doer = await world.as('colleague')
    const file = `upload:${await sendPhoto(world, 'colleague')}` as never
    const { uploadId } = contentOf(await doer.actions.addFile({ actionId: 'proved', file }))
    contentOf(await move('colleague', 'proved', { event: 'complete' }))
    const detail = contentOf(await doer.actions.get({ actionId: 'proved' }))
    expect(detail.can).toMatchObject({ addFile: true, removeFile: false })
    for (const who of ['colleague', 'employee'] as const) {
      const { actions } = await world.as(who)
      const reply = await actions.removeFile({ actionId: 'proved', uploadId })
      expect(problemOf(reply), who).toBe('wrong_state')
    }
    // More was asked for meanwhile.
    contentOf(await save('employee', 'proved', { verifierId: cast.reviewer, evidenceMin: 2 }))
    const verify = () => move('reviewer', 'proved', { event: 'verify' })
    expect(whyNot(await verify())).toBe('1 of 2 files of evidence still missing.')
    const second = `upload:${await sendPhoto(world, 'colleague')}` as never
    contentOf(await doer.actions.addFile({ actionId: 'proved', file: second }))
    contentOf(await verify())
  })

  test('is asked for by whoever says that it has helped', async () => {
    const columns = { status: 'effectiveness_review', evidence_min: 1 } as const
    await placeAction(world, 'helped', { columns })
    const confirmed = await move('employee', 'helped', { event: 'confirm' })
    expect(whyNot(confirmed)).toBe('1 of 1 file of evidence still missing.')
  })
})

describe('whoever has done an action', () => {
  test('does not verify it, and gives it to nobody else by then', async () => {
    await placeAction(world, 'own', {
      ...{ assignees: ['employee', 'foreman'], verifier: 'reviewer' },
      columns: { status: 'in_progress' },
    })
    contentOf(await move('employee', 'own', { event: 'complete' }))
    const why = 'Somebody else verifies what one has done.'
    for (const verifierId of [cast.employee, cast.foreman]) {
      expect(whyNot(await save('employee', 'own', { verifierId }))).toBe(why)
    }
    // Nor is it given to others, who did not do it; and the verifier made the doer their deputy.
    const stays = 'What was completed stays with those who did it.'
    expect(whyNot(await save('employee', 'own', { verifierId: cast.reviewer }))).toBe(stays)
    await standIn('reviewer', 'employee', 'own-deputy')
    const mine = await move('employee', 'own', { event: 'verify' })
    expect(whyNot(mine)).toBe('Somebody else verifies what you did.')
    const { pendingApprovals, actions } = await world.as('employee')
    const waiting = contentOf(await pendingApprovals.list({ kind: 'action' })).data
    const pending = contentOf(await actions.pending({})).data
    expect([...waiting.map(({ recordId }) => recordId)]).not.toContain('own')
    expect(pending.map(({ actionId }) => actionId)).not.toContain('own')
    await noDeputies()
    contentOf(await move('reviewer', 'own', { event: 'verify' }))
  })

  test('is anybody once it was sent back and done by somebody else', async () => {
    await placeAction(world, 'twice', {
      ...{ assignees: ['colleague', 'foreman'], verifier: 'reviewer' },
      columns: { status: 'in_progress' },
    })
    contentOf(await move('colleague', 'twice', { event: 'complete' }))
    contentOf(await move('reviewer', 'twice', { event: 'sendBack', reason: 'It leaks' }))
    const foreman = { assigneeIds: cast.foreman, verifierId: cast.reviewer }
    contentOf(await save('employee', 'twice', foreman))
    contentOf(await move('foreman', 'twice', { event: 'complete' }))
    contentOf(await save('employee', 'twice', { ...foreman, verifierId: cast.colleague }))
    contentOf(await move('colleague', 'twice', { event: 'verify' }))
    expect((await told('twice')).join()).toMatch(/action_closed/)
  })

  test('is told that it is verified where it is watched for a while, for it is not closed yet', async () => {
    await placeAction(world, 'watched', {
      verifier: 'reviewer',
      columns: { status: 'pending_verification', effectiveness_days: 30 },
    })
    contentOf(await move('reviewer', 'watched', { event: 'verify' }))
    expect(await told('watched')).toEqual([`action_verified ${cast.employee} ${cast.colleague}`])
  })

  test('does not say that it has helped: another owner does', async () => {
    await placeAction(world, 'judged', {
      assignees: ['employee'],
      columns: { status: 'in_progress', effectiveness_days: 30 },
    })
    contentOf(await move('employee', 'judged', { event: 'complete' }))
    await world.database.kysely
      .updateTable('actions')
      .set({ waits_until: '2026-03-05' })
      .where('id', '=', 'judged')
      .execute()
    const why = 'Another owner, who did not do it, says whether it has helped.'
    expect(whyNot(await move('employee', 'judged', { event: 'confirm' }))).toBe(why)
    const others = { assigneeIds: cast.employee, ownerId: cast.manager, effectivenessDays: '30' }
    contentOf(await save('employee', 'judged', others as Partial<Draft>))
    contentOf(await move('manager', 'judged', { event: 'confirm' }))
  })
})

describe('who verifies an action', () => {
  test('is asked to, with those who stand in today, also where somebody else did so before', async () => {
    await placeAction(world, 'asked', {
      ...{ verifier: 'reviewer', columns: { status: 'in_progress' } },
    })
    await standIn('reviewer', 'admin', 'today')
    await standIn('reviewer', 'colleague', 'doer')
    await standIn('reviewer', 'manager', 'later', '2030-01-01')
    contentOf(await move('colleague', 'asked', { event: 'complete' }))
    const asked = `action_to_verify ${cast.reviewer} ${cast.admin}`
    expect(await told('asked')).toEqual([`action_completed ${cast.employee}`, asked])
    contentOf(await save('employee', 'asked', { verifierId: cast.foreman }))
    expect(await told('asked')).toEqual([`action_to_verify ${cast.foreman}`])
    contentOf(await save('employee', 'asked', { verifierId: cast.reviewer }))
    expect(await told('asked')).toEqual([asked])
    contentOf(await save('employee', 'asked', { verifierId: cast.reviewer }))
    expect(await told('asked')).toEqual([])
    await noDeputies()
  })
})

test('an action that is handed on is told to its owner, and to those alone who come to do it', async () => {
  await placeAction(world, 'handed')
  const assigneeIds = [cast.colleague, cast.foreman]
  contentOf(await move('colleague', 'handed', { event: 'reassign', assigneeIds }))
  expect(await told('handed')).toEqual([
    `action_assigned ${cast.foreman}`,
    `action_handed_on ${cast.employee}`,
  ])
  contentOf(await move('colleague', 'handed', { event: 'reassign', assigneeIds: [cast.employee] }))
  expect(await told('handed')).toEqual([`action_assigned ${cast.employee}`])
})

test('the manager of an owner, and of a verifier, reads an action, and that is all', async () => {
  await grantTo(world, 'manager', ['delete_team_actions'])
  const { kysely } = world.database
  const under = (name: CastName, manager: CastName | null) =>
    kysely
      .updateTable('people')
      .set({ manager_id: manager === null ? null : cast[manager] })
      .where('id', '=', cast[name])
      .execute()
  await placeAction(world, 'teams', { verifier: 'reviewer' })
  for (const name of ['employee', 'reviewer'] as const) {
    const { actions } = await world.as('manager')
    expect(problemOf(await actions.get({ actionId: 'teams' }))).toBe('forbidden')
    await under(name, 'manager')
    const { assignedActionId } = contentOf(await actions.get({ actionId: 'teams' }))
    const { data } = contentOf(await actions.list({ section: 'all', pLimit: 200 }))
    expect(data.map(({ actionId }) => actionId)).toContain('teams')
    // It is done in another team, so that no key for one's own team takes it away.
    const removed = await actions.remove({ actionId: 'teams', assignedActionId })
    expect(problemOf(removed)).toBe('forbidden')
    await under(name, null)
  }
})

test('a work order that was cancelled is waived, or another one takes its place', async () => {
  const order = {
    ...{ shard_key: castShard, id: 'off', number: 'OFF', status: 'cancelled' as const },
    ...{ requested_by: 'x', system: 'x', description: 'x', priority: 'low' as const },
  }
  await world.database.kysely.insertInto('work_orders').values(order).execute()
  const columns = { status: 'in_progress', work_order_id: 'off' } as const
  await placeAction(world, 'unordered', { columns })
  const complete = () => move('colleague', 'unordered', { event: 'complete' })
  expect(whyNot(await complete())).toBe(
    'Its work order was cancelled. It is waived, or another one is named.',
  )
  const waiver = { event: 'waiveWorkOrder', reason: 'Mended by hand.' } as const
  contentOf(await move('employee', 'unordered', waiver))
  contentOf(await complete())
})

async function standIn(from: CastName, to: CastName, id: string, day = '2026-03-01') {
  await world.database.kysely
    .insertInto('approval_delegations')
    .values({
      ...{ shard_key: castShard, id, starts_on: day, ends_on: '2030-12-31' },
      ...{ from_person_id: cast[from], to_person_id: cast[to] },
      created_at: '2026-03-01T12:00:00Z',
    })
    .execute()
}

async function noDeputies() {
  await world.database.kysely.deleteFrom('approval_delegations').execute()
}
