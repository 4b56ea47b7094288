import {
  findQuestion,
  isVoid,
  laidOut,
  laidOutCountMax,
  listKeyOf,
  openedBy,
  withCalculated,
  withoutCalculated,
  type Answer,
  type Answers,
  type Evaluation,
  type FormDefinition,
} from '@holdpoint/forms'
import { assignedStatuses } from '@holdpoint/api'
import { fail } from '../../../fail.ts'
import type { HandlerContext, PersonContext } from '../../../handler.ts'
import type { Person } from '../../../identity.ts'
import { requireMove, writeMove } from '../../../records/move.ts'
import { definitionOf } from '../../forms/forms.queries.ts'
import { actionsAskedFor } from './asked-actions.ts'
import { entryColumns } from './entry-columns.ts'
import { failIn, refusalWords } from './refusal.words.ts'
import { flagsOf } from '../review/flags.queries.ts'
import { languageToShow } from '../my-forms.language.ts'
import * as queries from '../my-forms.queries.ts'
import { entryKind, nothingInTheWay } from '../my-forms.moves.ts'
import { engineContext, evaluateEntry } from '../my-forms.state.ts'
import { entryStateOf } from '../sub-forms/below.ts'

/** An entry open for a change: locked, with its form and answers in hand. */
export type OpenEntry = {
  entry: queries.ChangeableEntry
  definition: FormDefinition
  /** What people gave; what is calculated from that is kept beside it at every change. */
  answers: Answers
  /** All that can be changed of what was handed back; none while filling, when everything can. */
  openKeys: readonly string[]
  /** The questions that are asked for no action, where the form may ask for one: see `actionsAskedFor`. */
  actions: readonly string[]
}

/**
 * Locks an entry that is being filled, or of which something was handed back; anything else ends the
 * call with a named problem. So does a question that does not take an answer now, where one is named.
 */
export async function openEntry(
  {
    db,
    cacheOwner,
    ifMatch,
    ties,
    now,
  }: Pick<PersonContext, 'db' | 'cacheOwner' | 'ifMatch' | 'ties' | 'now'>,
  person: Person,
  myFormId: string,
  questionKey?: string,
): Promise<OpenEntry> {
  const entry = await queries.entryForChange(db, person.shardKey, myFormId)
  if (!entry) {
    return fail('forbidden')
  }
  const asker = { person, ties, ifMatch }
  const flagged = entry.status === 'in_review' ? await flagsOf(db, person.shardKey, myFormId) : []
  const facts = { ...nothingInTheWay, flags: flagged.length }
  requireMove(entryKind, flagged.length > 0 ? 'amend' : 'save', entry, asker, {
    facts,
    reason: undefined,
  })
  const definition = await definitionOf(cacheOwner, db, entry.form_id, entry.form_version)
  if (!definition) {
    throw new Error(`Form ${entry.form_id} has no version ${entry.form_version}.`)
  }
  const answers = withoutCalculated(definition, asAnswers(entry.answers))
  const form = laidOut(definition, answers)
  const handedBack = openedBy(
    form,
    flagged.map(({ question_key: key }) => key),
  )
  const actions = await actionsAskedFor(db, person.shardKey, myFormId, form, handedBack)
  const openKeys =
    handedBack.size === 0
      ? []
      : openAfter(handedBack, evaluateEntry(definition, answers, entry.time_zone, now, { actions }))
  if (
    questionKey !== undefined &&
    !isOpenQuestion({ definition, openKeys }, questionKey) &&
    !isToBeSigned(definition, answers, questionKey)
  ) {
    const lang = await languageToShow({ db, person }, definition)
    return failIn(lang, 'wrong_state', refusalWords(lang).notHandedBack)
  }
  return { entry, definition, answers, openKeys, actions }
}

/**
 * Whether a signature is missing or void. Changing what was handed back voids the signatures that
 * stood for it, so those are given again without having been flagged.
 */
function isToBeSigned(definition: FormDefinition, answers: Answers, key: string): boolean {
  const signature = answers[key]?.signature
  return (
    findQuestion(laidOut(definition, answers), key)?.type === 'signature' &&
    (signature === undefined || isVoid(definition, answers, key, signature))
  )
}

