import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput, CallOf } from '@holdpoint/api'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  const states = ['open', 'open', 'open', 'in_progress', 'closed'] as const
  for (const [place, status] of states.entries()) {
    // The later it is placed, the sooner it is due.
    await placeAction(world, `b-${place}`, { columns: { status, due_on: `2026-03-2${9 - place}` } })
  }
  const elsewhere = { owner: 'manager', assignees: ['manager'] } as const
  await placeAction(world, 'theirs', { ...elsewhere, columns: { status: 'open' } })
})
afterAll(() => world.close())

async function board(asked: CallInput<CallOf<'actions.board'>> = {}) {
  const lanes = contentOf(await (await world.as('employee')).actions.board(asked))
  return lanes.map(({ status, totalRecords, data }) => [
    status,
    totalRecords,
    data.map(({ actionId }) => actionId),
  ])
}

test('is nobody’s who is not signed in', async () => {
  expect(problemOf(await world.nobody.actions.board({}))).toBe('not_signed_in')
})

test('counts all that are in a state, and shows the first of them in the order of the list', async () => {
  expect(await board({ pLimit: 2 })).toEqual([
    ['open', 3, ['b-2', 'b-1']],
    ['in_progress', 1, ['b-3']],
  ])
  expect(await board({ pLimit: 1, orderByAsc: 0 })).toEqual([
    ['open', 3, ['b-0']],
    ['in_progress', 1, ['b-3']],
  ])
})

test('is narrowed as the list is, and shows what is closed where that is asked for', async () => {
  expect(await board({ status: ['closed', 'in_progress'] })).toEqual([
    ['in_progress', 1, ['b-3']],
    ['closed', 1, ['b-4']],
  ])
  expect(await board({ search: 'b-1' })).toEqual([['open', 1, ['b-1']]])
  const employee = await world.as('employee')
  const { filter } = contentOf(await employee.actions.keepFilter({ status: ['closed'] }))
  expect(await board({ filter })).toEqual([['closed', 1, ['b-4']]])
})
