import type { FormStatus } from '@holdpoint/api'
import type { ChangeableEntry } from './my-forms.queries.ts'
import { eventsOf, type Asker } from '../../records/move.ts'
import { entryKind, nothingInTheWay, type EntryFacts } from './my-forms.moves.ts'

/**
 * How a person may delete an entry in this state: by which move, what stands in its way, and whether
 * they say why. A draft is its submitter's to discard; what was submitted, or is somebody else's,
 * needs a key, and stays while an open action hangs on it. Either stays while something below it was
 * handed in, or while a quality report has it. Why is asked once it was handed in itself, and of what
 * was assigned to them: it cannot be done, and whoever assigned it is told why.
 */
export function wayToDelete(
  {
    status,
    submitted_at: submittedAt,
    due_at: dueAt,
  }: Pick<ChangeableEntry, 'status' | 'submitted_at' | 'due_at'>,
  asker: Asker,
  inTheWay: Pick<EntryFacts, 'openActions' | 'onReports' | 'handedInBelow'>,
): Way | undefined {
  const events = eventsOf(entryKind, status, asker, { ...nothingInTheWay, ...inTheWay })
  const find = (event: 'discard' | 'remove') => {
    const found = events.find((each) => each.event === event)
    return (
      found && { event, why: found.why, needsReason: found.needsReason && submittedAt !== null }
    )
  }
  const discard = find('discard')
  return discard !== undefined && dueAt !== null && submittedAt === null
    ? { ...discard, event: 'giveBack', needsReason: true }
    : (discard ?? find('remove'))
}

type Way = { event: 'discard' | 'giveBack' | 'remove'; why: string | null; needsReason: boolean }

/** Where an entry goes when it is submitted: to its signers if it has any, else it is complete. */
export function statusAfterSubmit(pendingSigners: number): FormStatus {
  return pendingSigners > 0 ? 'in_review' : 'complete'
}

/** Whether somebody fills an entry out, or did so before they handed it over: it is their own. */
export function hasFilled(
  entry: Pick<ChangeableEntry, 'person_id' | 'filled_before'>,
  personId: string,
): boolean {
  return entry.person_id === personId || entry.filled_before.includes(personId)
}
