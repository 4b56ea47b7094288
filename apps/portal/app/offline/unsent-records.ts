import type { Held } from '../fill-out/saving/held.ts'
import type { BlankOf } from './begin/blank-id.ts'
import type { DeviceStore } from './device-store.ts'

/** Why something can not be sent as it is. Only the person can free it. */
export type Trouble = { kind: 'conflict' | 'refused' | 'stopped'; message: string }

type OfForm = {
  formId: string
  title: string
  /** The visit of the form that it was given in; one tab each. */
  visit: string
  /** When the visit began, by which a form's records keep their order. */
  at: number
  trouble?: Trouble
}

/** The answers of one visit that the server is not known to have. */
export type UnsentAnswers = OfForm & { kind: 'answers'; batches: Held }

/** A photo that the server is not known to have. Its record is named by its idempotency key. */
export type UnsentPhoto = OfForm & {
  kind: 'photo'
  questionKey: string
  name: string
  type: string
}

/**
 * An entry that was begun here, of which the server is not known to have heard. Its record is named by
 * the id of the entry.
 */
export type UnsentBeginning = OfForm & {
  kind: 'beginning'
  of: BlankOf
  /** Nobody has looked at it yet, so that it holds nothing of what it begins with. */
  isFresh: boolean
}

export type UnsentRecord =
  | { id: string; about: UnsentAnswers }
  | { id: string; about: UnsentBeginning }
  | { id: string; about: UnsentPhoto; bytes: Uint8Array<ArrayBuffer> }

/**
 * Everything of this person that waits on this device: what was begun here, then all answers, of the
 * oldest visit first.
 */
export async function unsentRecords(
  store: Pick<DeviceStore, 'all'>,
): Promise<readonly UnsentRecord[]> {
  const records = await store.all('unsent')
  return records
    .flatMap(({ id, value: { json, bytes } }): UnsentRecord[] => {
      // Nobody but this program can have written it: it opened under the person's own key.
      const about = json as UnsentAnswers | UnsentBeginning | UnsentPhoto
      switch (about.kind) {
        case 'answers':
          return [{ id, about }]
        case 'beginning':
          return [{ id, about }]
        case 'photo':
          return [{ id, about, bytes: bytes ?? new Uint8Array() }]
        default:
          // What was typed into forms of records lies beside it.
          return []
      }
    })
    .sort((one, other) => rank(one) - rank(other) || one.about.at - other.about.at)
}

const ranks: Readonly<Record<UnsentRecord['about']['kind'], number>> = {
  beginning: 0,
  answers: 1,
  photo: 2,
}

/**
 * The server hears of an entry before anything of it. Answers before photos, whichever visit they are of: a photo raises the revision that an answer
 * stands on, and one that cannot be sent holds up what is behind it.
 */
function rank({ about }: UnsentRecord): number {
  return ranks[about.kind]
}

/** Held by every page on which the form is open; who sends in their stead must have it alone. */
export const formLock = (formId: string): string => `holdpoint-form:${formId}`

/** Held by the one page that a visit belongs to, so that others know whether it still lives. */
export const visitLock = (visit: string): string => `holdpoint-visit:${visit}`
