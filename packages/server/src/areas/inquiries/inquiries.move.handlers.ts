import type { Updateable } from 'kysely'
import { inquiryMoves, type CallOf, type InquiryState, type ParsedInput } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { backTo, tellTakers } from './inquiries.back.ts'
import { factsOf, inquiryKind } from './inquiries.facts.ts'
import { inquiryForChange, type WholeInquiryRow } from './inquiries.queries.ts'
import { tiesIn } from './inquiries.rights.ts'
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
  const { needsReason } = inquiryMoves.events[event]
  const kept = keepsReason.includes(event) ? row.status_reason : null
  const statusReason = needsReason ? (reason?.trim() ?? null) : kept
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
  if (event === 'reopen') {
    await tellTakers(context, row, to === 'new' ? 'new' : 'in_progress')
  }
  return ok({ inquiryId, number: row.number, rowVersion: row.row_version + 1 }, said)
}

/** After these what was said last still holds: what is asked or wrong, and what was done. */
const keepsReason: readonly Event[] = ['take', 'confirm']

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
  // Nobody had taken it: it is theirs who answered it, so that what follows finds them.
  resolve: ({ assignee_id: assigneeId }, { person, now }) => ({
    ...{ to: 'resolved', said: 'Inquiry resolved.' },
    columns: {
      resolved_at: now,
      ...(assigneeId === null ? { assignee_id: person.personId } : {}),
    },
  }),
  confirm: (_row, { now }) => ({
    ...{ to: 'closed', columns: { closed_at: now }, said: 'Inquiry closed.' },
  }),
  reopen: async (row, context) => {
    const { to, columns } = await backTo(row, context)
    const said = 'It is taken up again.'
    return { to, columns: { ...columns, resolved_at: null, closed_at: null }, said }
  },
  withdraw: () => ({ to: 'withdrawn', said: 'Inquiry withdrawn.' }),
  // Nobody asks for these: they follow from a reply, and from the clock.
  answer: () => fail('forbidden'),
  close: () => fail('forbidden'),
}
