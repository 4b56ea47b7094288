import { calledOf, type PersonLine } from '@holdpoint/api'
import type { Signed } from './signing.ts'

/** Somebody on a list of a record: a colleague, or a visitor by name and company (decision 0164). */
export type Listed = { person: PersonLine | null; name: string; company: string }

/** What somebody on a list is called. */
export const nameOf = ({ person, ...visitor }: Listed): string =>
  person?.fullName ?? calledOf(visitor)

/** Who signs a line of a list. */
export const signerOf = ({ person, name }: Listed): NonNullable<Signed['signer']> =>
  person === null ? { name } : { name: person.fullName, personId: person.personId }
