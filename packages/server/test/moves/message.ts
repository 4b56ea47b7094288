import { sql } from 'kysely'
import { messageMoves, type CallInput, type CallOf } from '@holdpoint/api'
import { stateOf } from '../../src/areas/messages/messages.rights.ts'
import { contentOf, type TestServer } from '../harness.ts'
import { placeMessage } from '../place-message.ts'
import type { MovesWitness } from './witness.ts'

type Asked = CallInput<CallOf<'messages.move'>>

const change = ({ database }: TestServer, id: string, columns: Record<string, unknown>) =>
  database.kysely.updateTable('messages').set(columns).where('id', '=', id).execute()

const now = '2026-03-05T15:00:00Z'

/** The employee's message, which is for everybody. */
export const messageWitness: MovesWitness<typeof messageMoves> = {
  table: messageMoves,
  seats: [
    { name: 'the author', who: 'employee', keys: [], ties: () => ['own', 'all'] },
    ...(['create_messages', 'edit_own_messages'] as const).map((key) => ({
      name: `the author with ${key}`,
      who: 'employee' as const,
      keys: [key],
      ties: () => ['own', 'all'] as const,
    })),
    { name: 'a reader', who: 'colleague', keys: ['edit_own_messages'], ties: () => ['all'] },
    {
      ...{ name: 'whoever may edit all', who: 'foreman', keys: ['edit_all_messages'] },
      ties: () => ['all'],
    },
    { name: 'an outsider', who: 'outsider', keys: ['edit_all_messages'], ties: () => [] },
  ],
  seed: () => Promise.resolve(),
  place: (world, id, state) => placeMessage(world, id, { state }),
  async stands({ database }, id) {
    const row = await database.kysely
      .selectFrom('messages as message')
      .select([sql<string>`${stateOf({ now })}`.as('state'), 'row_version', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { state: row.state, version: row.row_version, isGone: row.deleted_at !== null }
  },
  calls: [
    {
      of: ['send', 'unschedule', 'recall', 'copy'],
      ask: (client, messageId, event, { ifMatch, reason = 'It is so.' }) =>
        client.messages.move(
          { messageId, event: event as Asked['event'], reason },
          ifMatch === undefined ? {} : { ifMatch },
        ),
    },
  ],
  guards: [
    {
      guard: 'isComplete',
      ...{ who: 'employee', event: 'send', state: 'draft' },
      shut: (world, id) => change(world, id, { category: null }),
      why: 'Please select category',
    },
    {
      guard: 'endsAfterStart',
      ...{ who: 'employee', event: 'send', state: 'draft' },
      shut: (world, id) => change(world, id, { ends_at: '2026-03-01T12:00:00Z' }),
      why: 'The end must lie after the start.',
    },
    {
      guard: 'hasAudience',
      ...{ who: 'employee', event: 'send', state: 'draft' },
      shut: ({ database }, id) =>
        database.kysely
          .updateTable('record_audiences')
          .set({ crews: ['none'] })
          .where('record_id', '=', id)
          .execute(),
      why: 'Nobody belongs to this audience.',
    },
  ],
  // What may be done with it is told to whoever may open it.
  shown: async (client, messageId) =>
    contentOf(await client.messages.get({ messageId })).allowedEvents,
}
