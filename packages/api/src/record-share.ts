import * as z from 'zod'
import { sentences } from './sentences.ts'
import { shareCountMax } from './vocabulary/limits.ts'
import { personLine } from './vocabulary/person.ts'
import { wireList } from './wire.ts'

// Sharing a record with people, as every kind of record has it (decision 0112).

/** Whom a record is shared with: at least one, each of them once. */
const personIds = wireList
  .refine((ids) => ids.length > 0, 'Please choose at least one person.')
  .refine(
    (ids) => ids.length <= shareCountMax,
    `Share with at most ${shareCountMax} people at a time.`,
  )
  .refine((ids) => new Set(ids).size === ids.length, sentences.share.duplicate)

/** What a form that shares a record sends beside its id. */
export const shareInput = z.object({ personIds })

/** What came of sharing. */
export const shareAnswer = z.object({
  /** Whom the record was not open to before by a share; each of them is told. */
  addedPersonIds: z.array(z.string()),
  /** Who had it already: by an earlier share, as one of those it is about, or by sharing it. */
  alreadySharedPersonIds: z.array(z.string()),
})

/** Somebody with whom a record is shared. */
export const recordShare = z.object({
  person: personLine,
  sharedBy: personLine,
  sharedAt: z.string(),
  /** Whether whoever asks may take the share back. */
  canTakeBack: z.boolean(),
})
/** Somebody with whom a record is shared. */
export type RecordShare = z.infer<typeof recordShare>
