import { setTimeout } from 'node:timers/promises'
import { leftWorkNames } from '@holdpoint/api'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { cast, castFullName, castShard, type CastName } from '../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../test/harness.ts'
import { placeAction } from '../test/place-action.ts'
import { placeEntry } from '../test/place-entry.ts'
import { placeFile } from '../test/place-file.ts'
import { placeFormSchedule } from '../test/place-form-schedule.ts'
import { placeJsa } from '../test/place-jsa.ts'
import { lockedOn, placeLoto } from '../test/place-loto.ts'
import { placeReport } from '../test/place-report.ts'
import { placeSqr } from '../test/place-sqr.ts'
import { grantTo } from '../test/rights.ts'
import { leftActions } from './areas/actions/actions.left.ts'
import { verifyChains } from './audit.ts'
import { leftWorks } from './left-works.ts'
import { leftWorkJob } from './left.clock.ts'
import { handOnLeft } from './records/left/hand-on.ts'
import { goesOn, type LeftWork } from './records/left/left-work.ts'

// What waits for somebody who has left (decision 0127). The colleague leaves; the foreman manages them.

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())
beforeEach(async () => {
  await people('colleague', { is_active: false, manager_id: cast.foreman })
})
afterEach(async () => {
  await people('colleague', { is_active: true })
  expect(world.failures).toEqual([])
})

async function people(
  name: CastName,
  columns: { is_active?: boolean; manager_id?: string | null },
): Promise<void> {
  await world.database.kysely
    .updateTable('people')
    .set(columns)
    .where('id', '=', cast[name])
    .execute()
}

/** One round of the clock; what was told by it, of which record, to whom. */
async function round(): Promise<string[]> {
  world.wait(300_000)
  const { database, ports } = world
  const now = ports.clock.now()
  await leftWorkJob.run({ database, ports, now }, {})
  await world.tell()
  const rows = await database.kysely
    .selectFrom('notifications')
    .select(['kind', 'record_id', 'person_id'])
    .where('created_at', '=', now)
    .orderBy('record_id')
    .orderBy('person_id')
    .execute()
  const nameOf = (id: string) => Object.entries(cast).find(([, one]) => one === id)?.[0]
  return rows.map((row) => `${row.kind} ${row.record_id} ${nameOf(row.person_id)}`)
}

