import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { json } from '../../db/json.ts'
import { cast, castPassword, castShard } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { askToApprove } from '../../../test/place-entry.ts'
import { testForm } from '../../../test/test-form.ts'
import { remindOfSteps } from './review-forms.clock.ts'

let world: TestServer
let employee: Client
let manager: Client
let colleague: Client
let myFormId: string

const hour = 3_600_000

beforeAll(async () => {
  world = await startTestServer()
  ;[employee, manager, colleague] = await Promise.all([
    world.as('employee'),
    world.as('manager'),
    world.as('colleague'),
  ])
  const { kysely } = world.database
  await kysely
    .updateTable('people')
    .set({ manager_id: cast.admin })
    .where('id', '=', cast.employee)
    .execute()
  await kysely
    .insertInto('permission_groups')
    .values({ id: 'g-crew', shard_key: castShard, name: 'Crew', permission_keys: [] })
    .execute()
  await kysely
    .insertInto('permission_group_members')
    .values({ group_id: 'g-crew', person_id: cast.manager })
    .execute()
  const approvals = [
    { meaning: 'Crew supervisor', by: { group: 'g-crew' }, hours: 8 },
    { meaning: 'Manager', by: 'manager' },
  ]
  await kysely
    .updateTable('form_versions')
    .set({ definition: json({ ...testForm, workflow: { approvals } }) })
    .where('form_id', '=', 'f-check')
    .execute()
})
afterAll(() => world.close())

beforeEach(async () => {
  await world.database.kysely.deleteFrom('approval_delegations').execute()
  myFormId = await handedIn()
})

async function handedIn(): Promise<string> {
  const { id } = contentOf(await employee.myForms.start({ formId: 'f-check' }))
  const values = { at: '2026-03-05T09:00', district: 'PER', tidy: 'yes', barrier: 'no' }
  const changes = Object.entries(values).map(([key, value]) => ({ key, value }))
  contentOf(await employee.myForms.fill({ myFormId: id, changes }))
  await sign(id)
  contentOf(await employee.myForms.submit({ myFormId: id }))
  return id
}

async function sign(id: string): Promise<void> {
  const typed = { kind: 'typed', name: 'Test Employee', password: castPassword } as const
  contentOf(await employee.myForms.sign({ myFormId: id, questionKey: 'inspector', ...typed }))
}

/** One round of the clock; answers all that it has told of the entry so far. */
async function after(hours: number) {
  world.wait(hours * hour)
  const { database, ports } = world
  await remindOfSteps({ database, ports, now: ports.clock.now() })
  await world.tell()
  const rows = await database.kysely
    .selectFrom('notifications')
    .select(['kind', 'person_id', 'actor_id'])
    .where('record_id', '=', myFormId)
    .where('kind', 'in', ['form_due_soon', 'form_overdue', 'form_deputy', 'form_overdue_report'])
    .orderBy('created_at')
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, person_id: personId, actor_id: actor }) => {
    expect(actor).toBeNull()
    return [kind, personId]
  })
}

/** Today and tomorrow, by the manager unless somebody is named. */
async function delegateTo(personId: string, absent = manager) {
  const startsOn = world.ports.clock.now().toISOString().slice(0, 10)
  const endsOn = new Date(world.ports.clock.now().getTime() + 48 * hour).toISOString().slice(0, 10)
  contentOf(await absent.pendingApprovals.delegate({ personId, startsOn, endsOn }))
}

const half = ['form_due_soon', cast.manager]
const whole = ['form_overdue', cast.manager]

test('tells at half, at the whole, and the submitter’s manager in the end, each once', async () => {
  expect(await after(3.9)).toEqual([])
  expect(await after(0.2)).toEqual([half])
  expect(await after(1)).toEqual([half])
  expect(await after(3)).toEqual([half, whole])
  // Nobody stands in: the time passes.
  expect(await after(4)).toEqual([half, whole])
  expect(await after(4)).toEqual([half, whole, ['form_overdue_report', cast.admin]])
  expect(await after(40)).toHaveLength(3)
})

test('tells the latest alone after a silence', async () => {
  expect(await after(9)).toEqual([whole])
})

test('says on the page whom it waits for, since when and till when', async () => {
  const since = world.ports.clock.now()
  const { waiting } = contentOf(await manager.reviewForms.information({ myFormId }))
  const dueAt = new Date(since.getTime() + 8 * hour).toISOString()
  expect(waiting).toEqual({ step: 1, since: since.toISOString(), dueAt })
  contentOf(await manager.reviewForms.saveApprovalStatus({ myFormId, decision: 'approve' }))
  // The second step may take as long as it takes.
  expect(contentOf(await employee.reviewForms.information({ myFormId })).waiting).toBeNull()
  expect(await after(80)).toEqual([])
})

test('stands still while it lies with its submitter, and begins anew when it comes back', async () => {
  await after(5)
  const flags = [{ questionKey: 'barrier', note: 'Which one?' }]
  const asked = { myFormId, event: 'requestChange' as const, flags }
  contentOf(await manager.reviewForms.saveStatus(asked))
  expect(await after(20)).toEqual([half])
  const changes = [{ key: 'barrier', value: 'yes' }]
  contentOf(await employee.myForms.fill({ myFormId, changes }))
  await sign(myFormId)
  contentOf(await employee.myForms.submit({ myFormId }))
  expect(await after(3)).toEqual([half])
  expect(await after(2)).toEqual([half, half])
})

