import { sql } from 'kysely'
import {
  firstLanguage,
  messageCategoryLabels,
  type CriticalMessage,
  type MessageCategory,
} from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import type { WaitingPart } from '../home/waiting.ts'
import { inOwnLanguage } from './messages.texts.ts'
import { isMine, isUnacknowledged, isUnopened, readerOf, type Reader } from './messages.rights.ts'

type Asking = Pick<PersonContext, 'db' | 'person' | 'now'>

/** The messages that wait for somebody: to be read, or to be acknowledged. */
const waits = (reader: Reader) => sql`from messages as message
  where message.shard_key = ${reader.shardKey} and ${isMine(reader)}
    and (${isUnopened(reader)} or ${isUnacknowledged(reader)})`

/** What waits of messages, on the first page; what presses most in front. */
export const messagesUnread: WaitingPart = async ({ db, person, now }) => {
  const reader = readerOf(person, now)
  const { rows } = await sql<{
    id: string
    title: string
    category: MessageCategory
    total: number
  }>`
    select message.id, message.category,
      coalesce(${inOwnLanguage('title', reader)}, message.title) as title, (count(*) over ())::int as total
    ${waits(reader)}
    order by message.priority_rank desc, message.starts_at desc, message.id
    limit 1`.execute(db)
  const [first] = rows
  if (first === undefined) {
    return []
  }
  const { id, title, category, total } = first
  const detail = messageCategoryLabels[category]
  return [{ kind: 'messages_unread', count: total, first: { id, title, detail } }]
}

/** How many messages wait, and the critical ones among them: asked for every page. */
export async function messagesWaiting({ db, person, now }: Asking) {
  const reader = readerOf(person, now)
  const { rows } = await sql<{ total: number; critical: CriticalMessage[] }>`
    select count(*)::int as total, coalesce(
      jsonb_agg(
        jsonb_build_object('messageId', message.id, 'round', message.round,
          'language', coalesce(${inOwnLanguage('language', reader)}, ${firstLanguage}::text),
          'title', coalesce(${inOwnLanguage('title', reader)}, message.title),
          'description', coalesce(${inOwnLanguage('description', reader)}, message.description)
        ) order by message.starts_at desc, message.id
      ) filter (where message.priority = 'critical' and ${isUnacknowledged(reader)}), '[]'
    ) as critical
    ${waits(reader)}`.execute(db)
  return { messages: rows[0]?.total ?? 0, critical: rows[0]?.critical ?? [] }
}
