import { sqrInvestigatedPhases } from '@holdpoint/api'
import { sql } from 'kysely'
import type { LeftPart, LeftWork } from '../../records/left/left-work.ts'
import { investigatorsWith } from './sqr.editing.ts'
import { keptSqr } from './sqr.queries.ts'

/**
 * Reports whose owner leads them. What waits for approval, or is monitored, waits for others: nobody who
 * could approve it comes to have investigated it.
 */
export const ledSqrs: LeftWork = {
  name: 'sqr_led',
  recordType: 'sqr',
  table: 'sqrs',
  waits: sql<LeftPart>`
    select sqr.shard_key, sqr.id, sqr.id as record_id, sqr.owner_id as person_id from sqrs as sqr
    where sqr.deleted_at is null and sqr.owner_id is not null
      and sqr.status in ('open', 'investigating', 'verifying')`,
  said: 'owner left',
  except: () => Promise.resolve([]),
  async give({ db, now, part: { shard_key: shardKey, id: sqrId, person_id: from } }, to) {
    const kept = await keptSqr(db, { shardKey, sqrId }).executeTakeFirstOrThrow()
    const isInvestigated = sqrInvestigatedPhases.includes(kept.status)
    await db
      .updateTable('sqrs')
      .set({
        ...{ owner_id: to, updated_at: now, row_version: kept.row_version + 1 },
        // Whoever leads it from now on was told of nothing yet.
        overdue_for: null,
        ...(isInvestigated ? { investigator_ids: investigatorsWith(kept, from, to) } : {}),
      })
      .where('shard_key', '=', shardKey)
      .where('id', '=', sqrId)
      .execute()
    return { changes: { ownerId: { from, to } }, kind: 'work_handed_on' }
  },
}
