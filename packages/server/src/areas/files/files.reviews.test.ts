import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../../test/cast.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeFile } from '../../../test/place-file.ts'
import { tellDueReviews } from './files.clock.ts'

// Who is reminded of the next review of a file, and when (domain 2.12).

let world: TestServer
const day = 24 * 3_600_000

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

async function round(): Promise<void> {
  const { database, ports } = world
  await tellDueReviews({ database, ports, now: ports.clock.now() })
}

/** What was told today, and to whom. */
async function toldToday(): Promise<string[]> {
  const now = world.ports.clock.now()
  const rows = await world.database.kysely
    .selectFrom('notifications')
    .select(['person_id', 'record_id', 'actor_id'])
    .where('kind', '=', 'file_review_due')
    .where('created_at', '=', now)
    .execute()
  return rows.map(({ person_id: id, record_id: record, actor_id: actor }) => {
    expect(actor).toBeNull()
    const name = Object.entries(cast).find(([, personId]) => personId === id)?.[0]
    return `${now.toISOString().slice(5, 10)} ${record} ${name ?? id}`
  })
}

test('owner and approver are reminded 30 and 7 days before and on the day, once each', async () => {
  // It is 5 March.
  const reviewed = { owner_id: cast.admin, approver_id: cast.reviewer, review_on: '2026-04-06' }
  await placeFile(world, 'due', { columns: reviewed })
  await placeFile(world, 'alone', { columns: { review_on: '2026-03-10', owner_id: cast.manager } })
  await placeFile(world, 'archived', { columns: { ...reviewed, status: 'archived' } })
  await placeFile(world, 'gone', {
    columns: { ...reviewed, deleted_at: new Date('2026-03-02T10:00:00Z') },
  })
  const said: string[] = []
  let today = 0
  // On the day of the first reminder, the second one, it was down.
  for (const passed of [0, 1, 3, 5, 6, 24, 25, 26, 32, 33]) {
    world.wait((passed - today) * day)
    today = passed
    await round()
    await world.tell()
    await round()
    await world.tell()
    said.push(...(await toldToday()))
  }
  expect(said.sort()).toEqual([
    '03-05 alone manager',
    '03-08 due admin',
    '03-08 due reviewer',
    '03-10 alone manager',
    '03-30 due admin',
    '03-30 due reviewer',
    '04-06 due admin',
    '04-06 due reviewer',
  ])
})

test('a day that is put off is told of anew', async () => {
  const today = world.ports.clock.now().getTime()
  const inWeeks = (weeks: number) => new Date(today + weeks * 7 * day).toISOString().slice(0, 10)
  await placeFile(world, 'put-off', { columns: { review_on: inWeeks(1) } })
  await round()
  await world.tell()
  expect((await toldToday()).filter((one) => one.includes('put-off'))).toHaveLength(1)
  const later = { review_on: inWeeks(6) }
  await world.database.kysely
    .updateTable('library_files')
    .set(later)
    .where('id', '=', 'put-off')
    .execute()
  world.wait(12 * day)
  await round()
  await world.tell()
  expect((await toldToday()).filter((one) => one.includes('put-off'))).toHaveLength(1)
})
