import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { handBack, placeEntry } from '../../../test/place-entry.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

async function homeOf(who: CastName) {
  return contentOf(await (await world.as(who)).home.get({}))
}

test('is nobody’s, and is empty where nothing waits', async () => {
  expect(problemOf(await world.nobody.home.get({}))).toBe('not_signed_in')
  const { waiting, quickFill } = await homeOf('outsider')
  expect(waiting).toEqual([])
  expect(quickFill.length).toBeLessThanOrEqual(6)
})

test('counts what waits, in the order in which it presses, and names the first of each', async () => {
  await placeEntry(world, 'sign-me', { signers: ['colleague'] })
  await placeEntry(world, 'draft', { person: 'colleague', status: 'fill' })
  await placeEntry(world, 'back', { person: 'colleague' })
  await handBack(world, 'back', 'tidy')
  await placeAction(world, 'check', {
    ...{ verifier: 'colleague', assignees: ['manager'] },
    columns: { status: 'pending_verification' },
  })
  await placeAction(world, 'late', { columns: { due_on: '2026-03-04' } })
  await placeAction(world, 'later', { columns: { due_on: '2026-03-01' } })
  await placeAction(world, 'today', { columns: { due_on: '2026-03-05' } })
  await placeAction(world, 'returned', { columns: { status: 'returned' } })
  const { waiting, quickFill } = await homeOf('colleague')
  expect(waiting.map(({ kind, count, first }) => [kind, count, first?.id])).toEqual([
    ['handed_back', 1, 'back'],
    ['to_sign', 1, 'sign-me'],
    ['to_approve', 1, 'check'],
    ['actions_overdue', 2, 'later'],
    ['actions_open', 1, 'today'],
    ['drafts', 1, 'draft'],
  ])
  expect(quickFill.map(({ id }) => id)).toContain('f-check')
  expect((await homeOf('outsider')).waiting).toEqual([])
})

test('counts as overdue what the list of one’s own actions shows as overdue', async () => {
  const late = { due_on: '2026-03-02' }
  await placeAction(world, 'owned', { owner: 'foreman', assignees: ['manager'], columns: late })
  await placeAction(world, 'done', {
    ...{ verifier: 'foreman', assignees: ['manager'] },
    columns: { ...late, status: 'pending_verification' },
  })
  await placeAction(world, 'watched', {
    ...{ owner: 'foreman', assignees: ['manager'] },
    columns: { ...late, status: 'effectiveness_review' },
  })
  await placeAction(world, 'mine', { assignees: ['foreman'], columns: late })
  const foreman = await world.as('foreman')
  const overdue = contentOf(await foreman.actions.list({ section: 'mine', overdue: true }))
  const { waiting } = await homeOf('foreman')
  expect(overdue.totalRecords).toBe(3)
  expect(waiting.find(({ kind }) => kind === 'actions_overdue')?.count).toBe(3)
})

test('shows whoever is named in kudos who thanks them, for seven days, and the form if they may read it', async () => {
  const limited = { status: 'complete', isLimited: true, sharedWith: ['reviewer'] } as const
  await placeEntry(world, 'thanked', limited)
  const reviewer = await world.as('reviewer')
  const category = 'Good catch' as const
  const named = { myFormId: 'thanked', personIds: [cast.employee, cast.colleague].join(',') }
  contentOf(await reviewer.myForms.giveKudos({ ...named, category }))
  const thanks = async (who: CastName) => (await homeOf(who)).thanks
  expect(await thanks('employee')).toMatchObject([
    {
      category,
      givenBy: { personId: cast.reviewer },
      entry: { id: 'thanked', title: 'Short check' },
    },
  ])
  expect(await thanks('colleague')).toMatchObject([{ category, entry: null }])
  expect(await thanks('reviewer')).toEqual([])
  world.wait(8 * 24 * 3_600_000)
  expect(await thanks('employee')).toEqual([])
})
