import { inquiryMoves, type CallInput, type CallOf } from '@holdpoint/api'
import type { Updateable } from 'kysely'
import type { InquiriesTable } from '../../src/areas/inquiries/inquiries.tables.ts'
import { cast } from '../cast.ts'
import type { TestServer } from '../harness.ts'
import { placeInquiry } from '../place-inquiry.ts'
import type { MovesWitness } from './witness.ts'

type Asked = CallInput<CallOf<'adminInquiries.act'>>

const change = ({ database }: TestServer, id: string, columns: Updateable<InquiriesTable>) =>
  database.kysely.updateTable('inquiries').set(columns).where('id', '=', id).execute()

const answers = ['answer_admin_inquiries'] as const

/** The employee's inquiry, which somebody else has taken. */
export const inquiryWitness: MovesWitness<typeof inquiryMoves> = {
  table: inquiryMoves,
  seats: [
    { name: 'whoever asked', who: 'employee', keys: [], ties: () => ['own', 'all'] },
    { name: 'whoever answers', who: 'manager', keys: answers, ties: () => ['all'] },
    { name: 'anybody', who: 'colleague', keys: [], ties: () => ['all'] },
    { name: 'an outsider', who: 'outsider', keys: answers, ties: () => [] },
  ],
  seed: () => Promise.resolve(),
  place: (world, id, status) =>
    placeInquiry(world, id, { status, assignee_id: status === 'new' ? null : cast.foreman }),
  async stands({ database }, id) {
    const row = await database.kysely
      .selectFrom('inquiries')
      .select(['status', 'row_version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { state: row.status, version: row.row_version, isGone: false }
  },
  calls: [
    {
      of: ['take', 'ask', 'resolve', 'confirm', 'reopen', 'withdraw'],
      ask: (client, inquiryId, event, { ifMatch, reason = 'It is so.' }) =>
        client.adminInquiries.act(
          { inquiryId, event: event as Asked['event'], reason },
          ifMatch === undefined ? {} : { ifMatch },
        ),
    },
  ],
  guards: [
    {
      ...{ guard: 'isNotMine', event: 'take', who: 'manager', state: 'in_progress' },
      why: 'You have taken it already.',
      shut: (world, id) => change(world, id, { assignee_id: cast.manager }),
    },
    {
      ...{ guard: 'isNotAsker', event: 'ask', who: 'manager', state: 'in_progress' },
      why: 'You asked this yourself. Please resolve it instead.',
      shut: (world, id) => change(world, id, { asker_id: cast.manager }),
    },
    {
      ...{ guard: 'isRecent', event: 'reopen', who: 'employee', state: 'closed' },
      why: 'It was closed more than 30 days ago. Please ask anew.',
      shut: (world, id) => change(world, id, { closed_at: '2026-02-01T12:00:00Z' }),
    },
  ],
  // Whoever does not read an inquiry is shown no move of it.
  shown: async (client, inquiryId) => {
    const reply = await client.adminInquiries.get({ inquiryId })
    return reply.status === 200 ? reply.content.allowedEvents : []
  },
}
