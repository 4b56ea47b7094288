import type { FormStatus } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { entryKind } from '../my-forms/my-forms.moves.ts'
import { contentHashOf } from '../my-forms/review/content-hash.ts'
import { clearFlags } from '../my-forms/review/flags.queries.ts'
import { signersOf, type SignerRow } from '../my-forms/review/more.queries.ts'
import { passOthers } from '../my-forms/review/pass-others.ts'
import { lastDecider, standingOf, statusAfterApproval } from '../my-forms/review/steps.ts'
import { tellApprovers } from '../my-forms/review/tell.ts'
import { notify } from '../../outbox/notify.ts'
import { placesOf, stayForOthers } from './review-forms.deputies.ts'
import { entryForReview, type ReviewedEntry } from './review-forms.open.ts'

/** How an entry stands after a move. */
export type Standing = { formStatus: FormStatus; rowVersion: number }

/** Approves or rejects an entry as an approver of the step that is due (domain rules: decision 0069). */
export async function decideEntry(
  context: PersonContext,
  myFormId: string,
  { decision, reason }: { decision: 'approve' | 'reject'; reason: string | undefined },
): Promise<Standing> {
  const { db, person, now, audit } = context
  const { shardKey, personId } = person
  const open = await entryForReview(context, myFormId)
  const { entry, own } = open
  requireUndecided(open)
  requireMove(entryKind, decision, entry, asker(context), { facts: open.facts, reason })
  if (own === undefined) {
    return fail('forbidden')
  }
  const status = decision === 'approve' ? ('done' as const) : ('refused' as const)
  const contentHash = contentHashOf(entry)
  const note = reason?.trim() || null
  await db
    .updateTable('my_form_signers')
    .set({ status, signed_at: now, note, content_hash: contentHash })
    .where('shard_key', '=', shardKey)
    .where('id', '=', own.id)
    .execute()
  if (status === 'done') {
    await passOthers(context, entry.id, own, contentHash)
  }
  await passCounterparts(context, entry.id, own, contentHash)
  const after = standingOf(await signersOf(db, shardKey, entry.id))
  const to = decision === 'reject' ? ('reject' as const) : statusAfterApproval(after)
  const isManager = decision === 'reject' && (await isManagerOf(context, entry.person_id))
  await writeMove(
    entryKind,
    entry,
    {
      event: decision,
      ...(isManager ? { said: 'reject by manager' } : {}),
      to,
      columns: to === 'complete' ? { completed_at: now } : {},
      changes: {
        decision: {
          from: null,
          to: { decision, step: own.step, meaning: own.meaning, contentHash },
        },
      },
      reason,
    },
    { db, shardKey, now, audit },
  )
  await clearFlags(db, shardKey, entry.id)
  if (to === 'in_review') {
    // Those of the same step know already that it waits for them.
    if (after.step !== own.step) {
      await tellApprovers(context, entry.id)
    }
  } else if (entry.person_id !== personId) {
    const kind = to === 'reject' ? ('form_rejected' as const) : ('form_approved' as const)
    await tellSubmitter(context, open, kind)
  }
  return { formStatus: to, rowVersion: entry.row_version + 1 }
}

/** Who asks, as the table of moves judges them. */
export function asker({ person, ties, ifMatch }: PersonContext) {
  return { person, ties, ifMatch }
}

/** Tells the submitter what came of their entry. */
export async function tellSubmitter(
  context: PersonContext,
  { entry }: Pick<ReviewedEntry, 'entry'>,
  kind: 'form_approved' | 'form_rejected' | 'form_handed_back' | 'form_reopened',
): Promise<void> {
  const record = { type: 'my_form' as const, id: entry.id }
  const personIds = entry.person_id === context.person.personId ? [] : [entry.person_id]
  await notify(context, { kind, record, personIds })
}

/** Whoever comes second is told who was there first, whatever became of the entry since. */
function requireUndecided({ entry, own, people, facts }: ReviewedEntry): void {
  if (own !== undefined && own.status !== 'pending' && facts.whyNotDecide !== null) {
    fail('wrong_state', { message: facts.whyNotDecide, details: { status: entry.status } })
  }
  const isOver =
    entry.status === 'reject' || entry.status === 'approved' || entry.status === 'complete'
  const by = lastDecider(people)
  if (own !== undefined && isOver && by !== undefined && by !== own) {
    fail('wrong_state', {
      message: `Already decided by ${by.full_name}.`,
      details: { status: entry.status },
    })
  }
}

/**
 * Deputies and those whom they stand in for decide once between them; a deputy of somebody else of
 * the step too stays for them (decision 0081).
 */
async function passCounterparts(
  { db, person, now }: PersonContext,
  myFormId: string,
  own: Pick<SignerRow, 'id' | 'deputy_for'>,
  contentHash: string,
) {
  const { shardKey } = person
  const asked = { db, shardKey, now }
  const places = await placesOf(asked, own)
  await stayForOthers(asked, myFormId, places)
  await db
    .updateTable('my_form_signers')
    .set({ status: 'passed', content_hash: contentHash })
    .where('shard_key', '=', shardKey)
    .where('my_form_id', '=', myFormId)
    .where('status', '=', 'pending')
    .where((where) => where.or([where('deputy_for', 'in', places), where('id', 'in', places)]))
    .execute()
}

async function isManagerOf({ db, person }: PersonContext, submitterId: string): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('manager_id')
    .where('id', '=', submitterId)
    .executeTakeFirst()
  return row?.manager_id === person.personId
}
