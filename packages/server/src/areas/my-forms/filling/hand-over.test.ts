import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Client, Reply } from '@holdpoint/api'
import { writeForReaders } from '../my-forms.readers.ts'
import { cast, castPassword, castShard, type CastName } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { askToApprove, handBack, placeEntry } from '../../../../test/place-entry.ts'
import { placeForm } from '../../../../test/place-form.ts'
import { grantTo } from '../../../../test/rights.ts'
import { testForm } from '../../../../test/test-form.ts'

let world: TestServer
let employee: Client
let colleague: Client

beforeEach(async () => {
  world = await startTestServer()
  await grantTo(world, 'foreman', ['edit_all_forms_after_submission', 'access_all_submissions'])
  employee = await world.as('employee')
  colleague = await world.as('colleague')
})
afterEach(() => world.close())

const started = async () => contentOf(await employee.myForms.start({ formId: 'f-check' })).id
const toColleague = (myFormId: string) => ({ myFormId, personId: cast.colleague })
const tidy = [{ key: 'tidy', value: 'yes' }]
const ongoing = async (client: Client) =>
  contentOf(await client.myForms.list({ section: 'ongoing' })).data.map(({ id }) => id)

function saidOf(reply: Reply): string {
  return reply.status === 'problem'
    ? (reply.problem.fields[0]?.message ?? reply.problem.message)
    : `status ${reply.status}`
}

async function toldTo(name: CastName): Promise<string[]> {
  await world.tell()
  const { data } = contentOf(await (await world.as(name)).notifications.list({}))
  return data.map(({ kind }) => kind)
}

async function leaves(name: CastName): Promise<void> {
  await world.database.kysely
    .updateTable('people')
    .set({ is_active: false })
    .where('id', '=', cast[name])
    .execute()
}

