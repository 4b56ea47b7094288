import type { Waiting, WaitingKind } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'

/** What a module says of what waits for somebody; nothing where nothing does. */
export type WaitingPart = (
  context: Pick<PersonContext, 'db' | 'person' | 'now'>,
) => Promise<Waiting | null>

/** A kind of thing that waits, with the first of them; null for none. */
export function waitingOf(
  kind: WaitingKind,
  count: number,
  first: Waiting['first'],
): Waiting | null {
  return count === 0 ? null : { kind, count, first }
}
