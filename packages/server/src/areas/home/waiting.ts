import type { Waiting } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'

/** What a module says of what waits for somebody: each kind of which something does. */
export type WaitingPart = (
  context: Pick<PersonContext, 'db' | 'person' | 'now' | 'cacheOwner'>,
) => Promise<readonly Waiting[]>
