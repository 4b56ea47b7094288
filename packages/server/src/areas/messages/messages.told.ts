import type { MessagePriority } from '@holdpoint/api'
import { sql } from 'kysely'
import { notify } from '../../outbox/notify.ts'
import type { TitlesOf } from '../../outbox/titles.ts'
import type { PersonContext } from '../../handler.ts'
import { inOwnLanguage } from './messages.texts.ts'
import { isMine, isOwn, readerOf } from './messages.rights.ts'

/** What messages are called in what somebody is told of them: once they are active. */
export const titlesOfMessages: TitlesOf = async ({ db, person, now }, ids) => {
  const reader = readerOf(person, now)
  const { rows } = await sql<{ id: string; title: string; number: string }>`
    select message.id, message.number,
      coalesce(${inOwnLanguage('title', reader)}, message.title) as title from messages as message
    where message.shard_key = ${reader.shardKey} and message.id = any(${[...ids]}::text[])
      and message.deleted_at is null and (${isOwn(reader)} or ${isMine(reader)})`.execute(db)
  return new Map(rows.map(({ id, title, number }) => [id, { title, number, within: null }]))
}

/** A message that people are told of, and how much it presses. */
type Sent = { messageId: string; priority: MessagePriority | null }

const kindOf = (priority: MessagePriority | null) =>
  priority === 'critical' ? 'message_critical' : 'message_sent'

/**
 * Tells everybody whom a message is for, when it becomes active, and once for each time that it asks
 * for them. One that starts at another time, or never, is told then, or never.
 */
export async function tellMessage(
  context: PersonContext,
  { messageId, priority, startsAt, round }: Sent & { startsAt: Date; round: number },
): Promise<void> {
  await notify(context, {
    ...{ kind: kindOf(priority), record: { type: 'message', id: messageId } },
    personIds: 'audience',
    at: startsAt > context.now ? startsAt : context.now,
    name: `message.${messageId}.${round}`,
  })
}

/** Tells those whom an active message is for by now, and was not for until now, but who says so. */
export async function tellNewcomers(
  context: PersonContext,
  { messageId, priority, personIds }: Sent & { personIds: readonly string[] },
): Promise<void> {
  await notify(context, {
    ...{ kind: kindOf(priority), record: { type: 'message', id: messageId } },
    personIds: personIds.filter((id) => id !== context.person.personId),
  })
}
