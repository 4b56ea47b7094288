import { sql } from 'kysely'
import type { ClockContext, ClockJob } from './clock/clock.ts'

/**
 * Every day, and after many rows have come at once. PostgreSQL counts what its tables hold by itself;
 * the embedded database does not, and without it finds slow ways through lists that join many rows.
 */
export const statisticsJob: ClockJob = {
  name: 'statistics',
  cron: '47 1 * * *',
  run: countRows,
}

/** Counts them where nobody else does. */
export async function countRows({ database }: Pick<ClockContext, 'database'>): Promise<void> {
  if (database.engine === 'pglite') {
    await sql`analyze`.execute(database.kysely)
  }
}
