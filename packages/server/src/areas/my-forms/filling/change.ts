import type { Answer, Answers, FormDefinition } from '@holdpoint/forms'
import { fail } from '../../../fail.ts'
import type { HandlerContext, PersonContext } from '../../../handler.ts'
import type { Person } from '../../../identity.ts'
import { requireMove, writeMove } from '../../../records/move.ts'
import { definitionOf } from '../../forms/forms.queries.ts'
import { entryColumns } from './entry-columns.ts'
import * as queries from '../my-forms.queries.ts'
import { entryKind, nothingInTheWay } from '../my-forms.moves.ts'
import { engineContext, evaluateEntry, toEntryState } from '../my-forms.state.ts'

/** An entry open for a change: locked, with its form and answers in hand. */
export type OpenEntry = {
  entry: queries.ChangeableEntry
  definition: FormDefinition
  answers: Answers
}

/** Locks an entry that is being filled; anything else ends the call with a named problem. */
export async function openEntry(
  { db, cacheOwner, ifMatch, ties }: Pick<PersonContext, 'db' | 'cacheOwner' | 'ifMatch' | 'ties'>,
  person: Person,
  myFormId: string,
): Promise<OpenEntry> {
  const entry = await queries.entryForChange(db, person.shardKey, myFormId)
  if (!entry) {
    return fail('forbidden')
  }
  const asker = { person, ties, ifMatch }
  requireMove(entryKind, 'save', entry, asker, { facts: nothingInTheWay, reason: undefined })
  const definition = await definitionOf(cacheOwner, db, entry.form_id, entry.form_version)
  if (!definition) {
    throw new Error(`Form ${entry.form_id} has no version ${entry.form_version}.`)
  }
  return { entry, definition, answers: asAnswers(entry.answers) }
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
  { db, now, audit }: Pick<HandlerContext, 'db' | 'now' | 'audit'>,
  person: Person,
  { entry, definition, answers: before }: OpenEntry,
  changed: Readonly<Record<string, Answer | undefined>>,
  action: string,
) {
  const answers = without({ ...before, ...changed })
  const evaluation = evaluateEntry(definition, answers, entry.time_zone, now)
  const formStatus = evaluation.canSubmit ? ('fill' as const) : ('in_progress' as const)
  const keys = Object.keys(changed)
  const revision = keys.length > 0 ? entry.revision + 1 : entry.revision
  if (keys.length > 0) {
    await queries.storeAnswers(db, person.shardKey, entry.id, { answers, revision }, now)
    const columns = await entryColumns(db, definition, answers, engineContext(entry.time_zone, now))
    await writeMove(
      entryKind,
      entry,
      {
        event: 'save',
        said: action,
        to: formStatus,
        columns: {
          ...columns,
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
      state: toEntryState(evaluation),
    },
  }
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
