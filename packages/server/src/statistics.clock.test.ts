import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer } from '../test/harness.ts'
import { countRows } from './statistics.clock.ts'

test('the embedded database knows what its tables hold once they were counted', async () => {
  const world = await startTestServer()
  try {
    const { kysely, engine } = world.database
    const known = async () => {
      const { rows } = await sql`select from pg_stats where tablename = 'people'`.execute(kysely)
      return rows.length > 0
    }
    const before = await known()
    await countRows(world)
    // Another PostgreSQL counts when it sees fit.
    expect(engine === 'pglite' ? [before, await known()] : null).toEqual(
      engine === 'pglite' ? [false, true] : null,
    )
  } finally {
    await world.close()
  }
})
