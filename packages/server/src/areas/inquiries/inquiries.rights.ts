import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { holdsAny, type Tie } from '@holdpoint/api'
import type { PersonRights } from '../../identity.ts'

// Who has to do with an inquiry: whoever asked, and whoever answers. Whoever asked is nothing else
// there, even where they answer those of others (decision 0109).

/** Whether somebody answers inquiries. */
export function answersInquiries(person: Pick<PersonRights, 'permissions'>): boolean {
  return holdsAny(person.permissions, ['answer_admin_inquiries'])
}

/** How somebody of the organisation is tied to an inquiry. */
export function tiesIn(
  { asker_id }: { asker_id: string },
  { personId }: Pick<PersonRights, 'personId'>,
): ReadonlySet<Tie> {
  return new Set<Tie>(asker_id === personId ? ['own', 'all'] : ['all'])
}

/** Whether somebody reads and writes what is for those who answer. */
export function readsNotes(
  { asker_id }: { asker_id: string },
  person: Pick<PersonRights, 'permissions' | 'personId'>,
): boolean {
  return asker_id !== person.personId && answersInquiries(person)
}

/** What the words of SQL must know of whoever reads. */
export type Reader = { personId: string; answers: boolean }

/** Somebody as a reader. */
export function readerOf(person: Pick<PersonRights, 'permissions' | 'personId'>): Reader {
  return { personId: person.personId, answers: answersInquiries(person) }
}

/** Which texts somebody reads, over `inquiry_replies as reply` and `inquiries as inquiry`. */
export function isReplyReadable({ personId, answers }: Reader): RawBuilder<SqlBool> {
  return answers
    ? sql`(not reply.is_internal or inquiry.asker_id <> ${personId})`
    : sql`not reply.is_internal`
}
