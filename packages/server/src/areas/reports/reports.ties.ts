import { sql } from 'kysely'
import { reportLibrary, type Tie } from '@holdpoint/api'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { tiesIn } from './reports.rights.ts'

/** Those that come with Holdpoint are open to everybody, and nobody's to change. */
const ofEverybody: ReadonlySet<Tie> = new Set(['shared'])

/** How a person is tied to some reports. */
export const tiesOfReports: TiesOfSome = async (db, person, reportIds) => {
  const rows = await db
    .selectFrom('reports')
    .select(['id', 'owner_id', 'is_shared', 'recipient_ids'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${[...reportIds]}::text[])`)
    .execute()
  return new Map([
    ...reportLibrary.map(({ reportId }) => [reportId, ofEverybody] as const),
    ...rows.map((row) => [row.id, tiesIn(row, person)] as const),
  ])
}

/** How a person is tied to the report that a call names; anybody makes one. */
export const reportTies = tieFinder('reportId', tiesOfReports, ['signer'])
