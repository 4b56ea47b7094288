import { missingOfMessage, type Audience } from '@holdpoint/api'

/** What a message says of itself, as far as sending it asks for. */
export type Sendable = {
  title: string
  category: string | null
  hasImage: boolean
  description: string
  priority: string | null
  startsAt: Date | null
  endsAt: Date | null
  audience: Omit<Audience, 'personIds'>
}

/** What is wrong with a field, by its name in the call. */
export type FieldProblem = { path: string; message: string }

/** What a message lacks to be sent, in the order of the form (spec 5, required-field messages). */
export function missingIn({ audience, hasImage, ...said }: Sendable): FieldProblem[] {
  return missingOfMessage({ ...said, ...audience, image: hasImage || null })
}

/** Why a message cannot end when it is to end; null where it can. */
export function wrongEnd(
  { startsAt, endsAt }: Pick<Sendable, 'startsAt' | 'endsAt'>,
  now: Date,
): string | null {
  if (startsAt === null || endsAt === null) {
    return null
  }
  if (endsAt <= startsAt) {
    return 'The end must lie after the start.'
  }
  return endsAt <= now ? 'The end lies in the past.' : null
}

/** What is said where nobody would be reached. */
export const nobodyReached = 'Nobody belongs to this audience.'