/** What can be changed once some questions were handed back: what they open, and what is missing. */
function openAfter(handedBack: ReadonlySet<string>, { missing }: Evaluation): string[] {
  return [...handedBack, ...missing.map(({ key }) => key)]
}

/**
 * Whether a question takes an answer now: all do while filling, then those that are open still. Where it
 * is open how many there are, so is all that is asked in one more.
 */
export function isOpenQuestion(
  { definition, openKeys }: Pick<OpenEntry, 'definition' | 'openKeys'>,
  questionKey: string,
): boolean {
  const instance = findQuestion(definition, questionKey)?.instance
  return (
    openKeys.length === 0 ||
    openKeys.includes(questionKey) ||
    (instance !== undefined && openKeys.includes(listKeyOf(instance.section)))
  )
}

/**
 * Whether there is room for the answer to a question. What is asked several times is kept when it is
 * removed, and each may be stored before it is there; so there is an end to them.
 */
export function hasRoom(answers: Answers, questionKey: string): boolean {
  return (
    answers[questionKey] !== undefined ||
    !questionKey.includes('-') ||
    Object.keys(answers).length < 2 * laidOutCountMax
  )
}

/** Stored documents were checked answer by answer when they were written. */
export function asAnswers(stored: unknown): Answers {
  return stored as Answers
}

/** An answer with the next revision. */
export function revised(answer: Answer, before: Answer | undefined): Answer {
  return { ...answer, rev: (before?.rev ?? 0) + 1 }
}

/**
 * Stores changed answers and everything that follows from them: the revision, the columns that
 * lists read, and the status, which is `fill` while nothing is missing.
 */
export async function storeChange(
  { db, now, audit, cacheOwner }: Pick<HandlerContext, 'db' | 'now' | 'audit' | 'cacheOwner'>,
  person: Person,
  { entry, definition, answers: before, openKeys, actions }: OpenEntry,
  changed: Readonly<Record<string, Answer | undefined>>,
  action: string,
) {
  const answers = without({ ...before, ...changed })
  const lang = await languageToShow({ db, person }, definition)
  const evaluation = evaluateEntry(definition, answers, entry.time_zone, now, { lang, actions })
  const filled = evaluation.canSubmit ? ('fill' as const) : ('in_progress' as const)
  const isAmended = openKeys.length > 0
  const formStatus = isAmended ? entry.status : filled
  const keys = Object.keys(changed)
  const revision = keys.length > 0 ? entry.revision + 1 : entry.revision
  if (keys.length > 0) {
    const reading = engineContext(entry.time_zone, now)
    const kept = withCalculated(definition, answers, reading)
    await queries.storeAnswers(
      db,
      person.shardKey,
      entry.id,
      { definition, answers: kept, revision },
      now,
    )
    const within = { db, shardKey: person.shardKey }
    const columns = await entryColumns(within, definition, answers, reading)
    await writeMove(
      entryKind,
      entry,
      {
        event: isAmended ? 'amend' : 'save',
        said: action,
        to: isAmended ? undefined : filled,
        columns: {
          ...columns,
          ...begunBy(entry, now),
          filled_at: evaluation.canSubmit ? now : null,
          last_answered_at: now,
        },
        changes: Object.fromEntries(
          keys.map((key) => [key, { from: before[key] ?? null, to: changed[key] ?? null }]),
        ),
      },
      { db, shardKey: person.shardKey, now, audit },
    )
  }
  return {
    answers,
    saved: {
      revision,
      formStatus,
      revs: Object.fromEntries(keys.map((key) => [key, answers[key]?.rev ?? 0])),
      state: await entryStateOf({ db, person, cacheOwner }, entry, { evaluation }),
    },
  }
}

/** What was assigned is begun by its first answer: how long it took counts from there. */
export function begunBy(
  { status }: Pick<queries.ChangeableEntry, 'status'>,
  now: Date,
): { started_at?: Date } {
  return assignedStatuses.includes(status) ? { started_at: now } : {}
}

function without(answers: Readonly<Record<string, Answer | undefined>>): Answers {
  const kept: Record<string, Answer> = {}
  for (const [key, answer] of Object.entries(answers)) {
    if (answer !== undefined) {
      kept[key] = answer
    }
  }
  return kept
}