describe('myForms.handOver', () => {
  test('is refused to whoever neither has it nor edits those of others', async () => {
    const myFormId = await started()
    const reviewer = await world.as('reviewer')
    expect(problemOf(await reviewer.myForms.handOver(toColleague(myFormId)))).toBe('forbidden')
    expect(problemOf(await employee.myForms.handOver(toColleague('none')))).toBe('forbidden')
  })

  test('makes it somebody else’s, who is told, goes on and hands it in', async () => {
    const myFormId = await started()
    contentOf(await employee.myForms.fill({ myFormId, changes: tidy }))
    const word = 'The north side is done.'
    const reply = await employee.myForms.handOver({ ...toColleague(myFormId), word })
    expect(reply).toMatchObject({ status: 200, message: 'Test Colleague goes on with it.' })
    expect(await ongoing(employee)).toEqual([])
    expect(await ongoing(colleague)).toEqual([myFormId])
    expect(await toldTo('colleague')).toEqual(['form_handed_over'])
    const { entry, answers, can } = contentOf(await colleague.myForms.get({ myFormId }))
    expect(entry.submittedUserInfo.personId).toBe(cast.colleague)
    expect([answers['tidy']?.value, can.fill]).toEqual(['yes', true])
    const { data } = contentOf(await colleague.myForms.history({ myFormId }))
    expect(data.find(({ action }) => action === 'hand over')).toMatchObject({
      ...{ person: { personId: cast.employee }, reason: word },
      fields: [{ key: 'filler', from: 'Test Employee', to: 'Test Colleague' }],
    })
    // What was typed on a device afterwards is not taken, nor is it open before it is handed in.
    expect(problemOf(await employee.myForms.fill({ myFormId, changes: tidy }))).toBe('forbidden')
    expect(problemOf(await employee.myForms.get({ myFormId }))).toBe('forbidden')
    const changes = Object.entries({ at: '2026-03-05T09:00', district: 'PER', barrier: 'yes' })
    contentOf(
      await colleague.myForms.fill({
        myFormId,
        changes: changes.map(([key, value]) => ({ key, value })),
      }),
    )
    const typed = { kind: 'typed', name: 'Test Colleague', password: castPassword } as const
    contentOf(await colleague.myForms.sign({ myFormId, questionKey: 'inspector', ...typed }))
    contentOf(await colleague.myForms.submit({ myFormId }))
    expect(contentOf(await employee.myForms.get({ myFormId })).can).toMatchObject({ fill: false })
  })

  test('counts it on the days of whoever has it', async () => {
    const myFormId = await started()
    contentOf(await employee.myForms.handOver(toColleague(myFormId)))
    const totals = await world.database.kysely
      .selectFrom('my_form_day_totals')
      .select(['person_id', 'total'])
      .where('total', '<>', 0)
      .execute()
    expect(totals).toEqual([{ person_id: cast.colleague, total: 1 }])
  })

  test('refuses whoever has left, has it, signs it, or may not start the form', async () => {
    const myFormId = await started()
    const refused = async (personId: string, id = myFormId) =>
      saidOf(await employee.myForms.handOver({ myFormId: id, personId }))
    expect(await refused(cast.employee)).toBe('It is theirs already. Please choose somebody else.')
    expect(await refused(cast.outsider)).toBe('This person is not an employee here, or no longer.')
    await leaves('manager')
    expect(await refused(cast.manager)).toBe('This person is not an employee here, or no longer.')
    await placeEntry(world, 'back')
    await askToApprove(world, 'back', 'colleague')
    await handBack(world, 'back', 'tidy')
    expect(await refused(cast.colleague, 'back')).toBe(
      'They sign or approve this form. Please choose somebody else.',
    )
    await world.database.kysely
      .updateTable('forms')
      .set({ job_title_ids: ['none'] })
      .where('id', '=', 'f-check')
      .execute()
    expect(await refused(cast.colleague)).toBe(
      'This form is not open to them. Please choose somebody else.',
    )
  })

  test('takes what was handed back, and nothing that waits for others', async () => {
    await placeEntry(world, 'back')
    await askToApprove(world, 'back', 'reviewer')
    expect(problemOf(await employee.myForms.handOver(toColleague('back')))).toBe('wrong_state')
    await handBack(world, 'back', 'tidy')
    contentOf(await employee.myForms.handOver(toColleague('back')))
    contentOf(await colleague.myForms.fill({ myFormId: 'back', changes: tidy }))
  })

  test('takes what is filled out below it along; a sub-form goes with its form alone', async () => {
    const myFormId = await started()
    const below = await placeEntry(world, 'below', {
      status: 'in_progress',
      columns: { parent_id: myFormId },
    })
    expect(saidOf(await employee.myForms.handOver(toColleague(below)))).toBe(
      'It belongs to another form. Please hand that one over.',
    )
    contentOf(await employee.myForms.handOver(toColleague(myFormId)))
    contentOf(await colleague.myForms.fill({ myFormId: below, changes: tidy }))
  })

  test('lets nobody approve or sign what they answered themselves and handed over', async () => {
    const { kysely } = world.database
    const { items, ...form } = testForm
    const by = { group: 'g-safety' }
    const workflow = {
      approvals: [{ by, mode: 'all' as const, meaning: 'Safety review' }],
      signatures: [{ by, mode: 'all' as const, meaning: 'Read' }],
    }
    const first = items.slice(0, 3).map((item) => ({ ...item, required: false }))
    await placeForm(world, 'f-own', {
      published: { ...form, items: first as typeof items, workflow },
    })
    await kysely
      .insertInto('permission_groups')
      .values({ shard_key: castShard, id: by.group, name: 'Safety', permission_keys: [] })
      .execute()
    await kysely
      .insertInto('permission_group_members')
      .values(
        ['employee', 'reviewer', 'manager'].map((name) => ({
          group_id: by.group,
          person_id: cast[name as CastName],
        })),
      )
      .execute()
    const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-own' }))
    const changes = [{ key: 'crew', value: ['F-01'] }]
    contentOf(await employee.myForms.fill({ myFormId, changes }))
    contentOf(await employee.myForms.handOver(toColleague(myFormId)))
    contentOf(await colleague.myForms.submit({ myFormId }))
    const asked = async () => {
      const rows = await kysely
        .selectFrom('my_form_signers')
        .select(['task', 'person_id'])
        .where('my_form_id', '=', myFormId)
        .execute()
      return rows.map(({ task, person_id: id }) => `${task} ${id}`).sort()
    }
    const strangers = ['approve', 'sign'].flatMap((task) =>
      [cast.manager, cast.reviewer].map((id) => `${task} ${id}`),
    )
    expect(await asked()).toEqual(strangers)
    // Nor is a step given to them.
    const reviewer = await world.as('reviewer')
    const given = { myFormId, personId: cast.employee, reason: 'They know it.' }
    expect(saidOf(await reviewer.reviewForms.reassign(given))).toBe(
      'Nobody approves what is their own.',
    )
  })

  test('tells whoever is asked all the same that it is their own', async () => {
    const published = { ...testForm, workflow: { approvals: [], bulkApprove: true } }
    await placeForm(world, 'f-many', { published })
    const submitted_at = world.ports.clock.now()
    const columns = { form_id: 'f-many', person_id: cast.colleague, submitted_at }
    await placeEntry(world, 'theirs', { columns })
    await askToApprove(world, 'theirs', 'employee')
    await writeForReaders(world.database.kysely, castShard, 'theirs')
    const together = async () =>
      contentOf(await employee.reviewForms.list({})).data.map((one) => one.canApproveTogether)
    expect(await together()).toEqual([true])
    await world.database.kysely
      .updateTable('my_forms')
      .set({ filled_before: [cast.employee] })
      .where('id', '=', 'theirs')
      .execute()
    expect(await together()).toEqual([false])
    const decision = { myFormId: 'theirs', decision: 'approve' as const }
    expect(saidOf(await employee.reviewForms.saveApprovalStatus(decision))).toBe(
      'Nobody approves what is their own.',
    )
  })

  test('does not give what was opened again to whoever signs or approves it', async () => {
    await placeEntry(world, 'again', { status: 'complete' })
    await askToApprove(world, 'again', 'colleague')
    const foreman = await world.as('foreman')
    const reopened = { myFormId: 'again', event: 'reopen' as const, reason: 'A wrong pad.' }
    contentOf(await foreman.reviewForms.saveStatus(reopened))
    expect(saidOf(await employee.myForms.handOver(toColleague('again')))).toBe(
      'They sign or approve this form. Please choose somebody else.',
    )
  })

  test('takes what was rejected or handed back below it along, and by itself where that stands', async () => {
    const parentId = await placeEntry(world, 'above', { status: 'reject' })
    const columns = { parent_id: parentId }
    await placeEntry(world, 'rejected', { status: 'reject', columns })
    await placeEntry(world, 'back', { columns })
    await askToApprove(world, 'back', 'reviewer')
    await handBack(world, 'back', 'tidy')
    await placeEntry(world, 'stands', { status: 'complete', columns })
    const to = async (name: CastName) =>
      saidOf(await employee.myForms.handOver({ myFormId: 'above', personId: cast[name] }))
    expect(await to('reviewer')).toBe(
      'They sign or approve its sub-form back. Please choose somebody else.',
    )
    expect(await to('colleague')).toBe('status 200')
    const rows = await world.database.kysely
      .selectFrom('my_forms')
      .select(['id', 'person_id'])
      .where('parent_id', '=', parentId)
      .orderBy('id')
      .execute()
    expect(rows.map(({ id, person_id: whose }) => [id, whose])).toEqual([
      ['back', cast.colleague],
      ['rejected', cast.colleague],
      ['stands', cast.employee],
    ])
    contentOf(await colleague.myForms.fill({ myFormId: 'back', changes: tidy }))
    // Nothing above it is filled out, so that it goes alone.
    expect(contentOf(await colleague.myForms.get({ myFormId: 'rejected' })).can.handOver).toBe(true)
    contentOf(await colleague.myForms.handOver({ myFormId: 'rejected', personId: cast.manager }))
  })

  test('gives the drafts of somebody who has left to somebody else, limited ones to nobody', async () => {
    const [open, limited] = [
      await started(),
      await placeEntry(world, 'few', { isLimited: true, status: 'fill' }),
    ]
    const foreman = await world.as('foreman')
    // While they are here nobody takes it from them.
    expect(contentOf(await foreman.myForms.get({ myFormId: open })).can.handOver).toBe(false)
    expect(problemOf(await foreman.myForms.handOver(toColleague(open)))).toBe('forbidden')
    await leaves('employee')
    expect(contentOf(await foreman.myForms.get({ myFormId: open })).can.handOver).toBe(true)
    contentOf(await foreman.myForms.handOver(toColleague(open)))
    expect(await ongoing(colleague)).toEqual([open])
    expect(problemOf(await foreman.myForms.handOver(toColleague(limited)))).toBe('forbidden')
  })
})