test('a deputy joins, reads it, and decides for both', async () => {
  await delegateTo(cast.colleague)
  expect(problemOf(await colleague.reviewForms.information({ myFormId }))).toBe('forbidden')
  expect(await after(12.5)).toEqual([['form_deputy', cast.colleague], whole])
  const { steps } = contentOf(await colleague.reviewForms.information({ myFormId }))
  expect(steps.find(({ person }) => person.personId === cast.colleague)).toMatchObject({
    ...{ step: 1, status: 'pending', deputyFor: 'Test Manager' },
  })
  const decided = { myFormId, decision: 'approve' as const }
  contentOf(await colleague.reviewForms.saveApprovalStatus(decided))
  expect(await manager.reviewForms.saveApprovalStatus(decided)).toMatchObject({
    problem: { message: expect.stringMatching(/Already decided by .*Colleague/) },
  })
  const [due] = contentOf(await employee.reviewForms.information({ myFormId })).steps.filter(
    ({ status }) => status === 'pending',
  )
  expect(due).toMatchObject({ step: 2 })
  const history = contentOf(await employee.myForms.history({ myFormId })).data
  expect(history.find(({ action }) => action === 'deputy joins')).toMatchObject({ person: null })
})

test('whoever is stood in for may still decide, and the deputy is asked no more', async () => {
  await delegateTo(cast.colleague)
  await after(13)
  const decided = { myFormId, decision: 'approve' as const }
  contentOf(await manager.reviewForms.saveApprovalStatus(decided))
  const { steps } = contentOf(await colleague.reviewForms.information({ myFormId }))
  expect(steps.find(({ deputyFor }) => deputyFor !== null)?.status).toBe('passed')
})

test('its submitter never joins, whoever names them', async () => {
  await delegateTo(cast.employee)
  expect(await after(13)).toEqual([whole])
})

test('two rounds at once tell once', async () => {
  world.wait(5 * hour)
  const { database, ports } = world
  const round = () => remindOfSteps({ database, ports, now: ports.clock.now() })
  await Promise.all([round(), round()])
  expect(await after(0)).toEqual([half])
})

const decided = () => ({ myFormId, decision: 'approve' as const })
const stepsNow = async () =>
  contentOf(await employee.reviewForms.information({ myFormId })).steps.map(
    ({ person, status }) => [person.personId, status],
  )

test('of two deputies of one person whoever is first decides for all three', async () => {
  await delegateTo(cast.colleague)
  await delegateTo(cast.foreman)
  await after(13)
  contentOf(await colleague.reviewForms.saveApprovalStatus(decided()))
  expect(await stepsNow()).toEqual(
    expect.arrayContaining([
      [cast.colleague, 'done'],
      [cast.foreman, 'passed'],
      [cast.manager, 'passed'],
    ]),
  )
})

test('one deputy of two people decides for both', async () => {
  await askToApprove(world, myFormId, 'reviewer')
  await delegateTo(cast.colleague)
  await delegateTo(cast.colleague, await world.as('reviewer'))
  await after(13)
  contentOf(await colleague.reviewForms.saveApprovalStatus(decided()))
  expect(await stepsNow()).toEqual(
    expect.arrayContaining([
      [cast.colleague, 'done'],
      [cast.manager, 'passed'],
      [cast.reviewer, 'passed'],
    ]),
  )
})

test('a deputy decides no more once the days are over, and finds nothing waiting', async () => {
  await delegateTo(cast.colleague)
  await after(13)
  const waits = async () =>
    contentOf(await colleague.pendingApprovals.list({ kind: 'form' })).data.filter(
      ({ recordId }) => recordId === myFormId,
    )
  expect(await waits()).toHaveLength(1)
  await world.database.kysely.deleteFrom('approval_delegations').execute()
  expect(await waits()).toEqual([])
  expect(problemOf(await colleague.reviewForms.saveApprovalStatus(decided()))).toBe('forbidden')
  contentOf(await manager.reviewForms.saveApprovalStatus(decided()))
})

test('a deputy who is named after their hour joins all the same', async () => {
  expect(await after(13)).toEqual([whole])
  await delegateTo(cast.colleague)
  expect(await after(1)).toEqual([whole, ['form_deputy', cast.colleague]])
  expect(await after(1)).toHaveLength(2)
})

test('who is given a step begins its hours anew, and the deputies of before are asked no more', async () => {
  await delegateTo(cast.colleague)
  await after(13)
  const reason = 'On leave'
  const given = { myFormId, personId: cast.foreman, reason }
  contentOf(await manager.reviewForms.reassign(given))
  expect(await stepsNow()).not.toContainEqual([cast.colleague, 'pending'])
  expect(problemOf(await colleague.reviewForms.information({ myFormId }))).toBe('forbidden')
  const told = await after(1)
  expect(told).toHaveLength(2)
  expect(await after(4)).toHaveLength(3)
  expect((await after(4)).filter(([, personId]) => personId === cast.foreman)).toEqual([
    ['form_due_soon', cast.foreman],
    ['form_overdue', cast.foreman],
  ])
})

test('an entry that fails keeps no other from being told', async () => {
  const { kysely } = world.database
  const failing = myFormId
  myFormId = await handedIn()
  await sql`alter table my_form_signers add constraint fails
    check (my_form_id <> ${sql.lit(failing)} or reminded = 0)`.execute(kysely)
  expect(await after(5)).toEqual([half])
  await sql`alter table my_form_signers drop constraint fails`.execute(kysely)
  myFormId = failing
  expect(await after(0)).toEqual([half])
})
