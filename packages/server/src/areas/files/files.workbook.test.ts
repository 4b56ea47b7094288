import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeFile } from '../../../test/place-file.ts'
import { placeManyPeople } from '../../../test/place-people.ts'
import { grantTo } from '../../../test/rights.ts'

// How long the workbook of the library may be: its lines are files times people.

/** A tenth of a second is usual; 2,200 people, each time all of them, took over ten. */
const lookedThroughMs = 5_000

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_files'])
})
afterAll(() => world.close())

test('files times people are refused where they are more lines than a workbook takes', async () => {
  const { kysely } = world.database
  await placeManyPeople(world, 2200)
  for (let n = 0; n < 500; n += 1) {
    await placeFile(world, `lot-${n}`)
  }
  await placeFile(world, 'unasked', { columns: { require_ack: false } })
  const meant = await sql<{ people: number }>`
    select count(*)::int as people from people where shard_key = ${castShard} and is_active
  `.execute(kysely)
  const lines = 500 * (meant.rows[0]?.people ?? 0) + 1
  const ask = async (who: CastName) => (await world.as(who)).files.excel({ section: 'library' })
  expect(await ask('manager')).toMatchObject({
    status: 222,
    content: { totalRecords: lines, recordsMax: 1_048_575 },
    errors: [
      `This list holds ${lines} lines; a workbook takes at most 1048575. Please narrow the filters.`,
    ],
  })
  // The people of one file are looked through once, and not once for each of them.
  const started = performance.now()
  const { counts } = contentOf(
    await (await world.as('manager')).files.acknowledgements({ fileId: 'lot-0' }),
  )
  expect(counts.audience).toBe(meant.rows[0]?.people)
  expect(performance.now() - started).toBeLessThan(lookedThroughMs)
  // Whoever finds themselves alone in it has a line for each file.
  contentOf(await ask('employee'))
})
