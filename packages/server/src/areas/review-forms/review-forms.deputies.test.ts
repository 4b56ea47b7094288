import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noState, type Client } from '@holdpoint/api'
import { json } from '../../db/json.ts'
import { cast, castZone, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { askToApprove, placeEntry } from '../../../test/place-entry.ts'
import { testForm } from '../../../test/test-form.ts'
import { remindOfSteps } from './review-forms.clock.ts'
import { letDeputiesGo } from './review-forms.ended.ts'

let world: TestServer
let colleague: Client
let employee: Client

const hour = 3_600_000

beforeAll(async () => {
  world = await startTestServer()
  ;[colleague, employee] = await Promise.all([world.as('colleague'), world.as('employee')])
  const workflow = { approvals: [], bulkApprove: true }
  await world.database.kysely
    .updateTable('form_versions')
    .set({ definition: json({ ...testForm, workflow }) })
    .where('form_id', '=', 'f-check')
    .execute()
})
afterAll(() => world.close())

beforeEach(() => endDelegations())

async function endDelegations(): Promise<void> {
  await world.database.kysely.deleteFrom('approval_delegations').execute()
}

/** Names somebody as the deputy of another, for today and tomorrow. */
async function standIn(deputy: CastName, absent: CastName): Promise<void> {
  const now = world.ports.clock.now().getTime()
  const dayAt = (time: number) => new Date(time).toLocaleDateString('en-CA', { timeZone: castZone })
  const days = { startsOn: dayAt(now), endsOn: dayAt(now + 24 * hour) }
  const { pendingApprovals } = await world.as(absent)
  contentOf(await pendingApprovals.delegate({ personId: cast[deputy], ...days }))
}

let placed = 0
/** An entry of the employee's that waits for each of these since more hours than it may. */
async function overdue(
  approvers: readonly CastName[],
  more: Parameters<typeof placeEntry>[2] = {},
): Promise<string> {
  placed += 1
  const columns = { submitted_at: world.ports.clock.now(), ...more.columns }
  const myFormId = await placeEntry(world, `stood-in-${placed}`, { ...more, columns })
  for (const name of approvers) {
    await askToApprove(world, myFormId, name)
  }
  await world.database.kysely
    .updateTable('my_form_signers')
    .set({ hours: 8 })
    .where('my_form_id', '=', myFormId)
    .where('task', '=', 'approve')
    .execute()
  world.wait(13 * hour)
  await oneRound()
  return myFormId
}

/** One round of the clock, in which deputies join. */
async function oneRound(): Promise<void> {
  const { database, ports } = world
  await remindOfSteps({ database, ports, now: ports.clock.now() })
}

async function approve(who: CastName, myFormId: string) {
  const { reviewForms } = await world.as(who)
  return reviewForms.saveApprovalStatus({ myFormId, decision: 'approve' })
}

/** Who decides, for whom they stand in, and how that stands. */
async function stepsOf(myFormId: string) {
  const { steps } = contentOf(await employee.reviewForms.information({ myFormId }))
  return steps
    .filter(({ task }) => task === 'approve')
    .map(({ person, status, deputyFor }) => [person.personId, status, deputyFor])
}

async function seenByColleague(myFormId: string) {
  const idsOn = async (section: 'to_review' | 'my_approvals' | 'reviewed' | 'all') =>
    contentOf(await colleague.reviewForms.list({ section, pLimit: 200 })).data.map(({ id }) => id)
  const followed = await colleague.liveRows.changes({ recordType: 'my_form', ids: [myFormId] })
  const found = contentOf(await colleague.search.find({ search: myFormId }))
  const signature = { section: 'signature', startDate: 'none' } as const
  const ofMyForms = contentOf(await colleague.myForms.list({ ...signature, pLimit: 200 }))
  return {
    isOpened: (await colleague.myForms.get({ myFormId })).status === 200,
    isReviewed: (await colleague.reviewForms.information({ myFormId })).status === 200,
    isToReview: (await idsOn('to_review')).includes(myFormId),
    isAmongApprovals: (await idsOn('my_approvals')).includes(myFormId),
    isListed: (await idsOn('all')).includes(myFormId),
    isAmongMyForms: ofMyForms.data.some(({ id }) => id === myFormId),
    isFollowed: contentOf(followed).data[0]?.state !== noState,
    isFound: JSON.stringify(found).includes(myFormId),
  }
}

const seen = (is: boolean) => ({
  ...{ isOpened: is, isReviewed: is, isToReview: is, isAmongApprovals: is },
  ...{ isListed: is, isAmongMyForms: is, isFollowed: is, isFound: is },
})

describe('a deputy', () => {
  test('does not join where they filled it out before, and handed it over', async () => {
    await standIn('colleague', 'manager')
    const columns = { filled_before: [cast.colleague] }
    const myFormId = await overdue(['manager'], { columns })
    expect(await stepsOf(myFormId)).toEqual([[cast.manager, 'pending', null]])
  })
})

describe('a deputy who joined', () => {
  test('sees a limited entry on the days alone on which they stand in', async () => {
    await standIn('colleague', 'manager')
    const myFormId = await overdue(['manager'], { isLimited: true })
    expect(await seenByColleague(myFormId)).toEqual(seen(true))
    await endDelegations()
    expect(await seenByColleague(myFormId)).toEqual(seen(false))
    expect(problemOf(await approve('colleague', myFormId))).toBe('forbidden')
    await standIn('colleague', 'manager')
    expect(await seenByColleague(myFormId)).toEqual(seen(true))
  })

  test('sees what they decided on after their days too', async () => {
    await standIn('colleague', 'manager')
    const myFormId = await overdue(['manager'], { isLimited: true })
    contentOf(await approve('colleague', myFormId))
    await endDelegations()
    expect(await seenByColleague(myFormId)).toEqual({ ...seen(true), isToReview: false })
  })

  test.each([
    ['was shared with them', { sharedWith: ['colleague'] }],
    ['waits for their signature', { signers: ['colleague'] }],
  ] as const)('sees after their days what %s', async (_why, more) => {
    await standIn('colleague', 'manager')
    const myFormId = await overdue(['manager'], { ...more, isLimited: true })
    await endDelegations()
    expect(await seenByColleague(myFormId)).toEqual({
      ...seen(true),
      ...{ isToReview: false, isAmongApprovals: false },
    })
  })

  test('who signs it as well is told after their days that they decide no more', async () => {
    await standIn('colleague', 'manager')
    const myFormId = await overdue(['manager'], { signers: ['colleague'] })
    await endDelegations()
    expect(await approve('colleague', myFormId)).toMatchObject({
      problem: { message: 'You do not stand in for Test Manager any more.' },
    })
  })
})

test('whose days are over is let go by the clock, and joins anew when they stand in again', async () => {
  await standIn('colleague', 'reviewer')
  const myFormId = await overdue(['reviewer'])
  await endDelegations()
  const { database, ports } = world
  await letDeputiesGo({ database, ports, now: ports.clock.now() })
  expect(await stepsOf(myFormId)).toEqual([[cast.reviewer, 'pending', null]])
  const { data } = contentOf(await employee.myForms.history({ myFormId }))
  expect(data[0]).toMatchObject({ action: 'deputy leaves', person: null })
  await standIn('colleague', 'reviewer')
  await oneRound()
  expect(await stepsOf(myFormId)).toHaveLength(2)
  await letDeputiesGo({ database, ports, now: ports.clock.now() })
  expect(await stepsOf(myFormId)).toHaveLength(2)
})

test('a deputy hands over the part of whom they stand in for, and the history says whose it was', async () => {
  await standIn('colleague', 'reviewer')
  const myFormId = await overdue(['reviewer'])
  const { reviewForms } = await world.as('colleague')
  contentOf(await reviewForms.reassign({ myFormId, personId: cast.manager, reason: 'Away' }))
  const { data } = contentOf(await employee.myForms.history({ myFormId }))
  expect(data.find(({ action }) => action === 'reassign')?.fields).toContainEqual(
    expect.objectContaining({ from: 'Test Reviewer', to: 'Test Manager' }),
  )
})

describe('a deputy of two people of a step', () => {
  test('stays for the one when the other decides, and is out of it with the last of them', async () => {
    await standIn('colleague', 'manager')
    await standIn('colleague', 'reviewer')
    const myFormId = await overdue(['manager', 'reviewer'])
    expect(await stepsOf(myFormId)).toContainEqual([cast.colleague, 'pending', 'Test Manager'])
    contentOf(await approve('manager', myFormId))
    expect(await stepsOf(myFormId)).toEqual([
      [cast.colleague, 'pending', 'Test Reviewer'],
      [cast.manager, 'done', null],
      [cast.reviewer, 'pending', null],
    ])
    contentOf(await approve('reviewer', myFormId))
    expect(await stepsOf(myFormId)).toContainEqual([cast.colleague, 'passed', 'Test Reviewer'])
  })

  test('decides for the one after the other has decided', async () => {
    await standIn('colleague', 'manager')
    await standIn('colleague', 'reviewer')
    const myFormId = await overdue(['manager', 'reviewer'])
    contentOf(await approve('manager', myFormId))
    expect(contentOf(await approve('colleague', myFormId)).formStatus).toBe('complete')
    expect(await stepsOf(myFormId)).toEqual([
      [cast.colleague, 'done', 'Test Reviewer'],
      [cast.manager, 'done', null],
      [cast.reviewer, 'passed', null],
    ])
  })

  test('stays for the one when another deputy decides for the other', async () => {
    await standIn('colleague', 'manager')
    await standIn('colleague', 'reviewer')
    await standIn('foreman', 'manager')
    const myFormId = await overdue(['manager', 'reviewer'])
    contentOf(await approve('foreman', myFormId))
    expect(await stepsOf(myFormId)).toEqual([
      [cast.colleague, 'pending', 'Test Reviewer'],
      [cast.foreman, 'done', 'Test Manager'],
      [cast.manager, 'passed', null],
      [cast.reviewer, 'pending', null],
    ])
  })

  test.each([
    ['whose days for the other are over', 'all'],
    ['of a step that one decides for all', 'any'],
  ] as const)('%s is out of it once the one has decided', async (_who, mode) => {
    await standIn('colleague', 'manager')
    await standIn('colleague', 'reviewer')
    const myFormId = await overdue(['manager', 'reviewer'])
    const { kysely } = world.database
    await kysely
      .updateTable('my_form_signers')
      .set({ mode })
      .where('my_form_id', '=', myFormId)
      .execute()
    if (mode === 'all') {
      await kysely
        .deleteFrom('approval_delegations')
        .where('from_person_id', '=', cast.reviewer)
        .execute()
    }
    contentOf(await approve('manager', myFormId))
    expect(await stepsOf(myFormId)).toContainEqual([cast.colleague, 'passed', 'Test Manager'])
  })
})
