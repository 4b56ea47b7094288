import { withCalculated, type Evaluation } from '@holdpoint/forms'
import type { Tie } from '@holdpoint/api'
import { fail } from '../../../fail.ts'
import type { PersonContext } from '../../../handler.ts'
import { writeMove } from '../../../records/move.ts'
import { settleAssignment } from '../../form-schedules/form-schedules.settle.ts'
import { askApprovers } from '../review/approvers.ts'
import { clearFlags, keepVersion } from '../review/flags.queries.ts'
import { isAsHandedBack } from '../review/returned.queries.ts'
import { tellApprovers, tellSigners } from '../review/tell.ts'
import { entryKind, nothingInTheWay } from '../my-forms.moves.ts'
import { languageToShow } from '../my-forms.language.ts'
import * as queries from '../my-forms.queries.ts'
import { statusAfterSubmit } from '../my-forms.rules.ts'
import { engineContext, evaluateEntry } from '../my-forms.state.ts'
import { livingBelow } from '../sub-forms/sub-forms.queries.ts'
import { isBeingFilled } from '../sub-forms/sub-forms.rules.ts'
import { begunBy, openEntry, type OpenEntry } from './change.ts'
import { entryColumns } from './entry-columns.ts'

/** An entry that is open, with what the engine finds in it and what it calculates. */
export type EvaluatedEntry = OpenEntry & { evaluation: Evaluation }

/** Opens an entry to be handed in. */
export async function openToHandIn(
  context: PersonContext,
  myFormId: string,
): Promise<EvaluatedEntry> {
  const open = await openEntry(context, context.person, myFormId)
  const { definition, answers, entry, actions } = open
  const lang = await languageToShow(context, definition)
  const evaluation = evaluateEntry(definition, answers, entry.time_zone, context.now, {
    lang,
    actions,
  })
  // What is calculated comes to today what whoever decides reads ever after.
  const kept = withCalculated(definition, answers, engineContext(entry.time_zone, context.now))
  return { ...open, answers: kept, evaluation }
}

const own: ReadonlySet<Tie> = new Set(['own'])

/** Opens all below an entry that is still being filled, the deepest first. */
export async function openBelowToHandIn(
  context: PersonContext,
  myFormId: string,
): Promise<EvaluatedEntry[]> {
  const { db, person } = context
  const below = await livingBelow(db, person.shardKey, myFormId, { hold: true })
  const open: EvaluatedEntry[] = []
  for (const child of below.filter(({ status }) => isBeingFilled(status)).reverse()) {
    if (child.person_id !== person.personId) {
      return fail('forbidden')
    }
    // What was sent of the row version is about the entry above.
    open.push(await openToHandIn({ ...context, ties: own, ifMatch: undefined }, child.id))
  }
  return open
}

/**
 * Hands an entry in by the rules of its own form. Ends the call where an answer is missing, however
 * it came to be handed in.
 */
export async function handIn(
  context: PersonContext,
  { entry, definition, answers, openKeys, evaluation: { score, missing } }: EvaluatedEntry,
) {
  const begun = begunBy(entry, context.now)
  const why = entryKind.guards.nothingIsMissing({ ...nothingInTheWay, missing: missing.length })
  if (why !== null) {
    return fail('wrong_state', { message: why })
  }
  const { db, person, now, audit } = context
  const { shardKey, personId } = person
  const isAgain = openKeys.length > 0
  const isUnchanged = isAgain && (await isAsHandedBack(db, shardKey, entry.id))
  const reading = engineContext(entry.time_zone, now)
  // What lists know of it is what it comes to today, as what is calculated is.
  const columns = await entryColumns({ db, shardKey }, definition, answers, reading)
  const { pending, skipped, isSigned, askedInstead } = await askApprovers(
    context,
    { ...entry, ...begun, ...columns, answers },
    definition,
    { isHandedBack: isAgain },
  )
  const formStatus = isAgain ? 'in_review' : statusAfterSubmit(pending)
  const percent = score?.percent ?? null
  const result = score?.result ?? ('none' as const)
  await queries.storeAnswers(
    db,
    shardKey,
    entry.id,
    { definition, answers, revision: entry.revision, scoreBreakdown: score },
    now,
  )
  await keepVersion(db, shardKey, entry.id, { answers, score: percent, personId, at: now })
  await clearFlags(db, shardKey, entry.id)
  await writeMove(
    entryKind,
    entry,
    {
      event: isAgain ? 'resubmit' : 'submit',
      to: formStatus,
      columns: {
        ...columns,
        ...begun,
        score: percent,
        result,
        has_critical_failure: (score?.criticalFailures.length ?? 0) > 0,
        filled_at: now,
        submitted_at: now,
        completed_at: formStatus === 'complete' ? now : null,
        // Nobody who is to sign is as good as everybody having signed.
        is_signature_complete: isSigned,
      },
      changes: {
        score: { from: null, to: percent },
        ...(skipped.length > 0 ? { skippedSteps: { from: null, to: skipped } } : {}),
        ...(askedInstead.length > 0 ? { askedInstead: { from: null, to: askedInstead } } : {}),
      },
    },
    { db, shardKey, now, audit },
  )
  if (entry.due_at !== null) {
    await settleAssignment(context, entry.id)
  }
  await tellApprovers(context, entry.id)
  await tellSigners(context, entry.id)
  return { formStatus, score: percent, result, isUnchanged }
}
