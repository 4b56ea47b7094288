import type { Insertable } from 'kysely'
import type { ReportsTable } from '../src/areas/reports/reports.tables.ts'
import { cast, castShard } from './cast.ts'
import type { TestServer } from './harness.ts'

/** Writes a report as it stands, past every rule: for tests of what is done with it. */
export async function placeReport(
  { database }: Pick<TestServer, 'database'>,
  id: string,
  columns: Partial<Insertable<ReportsTable>> = {},
): Promise<void> {
  const at = '2026-03-01T18:00:00Z'
  await database.kysely
    .insertInto('reports')
    .values({
      ...{ shard_key: castShard, id, title: `Report ${id}`, owner_id: cast.employee },
      ...{ dataset: 'actions', group_by: 'status', measure: 'count', time_window: 'all' },
      ...{ created_at: at, updated_at: at },
      ...columns,
    })
    .execute()
}
