import type { PrivacyType } from '@holdpoint/api'
import type { PersonContext } from '../../../handler.ts'
import { notify } from '../../../outbox/notify.ts'
import { readersOf } from '../../../session/permissions-of.ts'
import { commentersOf } from './comments.queries.ts'
import { mayReadPrivateComments } from './comments.rules.ts'

type Commented = { id: string; person_id: string }

/**
 * Tells the submitter of an entry, and whoever commented on it before, that somebody has again. Of a
 * private comment only those hear who may read it.
 */
export async function tellOfComment(
  context: PersonContext,
  { id, person_id: submitterId }: Commented,
  privacy: PrivacyType,
): Promise<void> {
  const { db, person } = context
  const { shardKey, personId } = person
  const whom = new Set([submitterId, ...(await commentersOf(db, shardKey, id))])
  whom.delete(personId)
  const readers = await readersOf(db, shardKey, [...whom])
  const personIds = [...readers.values()]
    .filter(({ permissions }) => privacy === 'public' || mayReadPrivateComments(permissions))
    .map((reader) => reader.personId)
  await notify(context, { kind: 'form_commented', record: { type: 'my_form', id }, personIds })
}
