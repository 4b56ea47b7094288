import type { FormStatus } from '@holdpoint/api'
import { eventsOf, type Asker } from '../../records/move.ts'
import { entryKind, nothingInTheWay } from './my-forms.moves.ts'

/**
 * How a person may delete an entry in this state: by which move, and what stands in its way. A draft
 * is its submitter's to discard; a submitted entry needs a key, and stays while an open action hangs
 * on it.
 */
export function wayToDelete(
  status: FormStatus,
  asker: Asker,
  openActions: number,
): { event: 'discard' | 'remove'; why: string | null } | undefined {
  const events = eventsOf(entryKind, status, asker, { ...nothingInTheWay, openActions })
  const find = (event: 'discard' | 'remove') => {
    const found = events.find((each) => each.event === event)
    return found === undefined ? undefined : { event, why: found.why }
  }
  return find('discard') ?? find('remove')
}

/** Where an entry goes when it is submitted: to its signers if it has any, else it is complete. */
export function statusAfterSubmit(pendingSigners: number): FormStatus {
  return pendingSigners > 0 ? 'in_review' : 'complete'
}