async function actionOf(id: string) {
  const { kysely } = world.database
  const action = await kysely
    .selectFrom('actions')
    .select(['owner_id', 'verifier_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const doers = await kysely
    .selectFrom('action_assignees')
    .select('person_id')
    .where('action_id', '=', id)
    .orderBy('place')
    .execute()
  return { ...action, doers: doers.map(({ person_id: personId }) => personId) }
}

test('an action that nobody does goes to the manager, who is told; the history names both', async () => {
  await placeAction(world, 'do')
  expect(await round()).toEqual(['work_handed_on do foreman'])
  expect((await actionOf('do')).doers).toEqual([cast.foreman])
  const foreman = await world.as('foreman')
  const { data } = contentOf(await foreman.actions.history({ actionId: 'do' }))
  expect(data.find(({ action }) => action === 'assignee left')).toMatchObject({
    person: null,
    fields: [{ label: 'Doing', from: castFullName('colleague'), to: castFullName('foreman') }],
  })
  contentOf(await foreman.actions.move({ actionId: 'do', event: 'start' }))
})

test('who verifies an action or owns it does not come to do it; then it is an administrator', async () => {
  await placeAction(world, 'do-verified', { verifier: 'foreman' })
  await placeAction(world, 'do-watched', {
    owner: 'foreman',
    columns: { effectiveness_days: 30 },
  })
  await round()
  expect((await actionOf('do-verified')).doers).toEqual([cast.admin])
  expect((await actionOf('do-watched')).doers).toEqual([cast.admin])
})

test('where others do it too it stays with them, and what is done with those who did it', async () => {
  await placeAction(world, 'do-together', { assignees: ['colleague', 'reviewer'] })
  await placeAction(world, 'do-done', {
    verifier: 'reviewer',
    columns: { status: 'pending_verification' },
  })
  await placeAction(world, 'do-closed', { columns: { status: 'closed' } })
  expect(await round()).toEqual([])
  expect((await actionOf('do-together')).doers).toEqual([cast.colleague, cast.reviewer])
  expect((await actionOf('do-done')).doers).toEqual([cast.colleague])
  expect((await actionOf('do-closed')).doers).toEqual([cast.colleague])
})

test('what waits to be verified is verified by the manager, unless they did it', async () => {
  const waits = { status: 'pending_verification' } as const
  await placeAction(world, 'verify', {
    ...{ verifier: 'colleague', assignees: ['reviewer'], columns: waits },
  })
  await placeAction(world, 'verify-own', {
    ...{ verifier: 'colleague', assignees: ['reviewer'] },
    columns: { ...waits, completed_by: cast.foreman },
  })
  expect(await round()).toEqual([
    'work_handed_on verify foreman',
    'work_handed_on verify-own admin',
  ])
  expect((await actionOf('verify')).verifier_id).toBe(cast.foreman)
  const foreman = await world.as('foreman')
  contentOf(await foreman.actions.move({ actionId: 'verify', event: 'verify' }))
})

test('an owner who has left is followed until the action ends; whoever did it is not asked whether it helped', async () => {
  const watched = { status: 'effectiveness_review', effectiveness_days: 30 } as const
  await placeAction(world, 'own', { owner: 'colleague', assignees: ['reviewer'] })
  await placeAction(world, 'own-watched', {
    ...{ owner: 'colleague', assignees: ['foreman'], columns: watched },
  })
  await placeAction(world, 'own-cancelled', {
    ...{ owner: 'colleague', assignees: ['reviewer'], columns: { status: 'cancelled' } },
  })
  await round()
  expect((await actionOf('own')).owner_id).toBe(cast.foreman)
  expect((await actionOf('own-watched')).owner_id).toBe(cast.admin)
  expect((await actionOf('own-cancelled')).owner_id).toBe(cast.colleague)
})

test('a manager who has left as well is passed over, and what was raised, done and verified alone goes on', async () => {
  await people('foreman', { is_active: false })
  await placeAction(world, 'all-of-it', { owner: 'colleague' })
  await round()
  await people('foreman', { is_active: true })
  expect(await actionOf('all-of-it')).toMatchObject({
    ...{ owner_id: cast.admin, doers: [cast.admin] },
  })
})

test('where nobody may take it over nothing changes, the administrators are told once, and it goes on once somebody may', async () => {
  await placeAction(world, 'stuck', { verifier: 'colleague', assignees: ['foreman', 'admin'] })
  expect(await round()).toEqual(['work_left stuck admin'])
  expect((await actionOf('stuck')).verifier_id).toBe(cast.colleague)
  expect(await round()).toEqual([])
  await people('colleague', { manager_id: cast.reviewer })
  expect(await round()).toEqual(['work_handed_on stuck reviewer'])
  expect((await actionOf('stuck')).verifier_id).toBe(cast.reviewer)
})

test('a second round does nothing; whoever came back and leaves again is told of anew', async () => {
  await placeAction(world, 'again', { verifier: 'colleague', assignees: ['foreman', 'admin'] })
  expect(await round()).toEqual(['work_left again admin'])
  await people('colleague', { is_active: true })
  expect(await round()).toEqual([])
  await people('colleague', { is_active: false })
  expect(await round()).toEqual(['work_left again admin'])
  await world.database.kysely
    .deleteFrom('action_assignees')
    .where('action_id', '=', 'again')
    .execute()
  await world.database.kysely.deleteFrom('actions').where('id', '=', 'again').execute()
})

test('whoever comes back meanwhile keeps what is theirs', async () => {
  await placeAction(world, 'race-1')
  await placeAction(world, 'race-2')
  // Both are seen to wait; while the first goes on, whoever had left is active again.
  const meanwhile: LeftWork[] = leftActions
    .filter(goesOn)
    .slice(0, 1)
    .map((work) => ({
      ...work,
      give: async (handing, to) => {
        await handing.db
          .updateTable('people')
          .set({ is_active: true })
          .where('id', '=', handing.part.person_id)
          .execute()
        return work.give(handing, to)
      },
    }))
  const { database, ports } = world
  await handOnLeft({ database, ports, now: ports.clock.now() }, meanwhile, 'left-work')
  expect((await actionOf('race-1')).doers).toEqual([cast.foreman])
  expect((await actionOf('race-2')).doers).toEqual([cast.colleague])
  expect(await round()).toEqual([])
  await people('colleague', { is_active: false })
  expect(await round()).toEqual(['work_handed_on race-2 foreman'])
})

test('a round that has begun waits for an account that is just coming back', async () => {
  await placeAction(world, 'coming')
  const returning = world.database.kysely.transaction().execute(async (db) => {
    await db
      .updateTable('people')
      .set({ is_active: true })
      .where('id', '=', cast.colleague)
      .execute()
    await setTimeout(600)
  })
  await setTimeout(200)
  const begun = round()
  await returning
  expect(await begun).toEqual([])
  expect((await actionOf('coming')).doers).toEqual([cast.colleague])
  await people('colleague', { is_active: false })
  expect(await round()).toEqual(['work_handed_on coming foreman'])
})

test('files go on: their owner, and their approver to nobody who brought the version', async () => {
  const columns = { status: 'pending', approver_id: cast.colleague } as const
  await placeFile(world, 'owned', { columns: { owner_id: cast.colleague } })
  await placeFile(world, 'approved-by', { columns })
  await placeFile(world, 'brought', { columns, uploadedBy: cast.foreman })
  await placeFile(world, 'archived', {
    columns: { status: 'archived', owner_id: cast.colleague },
  })
  expect(await round()).toEqual([
    'work_handed_on approved-by foreman',
    'work_handed_on brought admin',
    'work_handed_on owned foreman',
  ])
  const files = await world.database.kysely
    .selectFrom('library_files')
    .select(['id', 'owner_id', 'approver_id'])
    .orderBy('id')
    .execute()
  expect(files).toEqual([
    { id: 'approved-by', owner_id: cast.admin, approver_id: cast.foreman },
    { id: 'archived', owner_id: cast.colleague, approver_id: null },
    { id: 'brought', owner_id: cast.admin, approver_id: cast.admin },
    { id: 'owned', owner_id: cast.foreman, approver_id: null },
  ])
  const foreman = await world.as('foreman')
  const { data } = contentOf(await foreman.files.history({ fileId: 'owned' }))
  expect(data.find(({ action }) => action === 'owner left')).toMatchObject({
    fields: [{ label: 'Owner', from: castFullName('colleague'), to: castFullName('foreman') }],
  })
  contentOf(await foreman.files.move({ fileId: 'approved-by', event: 'approve' }))
})

test('a quality report that is investigated goes on, and one that waits for approval does not', async () => {
  const owner_id = cast.colleague
  await placeSqr(world, 'led', { columns: { owner_id, status: 'investigating' } })
  await placeSqr(world, 'opened', { columns: { owner_id, status: 'open' } })
  await placeSqr(world, 'decided', { columns: { owner_id, status: 'approval' } })
  expect(await round()).toEqual(['work_handed_on led foreman', 'work_handed_on opened foreman'])
  const reports = await world.database.kysely
    .selectFrom('sqrs')
    .select(['id', 'owner_id', 'investigator_ids'])
    .orderBy('id')
    .execute()
  expect(reports).toEqual([
    { id: 'decided', owner_id, investigator_ids: [] },
    { id: 'led', owner_id: cast.foreman, investigator_ids: [owner_id, cast.foreman] },
    { id: 'opened', owner_id: cast.foreman, investigator_ids: [] },
  ])
})

test('an analysis that awaits approval goes on to nobody who wrote it; of one that runs it is told once', async () => {
  await grantTo(world, 'reviewer', ['edit_all_jsa'])
  const ofLeft = { supervisor_id: cast.colleague }
  const waits = { ...ofLeft, status: 'awaiting_approval' } as const
  await placeJsa(world, 'to-approve', { columns: waits })
  await placeJsa(world, 'written', { columns: { ...waits, hazard_writers: [cast.foreman] } })
  await placeJsa(world, 'runs', { columns: { ...ofLeft, status: 'active' } })
  await placeJsa(world, 'draft', { columns: ofLeft })
  expect(await round()).toEqual([
    'work_left runs reviewer',
    'work_handed_on to-approve foreman',
    'work_handed_on written admin',
  ])
  expect(await round()).toEqual([])
  const jsas = await world.database.kysely
    .selectFrom('jsas')
    .select(['id', 'supervisor_id'])
    .orderBy('id')
    .execute()
  expect(jsas).toEqual([
    { id: 'draft', supervisor_id: cast.colleague },
    { id: 'runs', supervisor_id: cast.colleague },
    { id: 'to-approve', supervisor_id: cast.foreman },
    { id: 'written', supervisor_id: cast.admin },
  ])
})

test('a report goes on to somebody who may tell those who are named on it, or stays', async () => {
  const told = { pace: 'weekly', tells_on: '2026-03-09', owner_id: cast.colleague } as const
  await placeReport(world, 'told', { ...told, recipient_ids: [cast.colleague, cast.employee] })
  await placeReport(world, 'own-alone', { ...told, recipient_ids: [cast.colleague] })
  await grantTo(world, 'manager', ['manage_reports'])
  expect(await round()).toEqual(['work_left told manager'])
  await grantTo(world, 'foreman', ['manage_reports'])
  expect(await round()).toEqual(['work_handed_on told foreman'])
  const reports = await world.database.kysely
    .selectFrom('reports')
    .select(['id', 'owner_id', 'recipient_ids'])
    .orderBy('id')
    .execute()
  expect(reports).toEqual([
    { id: 'own-alone', owner_id: cast.colleague, recipient_ids: [cast.colleague] },
    { id: 'told', owner_id: cast.foreman, recipient_ids: [cast.employee] },
  ])
})

test('locks and the lead of a lockout stay, and are told once to those who can act', async () => {
  await grantTo(world, 'manager', ['edit_all_loto'])
  await placeLoto(world, 'locked', {
    columns: { status: 'work_active', primary_id: cast.employee },
    people: [lockedOn(cast.colleague, '77')],
  })
  await placeLoto(world, 'lead', {
    columns: { status: 'prepared', primary_id: cast.colleague },
  })
  expect(await round()).toEqual([
    'work_left lead manager',
    'work_left locked employee',
    'work_left locked foreman',
    'work_left locked manager',
  ])
  expect(await round()).toEqual([])
  const locks = await world.database.kysely.selectFrom('loto_locks').select('person_id').execute()
  expect(locks.map(({ person_id: personId }) => personId)).toEqual([cast.colleague])
})

/** What a schedule of the manager's assigned to these people, who have not begun it. */
async function assigned(
  scheduleId: string,
  names: readonly CastName[],
  columns: Parameters<typeof placeFormSchedule>[2] = {},
): Promise<void> {
  const opensAt = new Date('2026-03-05T12:00:00Z')
  const dueAt = new Date('2026-03-06T12:00:00Z')
  await placeFormSchedule(world, scheduleId, columns)
  for (const name of names) {
    const id = `${scheduleId}-${name}`
    await placeEntry(world, id, { person: name, status: 'pending', columns: { due_at: dueAt } })
    await world.database.kysely
      .insertInto('form_assignments')
      .values({
        ...{ shard_key: castShard, schedule_id: scheduleId, occurs_on: '2026-03-05' },
        ...{ person_id: cast[name], my_form_id: id, opens_at: opensAt, due_at: dueAt },
      })
      .execute()
  }
}

/** What became of what a schedule assigned, by whom it was assigned to. */
async function outcomesOf(scheduleId: string) {
  const rows = await world.database.kysely
    .selectFrom('form_assignments as given')
    .innerJoin('my_forms as entry', 'entry.id', 'given.my_form_id')
    .select(['given.person_id', 'given.outcome', 'given.due_at', 'entry.status'])
    .where('given.schedule_id', '=', scheduleId)
    .orderBy('given.outcome')
    .execute()
  return rows.map((row) => [row.person_id, row.outcome, row.status, row.due_at.toISOString()])
}

test('what was assigned and not begun goes on, due at the same time, and whoever assigned it is told', async () => {
  await grantTo(world, 'manager', ['create_forms'])
  await assigned('assigns', ['colleague', 'employee'])
  expect(await round()).toEqual([
    expect.stringMatching(/^form_assigned \w+ foreman$/),
    'form_handed_on assigns manager',
  ])
  expect(await round()).toEqual([])
  const due = '2026-03-06T12:00:00.000Z'
  const outcomes = await outcomesOf('assigns')
  expect(outcomes).toHaveLength(3)
  expect(outcomes).toContainEqual([cast.colleague, 'handed_on', 'pending', due])
  expect(outcomes).toContainEqual([cast.employee, null, 'pending', due])
  expect(outcomes).toContainEqual([cast.foreman, null, 'new', due])
  const manager = await world.as('manager')
  const { history } = contentOf(await manager.formSchedules.get({ formScheduleId: 'assigns' }))
  expect(history.data[0]).toMatchObject({ action: 'asked person left', person: null })
})

test('what one of several does is left to those who are there', async () => {
  await assigned('one-does', ['colleague', 'employee'], { ask_mode: 'any' })
  await assigned('nobody-does', ['colleague'], { ask_mode: 'any' })
  expect(await round()).toEqual([
    expect.stringMatching(/^form_assigned \w+ foreman$/),
    'form_handed_on nobody-does manager',
  ])
})

test('where everybody who could take it over was asked, whoever assigned it is told once', async () => {
  await assigned('all-asked', ['colleague', 'foreman', 'admin'])
  expect(await round()).toEqual(['work_left all-asked manager'])
  expect(await round()).toEqual([])
})

test('each kind of work that the contract names is declared once', () => {
  expect(leftWorks.map(({ name }) => name).sort()).toEqual([...leftWorkNames].sort())
})

test('the trail holds', async () => {
  expect((await verifyChains(world.database.kysely)).broken).toEqual([])
})
