import { requiredOfMessage, type Audience } from '@holdpoint/api'

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
export function missingIn(message: Sendable): FieldProblem[] {
  const { audience } = message
  const isThere: Readonly<Record<keyof typeof requiredOfMessage, boolean>> = {
    title: message.title !== '',
    category: message.category !== null,
    image: message.hasImage,
    description: message.description !== '',
    priority: message.priority !== null,
    startsAt: message.startsAt !== null,
    endsAt: message.endsAt !== null,
    countries: audience.countries.length > 0,
    districts: audience.districts.length > 0,
    departments: audience.departments.length > 0,
    businessUnits: audience.businessUnits.length > 0,
    jobTitles: audience.jobTitles.length > 0,
  }
  return Object.entries(requiredOfMessage)
    .filter(([path]) => !isThere[path as keyof typeof isThere])
    .map(([path, sentence]) => ({ path, message: sentence }))
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
