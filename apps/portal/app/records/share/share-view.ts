import type { RecordShare } from '@holdpoint/api'
import { momentOf } from '../moment.ts'
import { words } from './share.words.ts'

/** Somebody who has a record by a share, as its dialog shows them. */
export type ShareView = { id: string; name: string; by: string; canTakeBack: boolean }

/** Puts those who have a record by a share into words. */
export function toShares(
  shares: readonly RecordShare[],
  clock: Parameters<typeof momentOf>[1],
): ShareView[] {
  return shares.map(({ person, sharedBy, sharedAt, canTakeBack }) => ({
    ...{ id: person.personId, name: person.fullName, canTakeBack },
    by: words.by(sharedBy.fullName, momentOf(sharedAt, clock).short),
  }))
}
