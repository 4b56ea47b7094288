import type { PersonContext } from '../../handler.ts'
import { holdersOf, readersOf } from '../../session/permissions-of.ts'
import type { InquiryRow } from './inquiries.columns.ts'
import { answersInquiries } from './inquiries.rights.ts'
import { tell } from './inquiries.told.ts'

type Taken = Pick<InquiryRow, 'id' | 'assignee_id'>
type Back = {
  to: 'in_progress' | 'new'
  columns: { assignee_id?: null }
  changes: Record<string, { from: string; to: null }>
}

/** Where an inquiry goes that is to be answered again: to whoever has taken it, if they still answer. */
export async function backTo(
  { assignee_id: assigneeId }: Taken,
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
): Promise<Back> {
  if (assigneeId === null) {
    return { to: 'new', columns: {}, changes: {} }
  }
  const taker = (await readersOf(db, person.shardKey, [assigneeId])).get(assigneeId)
  return taker !== undefined && answersInquiries(taker)
    ? { to: 'in_progress', columns: {}, changes: {} }
    : {
        ...{ to: 'new', columns: { assignee_id: null } },
        changes: { assignee: { from: assigneeId, to: null } },
      }
}

/** Tells whoever is to answer it again; all who answer, where it is new. */
export async function tellTakers(
  context: PersonContext,
  { id, assignee_id: assigneeId }: Taken,
  to: Back['to'],
): Promise<void> {
  if (to === 'in_progress') {
    return tell(context, 'inquiry_to_answer', id, [assigneeId])
  }
  const { db, person } = context
  const answerers = await holdersOf(db, person.shardKey, 'answer_admin_inquiries')
  return tell(context, 'inquiry_asked', id, answerers)
}
