import { holdsAny } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { definitionOf } from '../forms/forms.queries.ts'
import { asAnswers } from '../my-forms/filling/change.ts'
import {
  entryForChange,
  entryWithAnswers,
  openActionsOf,
  openCriticalActionsOf,
  type ChangeableEntry,
} from '../my-forms/my-forms.queries.ts'
import type { EntryFacts } from '../my-forms/my-forms.moves.ts'
import { entriesOnReports } from '../my-forms/my-forms.reports.queries.ts'
import { hasFilled } from '../my-forms/my-forms.rules.ts'
import { languageToShow } from '../my-forms/my-forms.language.ts'
import { evaluateEntry, toEntryState } from '../my-forms/my-forms.state.ts'
import { livingBelow } from '../my-forms/sub-forms/sub-forms.queries.ts'
import { handedInBelow, isBeingFilled } from '../my-forms/sub-forms/sub-forms.rules.ts'
import { flagsOf } from '../my-forms/review/flags.queries.ts'
import { isAsHandedBack } from '../my-forms/review/returned.queries.ts'
import { signersOf, type SignerRow } from '../my-forms/review/more.queries.ts'
import { isLastSignature } from '../my-forms/review/review-signature.rules.ts'
import { isLastApproval, partsToHandOver, whyNotDecide } from '../my-forms/review/steps.ts'
import { placesOf, standsInStill } from './review-forms.deputies.ts'

/** An entry held for a decision, with all that its moves look at. */
export type ReviewedEntry = {
  entry: ChangeableEntry
  definition: FormDefinition
  people: SignerRow[]
  /** The reader's own part as an approver. */
  own: SignerRow | undefined
  /** What was handed back to its submitter. */
  flags: Awaited<ReturnType<typeof flagsOf>>
  /** The questions that have no answer, or not a whole one. */
  missing: ReturnType<typeof toEntryState>['missing']
  facts: EntryFacts
  /** The parts of steps that the reader may give to somebody else, their own first. */
  handsOver: SignerRow[]
}

/** Holds an entry for a decision, so that of two who decide at once one is the first. */
export async function entryForReview(
  context: PersonContext,
  myFormId: string,
): Promise<ReviewedEntry> {
  const { db, person } = context
  return await withFacts(context, await entryForChange(db, person.shardKey, myFormId))
}

/** The same to read, which holds nobody up. */
export async function entryToReview(
  context: PersonContext,
  myFormId: string,
): Promise<ReviewedEntry> {
  const { db, person } = context
  const entry = await entryWithAnswers(db, person.shardKey, myFormId).executeTakeFirst()
  return await withFacts(context, entry)
}

async function withFacts(
  { db, person, ties, cacheOwner, now }: PersonContext,
  entry: ChangeableEntry | undefined,
): Promise<ReviewedEntry> {
  const definition =
    entry && (await definitionOf(cacheOwner, db, entry.form_id, entry.form_version))
  if (entry === undefined || definition === undefined) {
    return fail('forbidden')
  }
  const people = await signersOf(db, person.shardKey, entry.id)
  const own = people.find((each) => each.task === 'approve' && each.person_id === person.personId)
  const signature = people.find(
    (each) => each.task === 'sign' && each.person_id === person.personId,
  )
  const flags = await flagsOf(db, person.shardKey, entry.id)
  const answers = asAnswers(entry.answers)
  const lang = await languageToShow({ db, person }, definition)
  const isKept = !isBeingFilled(entry.status)
  const { missing } = toEntryState(
    evaluateEntry(definition, answers, entry.time_zone, now, { lang, isKept }),
  )
  const below = await livingBelow(db, person.shardKey, entry.id, { hold: false })
  const asked = { db, shardKey: person.shardKey, now }
  const ids = [entry.id, ...below.map(({ id }) => id)]
  const rights = {
    isOwn: hasFilled(entry, person.personId),
    allowsSelfApproval: definition.workflow?.allowSelfApproval ?? false,
  }
  const whyNot = (await whyNotThere(own, asked)) ?? whyNotDecide(people, person.personId, rights)
  const handsOver = partsToHandOver(people, whyNot === null ? own : undefined, {
    ...rights,
    isAdmin: ties.has('all') && holdsAny(person.permissions, ['admin']),
  })
  const facts: EntryFacts = {
    missing: missing.length,
    openActions: await openActionsOf(db, person.shardKey, ids),
    onReports: await entriesOnReports(db, person.shardKey, ids),
    criticalActions: isLastSignature(entry.status, people, person.personId)
      ? await openCriticalActionsOf(db, person.shardKey, entry.id)
      : 0,
    criticalActionsOnApproval: (await wouldComplete({ entry, people, own }, asked))
      ? await openCriticalActionsOf(db, person.shardKey, entry.id)
      : 0,
    ownSignature: signature?.status,
    whyNotDecide: whyNot,
    whyNotHandOver: handsOver.length > 0 ? null : (whyNot ?? 'No decision waits on this form.'),
    flags: flags.length,
    hasLeft: !entry.is_submitter_active,
    isChangedUnsent: flags.length > 0 && !(await isAsHandedBack(db, person.shardKey, entry.id)),
    handedInBelow: handedInBelow(below),
  }
  return { entry, definition, people, own, flags, missing, facts, handsOver }
}

/** Whether the reader's approval is the last thing that an entry in review waits for. */
async function wouldComplete(
  { entry, people, own }: Pick<ReviewedEntry, 'entry' | 'people' | 'own'>,
  asked: Parameters<typeof placesOf>[0],
): Promise<boolean> {
  if (entry.status !== 'in_review' || own?.status !== 'pending') {
    return false
  }
  const places = await placesOf(asked, own)
  const isCounterpart = ({ id }: { id: string }) =>
    people.some(
      (each) => each.id === id && (places.includes(id) || places.includes(each.deputy_for ?? '')),
    )
  return isLastApproval(people, own, isCounterpart)
}

/** Why a deputy who joined may not decide any more. */
async function whyNotThere(
  own: SignerRow | undefined,
  asked: Parameters<typeof standsInStill>[0],
): Promise<string | null> {
  return own?.status !== 'pending' || own.deputy_for === null || (await standsInStill(asked, own))
    ? null
    : `You do not stand in for ${own.deputy_for_name ?? 'anybody'} any more.`
}
