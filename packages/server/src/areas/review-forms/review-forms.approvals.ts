import { problem, type ApprovalItem } from '@holdpoint/api'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { ProblemError } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import type { Person } from '../../identity.ts'
import { definitionOf } from '../forms/forms.queries.ts'
import { myFormTies, readableEntries } from '../my-forms/my-forms.ties.ts'
import { isHandedBack } from '../my-forms/review/flags.queries.ts'
import { signersOf } from '../my-forms/review/more.queries.ts'
import { decideEntry } from './review-forms.decide.ts'
import type { ApprovalSource } from '../pending-approvals/approval-source.ts'
import { whyNotTogether } from './review-forms.together.ts'
import { isDue, isThere } from '../my-forms/review/waiting.ts'

const step = { sign: 'Sign', approve: 'Approve' } as const

/**
 * Entries that wait for somebody's signature or approval. They are signed on their own page, where one
 * sees what one signs; where its form allows it, an approval can be given from the list.
 */
export const entryApprovals: ApprovalSource = {
  kind: 'form',
  async waiting({ db, person, now, cacheOwner }) {
    const rows = await pendingOf(db, person, now)
      .innerJoin('forms as form', 'form.id', 'entry.form_id')
      .innerJoin('people as submitter', 'submitter.id', 'entry.person_id')
      .select([
        'entry.id',
        'entry.number',
        'entry.submitted_at',
        'entry.started_at',
        'entry.has_critical_failure',
        'entry.status',
        'entry.form_id',
        'entry.form_version',
        'entry.row_version',
        'form.title',
        'signer.task',
        'signer.meaning',
        'submitter.id as person_id',
        'submitter.full_name',
        'submitter.profile_image',
      ])
      // What is decided here comes before what is only signed, so that no number of those hides it.
      .orderBy(sql`signer.task = 'approve'`, 'desc')
      .orderBy('entry.has_critical_failure', 'desc')
      .orderBy(sql`coalesce(entry.submitted_at, entry.started_at)`)
      .limit(waitingMax)
      .execute()
    const items: ApprovalItem[] = []
    for (const row of rows) {
      const definition = await definitionOf(cacheOwner, db, row.form_id, row.form_version)
      items.push({
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
        isSignature: row.task === 'sign',
        canDecide:
          row.task === 'approve' &&
          row.status === 'in_review' &&
          whyNotTogether({ ...row, is_handed_back: false }, definition) === null,
        rowVersion: row.row_version,
      })
    }
    return items
  },
  count: ({ db, person, now }) =>
    pendingOf(db, person, now)
      .select(sql<number>`count(*)::int`.as('total'))
      .$asScalar(),
  async decide(context, myFormId, { decision, reason, rowVersion }) {
    const readable = await readableEntries(context.db, context.person, [myFormId], context.now)
    if (!readable.has(myFormId)) {
      return problem('forbidden').message
    }
    const mine = (await signersOf(context.db, context.person.shardKey, myFormId)).filter(
      (each) => each.person_id === context.person.personId,
    )
    if (mine.length > 0 && mine.every(({ task }) => task === 'sign')) {
      return 'Please sign this form on its own page.'
    }
    if (decision === 'approve') {
      const why = await whyNotUnseen(context, myFormId)
      if (why !== null) {
        return why
      }
    }
    const ties = await myFormTies(context.db, context.person, { myFormId }, context.now)
    try {
      await decideEntry({ ...context, ties, ifMatch: rowVersion }, myFormId, { decision, reason })
      return null
    } catch (error) {
      if (error instanceof ProblemError) {
        return error.problem.message
      }
      throw error
    }
  },
}

/** Nobody reads further than this; the number is ours. */
const waitingMax = 1000

/** What waits for somebody, as `signer` and `entry`; what was handed back waits for its submitter. */
function pendingOf(db: Queryable, { shardKey, personId }: Person, now: Date) {
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
    .where(isDue)
    .where(isThere(now))
    .where(({ or, eb }) => or([eb('signer.task', '=', 'sign'), sql<SqlBool>`not ${isHandedBack}`]))
}

/** Why an entry is not approved from a list, unseen; null where its form allows that. */
async function whyNotUnseen(
  { db, person, cacheOwner }: PersonContext,
  myFormId: string,
): Promise<string | null> {
  const entry = await db
    .selectFrom('my_forms as entry')
    .select(['form_id', 'form_version', 'has_critical_failure'])
    .select(isHandedBack.$castTo<boolean>().as('is_handed_back'))
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', myFormId)
    .executeTakeFirst()
  if (entry === undefined) {
    return null
  }
  const definition = await definitionOf(cacheOwner, db, entry.form_id, entry.form_version)
  return whyNotTogether(entry, definition)
}
