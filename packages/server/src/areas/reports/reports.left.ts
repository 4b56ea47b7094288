import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import type { LeftPart, LeftWork } from '../../records/left/left-work.ts'
import { holdersOf } from '../../session/permissions-of.ts'
import { reportRow } from './reports.queries.ts'
import { isForsaken } from './reports.rights.ts'
import { changesOf } from './reports.trail.ts'

/** Reports of which others are told at a pace, which nobody is while their owner is not there. */
export const toldReports: LeftWork = {
  name: 'report_told',
  recordType: 'report',
  table: 'reports',
  waits: sql<LeftPart>`
    select report.shard_key, report.id, report.id as record_id, report.owner_id as person_id
    from reports as report
    where report.tells_on is not null and exists (
      select 1 from people as named
      where named.id = any(report.recipient_ids) and named.id <> report.owner_id
        and named.is_active
    )`,
  said: 'owner left',
  except: () => Promise.resolve([]),
  // Whoever has it tells those who are named, or nobody would be told after all.
  suits: async ({ db, part }, person) => {
    const { recipients } = await handed(db, part)
    return !isForsaken({ recipient_ids: recipients }, person)
  },
  async give({ db, now, part }, to) {
    const { report, recipients } = await handed(db, part)
    const columns = { owner_id: to, recipient_ids: recipients }
    await db
      .updateTable('reports')
      .set({ ...columns, updated_at: now, row_version: report.row_version + 1 })
      .where('shard_key', '=', part.shard_key)
      .where('id', '=', part.id)
      .execute()
    return { changes: changesOf(report, { ...report, ...columns }), kind: 'work_handed_on' }
  },
  // An administrator need not be somebody who reads the reports of others.
  ableTo: ({ db, part }) => holdersOf(db, part.shard_key, 'manage_reports'),
}

/** The report, and who is told of it without whoever has left. */
async function handed(db: Queryable, { shard_key: shardKey, id, person_id: left }: LeftPart) {
  const report = await reportRow(db, { shardKey }, id)
  if (report === undefined) {
    throw new Error(`The report ${id} is held, and not there.`)
  }
  return { report, recipients: report.recipient_ids.filter((one) => one !== left) }
}
