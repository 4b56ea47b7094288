import { sql } from 'kysely'
import type { LeftPart, LeftWork } from '../../records/left/left-work.ts'
import { holdersOf } from '../../session/permissions-of.ts'

const ofJsas = { recordType: 'jsa', table: 'jsas' } as const satisfies Partial<LeftWork>

/** Analyses that await approval: nobody who wrote or submitted one comes to approve it. */
const approving: LeftWork = {
  ...ofJsas,
  name: 'jsa_to_approve',
  waits: supervisedIn(sql`jsa.status = 'awaiting_approval'`),
  said: 'supervisor left',
  async except({ db, part: { shard_key: shardKey, id } }) {
    const jsa = await db
      .selectFrom('jsas')
      .select(['author_id', 'submitted_by', 'hazard_writers'])
      .where('shard_key', '=', shardKey)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return [jsa.author_id, jsa.submitted_by, ...jsa.hazard_writers]
  },
  async give({ db, now, part: { shard_key: shardKey, id, person_id: from } }, to) {
    await db
      .updateTable('jsas')
      .set((set) => ({
        // They were not told yet that the work is near.
        ...{ supervisor_id: to, approval_told_for: null, updated_at: now },
        row_version: set('row_version', '+', 1),
      }))
      .where('shard_key', '=', shardKey)
      .where('id', '=', id)
      .execute()
    return { changes: { supervisor: { from, to } }, kind: 'work_handed_on' }
  },
}

/**
 * Jobs that are to begin, run, or are to be closed: whoever runs one stands beside it, so that nobody
 * comes to by the clock. Whoever may edit all analyses names somebody, or ends it.
 */
const running: LeftWork = {
  ...ofJsas,
  name: 'jsa_run',
  waits: supervisedIn(
    sql`(jsa.status in ('ready', 'active', 'stopped')
      or (jsa.status = 'expired' and jsa.opened_at is not null))`,
  ),
  ableTo: ({ db, part }) => holdersOf(db, part.shard_key, 'edit_all_jsa'),
}

/** What waits for the supervisors of job safety analyses. */
export const leftJsas: readonly LeftWork[] = [approving, running]

function supervisedIn(waits: ReturnType<typeof sql>) {
  return sql<LeftPart>`
    select jsa.shard_key, jsa.id, jsa.id as record_id, jsa.supervisor_id as person_id
    from jsas as jsa
    where jsa.deleted_at is null and jsa.supervisor_id is not null and ${waits}`
}
