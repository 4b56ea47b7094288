import type { ApprovalItem } from '@holdpoint/api'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/database.ts'
import type { Person } from '../../../identity.ts'
import type { ApprovalSource } from '../../pending-approvals/approval-source.ts'

const step = { sign: 'Sign', approve: 'Approve' } as const

/**
 * Entries that wait for somebody's signature or approval. They are decided on their own page, where
 * one sees what one signs.
 */
export const entryApprovals: ApprovalSource = {
  kind: 'form',
  async waiting({ db, person }) {
    const rows = await pendingOf(db, person)
      .innerJoin('forms as form', 'form.id', 'entry.form_id')
      .innerJoin('people as submitter', 'submitter.id', 'entry.person_id')
      .select([
        'entry.id',
        'entry.number',
        'entry.submitted_at',
        'entry.started_at',
        'entry.has_critical_failure',
        'entry.row_version',
        'form.title',
        'signer.task',
        'signer.meaning',
        'submitter.id as person_id',
        'submitter.full_name',
        'submitter.profile_image',
      ])
      .orderBy(sql`coalesce(entry.submitted_at, entry.started_at)`)
      .limit(waitingMax)
      .execute()
    return rows.map((row): ApprovalItem => ({
      kind: 'form',
      recordId: row.id,
      number: row.number,
      title: row.title,
      requestedBy: {
        personId: row.person_id,
        fullName: row.full_name,
        profileImage: row.profile_image,
      },
      requestedAt: (row.submitted_at ?? row.started_at).toISOString(),
      dueOn: null,
      step: row.meaning === '' ? step[row.task] : `${step[row.task]}: ${row.meaning}`,
      risk: row.has_critical_failure ? 'critical' : null,
      delegatedFrom: null,
      canDecide: false,
      rowVersion: row.row_version,
    }))
  },
  async count({ db, person }) {
    const row = await pendingOf(db, person)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow()
    return row.total
  },
  decide: () => Promise.resolve('Please sign this form on its own page.'),
}

/** Nobody reads further than this; the number is ours. */
const waitingMax = 1000

/** What waits for somebody, as `signer` and `entry`. */
function pendingOf(db: Queryable, { shardKey, personId }: Person) {
  return db
    .selectFrom('my_form_signers as signer')
    .innerJoin('my_forms as entry', (join) =>
      join
        .onRef('entry.shard_key', '=', 'signer.shard_key')
        .onRef('entry.id', '=', 'signer.my_form_id'),
    )
    .where('signer.shard_key', '=', shardKey)
    .where('signer.person_id', '=', personId)
    .where('signer.status', '=', 'pending')
    .where('entry.status', 'in', ['in_review', 'approved', 'pending'])
    .where('entry.deleted_at', 'is', null)
}
