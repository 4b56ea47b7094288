import type { Updateable } from 'kysely'
import type { CallOf, InquiryState, ParsedInput } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { readersOf } from '../../session/permissions-of.ts'
import { factsOf, inquiryKind } from './inquiries.facts.ts'
import { inquiryForChange, type WholeInquiryRow } from './inquiries.queries.ts'
import { answersInquiries, tiesIn } from './inquiries.rights.ts'
import type { InquiriesTable } from './inquiries.tables.ts'
import { tell } from './inquiries.told.ts'

type Event = ParsedInput<CallOf<'adminInquiries.act'>>['event']
type Effect = { to: InquiryState; columns?: Updateable<InquiriesTable>; said: string }

export const act: PersonHandler<'adminInquiries.act'> = async (
  { inquiryId, event, reason },
  context,
) => {
  const { db, person, now, audit, ifMatch } = context
  const row = (await inquiryForChange(db, person, inquiryId)) ?? fail('forbidden')
  const asker = { person, ties: tiesIn(row, person), ifMatch }
  requireMove(inquiryKind, event, row, asker, { facts: factsOf(row, person, now), reason })
  const { to, columns, said } = await effects[event](row, context)
  const assignee = columns?.assignee_id
  // What was said stays with the state that it led to.
  const statusReason = to === row.status ? row.status_reason : reason?.trim() || null
  await writeMove(
    inquiryKind,
    row,
    {
      ...{ event, to, reason, columns: { status_reason: statusReason, ...columns } },
      changes: assignee === undefined ? {} : { assignee: { from: row.assignee_id, to: assignee } },
    },
    { db, shardKey: person.shardKey, now, audit },
  )
  if (event === 'ask') {
    await tell(context, 'inquiry_to_answer', row.id, [row.asker_id])
  }
  if (event === 'resolve') {
    await tell(context, 'inquiry_resolved', row.id, [row.asker_id])
  }
  return ok({ inquiryId, number: row.number, rowVersion: row.row_version + 1 }, said)
}

/** What each event writes, and what is said then. */
const effects: Readonly<
  Record<Event, (row: WholeInquiryRow, context: PersonContext) => Effect | Promise<Effect>>
> = {
  take: ({ status }, { person }) => ({
    to: status === 'new' ? 'in_progress' : status,
    columns: { assignee_id: person.personId },
    said: 'You have taken it.',
  }),
  ask: () => ({ to: 'waiting_user', said: 'Asked back.' }),
  resolve: (_row, { now }) => ({
    ...{ to: 'resolved', columns: { resolved_at: now }, said: 'Inquiry resolved.' },
  }),
  confirm: (_row, { now }) => ({
    ...{ to: 'closed', columns: { closed_at: now }, said: 'Inquiry closed.' },
  }),
  reopen: async ({ assignee_id: assigneeId }, context) => {
    const columns = { resolved_at: null, closed_at: null }
    const said = 'It is taken up again.'
    return (await stillAnswers(assigneeId, context))
      ? { to: 'in_progress', columns, said }
      : { to: 'new', columns: { ...columns, assignee_id: null }, said }
  },
  withdraw: () => ({ to: 'withdrawn', said: 'Inquiry withdrawn.' }),
  // Nobody asks for these: they follow from a reply, and from the clock.
  answer: () => fail('forbidden'),
  close: () => fail('forbidden'),
}

/** Whether somebody is there, and may still answer. */
async function stillAnswers(
  personId: string | null,
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
): Promise<boolean> {
  const ids = personId === null ? [] : [personId]
  const [one] = (await readersOf(db, person.shardKey, ids)).values()
  return one !== undefined && answersInquiries(one)
}
