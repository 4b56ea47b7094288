import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../../test/cast.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeTemplate } from '../../../test/place-loto-template.ts'
import { grantTo } from '../../../test/rights.ts'
import { tellDueTemplates } from './loto.templates.clock.ts'

// Who is reminded of the inspection of a template, and when (domain 2.8).

let world: TestServer
const day = 24 * 3_600_000

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'employee', ['create_loto'])
  await grantTo(world, 'manager', ['authorize_loto'])
  await grantTo(world, 'foreman', ['manage_loto_templates'])
})
afterAll(() => world.close())

async function round(): Promise<void> {
  const { database, ports } = world
  await tellDueTemplates({ database, ports, now: ports.clock.now() })
  await world.tell()
}

/** What was told today, and to whom. */
async function toldToday(): Promise<string[]> {
  const now = world.ports.clock.now()
  const rows = await world.database.kysely
    .selectFrom('notifications')
    .select(['person_id', 'record_id', 'actor_id'])
    .where('kind', '=', 'loto_template_due')
    .where('created_at', '=', now)
    .execute()
  return rows.map(({ person_id: id, record_id: record, actor_id: actor }) => {
    expect(actor).toBeNull()
    return `${now.toISOString().slice(5, 10)} ${record} ${id}`
  })
}

test('its author and who may inspect it are told 60 and 30 days before and on the day, once each', async () => {
  // It is 5 March.
  const { employee, colleague, manager } = cast
  const { kysely } = world.database
  await kysely.updateTable('people').set({ is_active: false }).where('id', '=', colleague).execute()
  const due = { author_id: employee, inspection_due: '2026-05-05' }
  await placeTemplate(world, 'due', due)
  await placeTemplate(world, 'left', { author_id: colleague, inspection_due: '2026-03-20' })
  await placeTemplate(world, 'far', { author_id: employee, inspection_due: '2027-03-05' })
  await placeTemplate(world, 'retired', { ...due, status: 'retired' })
  await placeTemplate(world, 'gone', { ...due, deleted_at: new Date('2026-03-02T10:00:00Z') })
  const said: string[] = []
  let today = 0
  // On the day of the second reminder, the thirtieth before, it was down.
  for (const passed of [0, 1, 2, 16, 30, 32, 33, 60, 61, 62]) {
    world.wait((passed - today) * day)
    today = passed
    await round()
    await round()
    said.push(...(await toldToday()))
  }
  expect(said.sort()).toEqual(
    [
      ...[`03-05 left ${manager}`, `03-21 left ${manager}`],
      ...[employee, manager].flatMap((id) => [
        ...[`03-06 due ${id}`, `04-06 due ${id}`, `05-05 due ${id}`],
      ]),
    ].sort(),
  )
  await kysely.updateTable('people').set({ is_active: true }).where('id', '=', colleague).execute()
})
