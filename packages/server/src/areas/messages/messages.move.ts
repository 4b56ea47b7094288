import type { CallOf, ParsedInput } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { audienceOf, writeAudience } from '../../records/audience.ts'
import { heldFiles, holdFiles } from '../../records/files.queries.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { nextNumber } from '../../records/numbers.ts'
import { requireVersion } from '../../row-version.ts'
import type { MessageRow } from './messages.columns.ts'
import { detailOf } from './messages.detail.ts'
import { messageKind } from './messages.facts.ts'
import { messageForChange } from './messages.queries.ts'
import { readerOf, tiesOf } from './messages.rights.ts'
import { textsOf } from './messages.texts.ts'
import { tellMessage } from './messages.told.ts'

type Asked = Omit<ParsedInput<CallOf<'messages.move'>>, 'messageId'>

export const move: PersonHandler<'messages.move'> = async ({ messageId, ...asked }, context) => {
  const { ifMatch } = context
  const row = await held(context, messageId)
  requireEvent(context, row, asked, ifMatch)
  const shown = asked.event === 'copy' ? await copy(context, row) : await go(context, row, asked)
  return ok(await detailOf(context, shown), saidOf[asked.event])
}

const saidOf: Readonly<Record<Asked['event'], string>> = {
  send: 'Message sent.',
  unschedule: 'The message is a draft again.',
  recall: 'Message recalled.',
  copy: 'A new draft was made.',
  // Nobody asks for it by its event: it has a call of its own.
  remove: 'Message deleted.',
}

/** Sends a message that was saved in the same call; answers the version that it has then. */
export async function sendMessage(context: PersonContext, messageId: string): Promise<number> {
  const row = await held(context, messageId)
  const asked = { event: 'send' } as const
  requireEvent(context, row, asked, undefined)
  await go(context, row, asked)
  return row.row_version + 1
}

export const remove: PersonHandler<'messages.remove'> = async ({ messageId }, context) => {
  const { db, person, now, audit, ifMatch } = context
  const row = await held(context, messageId)
  requireVersion(row.row_version, ifMatch)
  if (row.state === 'active') {
    return fail('wrong_state', { message: 'An active message is recalled before it is deleted.' })
  }
  const columns = { deleted_at: now, deleted_by: person.personId }
  await writeMove(
    messageKind,
    asKept(row),
    { event: 'remove', said: 'delete', columns },
    { db, shardKey: person.shardKey, now, audit },
  )
  return ok(null, 'Message deleted.')
}

async function held({ db, person, now }: PersonContext, messageId: string): Promise<MessageRow> {
  return (await messageForChange(db, readerOf(person, now), messageId)) ?? fail('forbidden')
}

function requireEvent(
  { person, now }: PersonContext,
  row: MessageRow,
  { event, reason }: Asked,
  ifMatch: number | undefined,
): void {
  const asker = { person, ties: tiesOf(row), ifMatch }
  requireMove(messageKind, event, atNow(row), asker, { facts: { row, now }, reason })
}

/** The row in the state that the clock says. */
const atNow = (row: MessageRow) => ({ ...row, status: row.state })
/** The row in the state that is kept, for moves that leave it there. */
const asKept = (row: MessageRow) => ({ ...row, status: row.kept })

const targets = {
  send: 'scheduled',
  unschedule: 'draft',
  recall: 'recalled',
  copy: undefined,
  remove: undefined,
} as const

async function go(
  context: PersonContext,
  row: MessageRow,
  { event, reason }: Asked,
): Promise<string> {
  const { db, person, now, audit } = context
  const write = { db, shardKey: person.shardKey, now, audit }
  const to = targets[event]
  const columns = { status_reason: event === 'recall' ? (reason?.trim() ?? null) : null }
  await writeMove(messageKind, atNow(row), { event, to, columns, reason }, write)
  if (event === 'send') {
    const { id: messageId, priority, starts_at: startsAt, round } = row
    await tellMessage(context, { messageId, priority, startsAt: startsAt ?? now, round })
  }
  return row.id
}

/** Makes a draft that says the same, without the times: those are over. */
async function copy(context: PersonContext, row: MessageRow): Promise<string> {
  const { db, person, now, ports, audit } = context
  const { shardKey, personId } = person
  const messageId = ports.ids.next()
  const number = await nextNumber(context, 'MSG')
  await db
    .insertInto('messages')
    .values({
      ...{ shard_key: shardKey, id: messageId, number, status: 'draft', title: row.title },
      ...{ category: row.category, description: row.description, priority: row.priority },
      ...{ require_ack: row.require_ack, created_by: personId, created_at: now, updated_at: now },
    })
    .execute()
  for (const { language, isOlder, ...text } of await textsOf(db, shardKey, row)) {
    const said = { ...text, edition: isOlder ? 0 : 1, updated_by: personId, updated_at: now }
    await db
      .insertInto('message_texts')
      .values({ shard_key: shardKey, message_id: messageId, language, ...said })
      .execute()
  }
  const from = { shardKey, recordType: 'message', recordId: row.id }
  const to = { ...from, recordId: messageId }
  await writeAudience(db, to, await audienceOf(db, from))
  const images = (await heldFiles(db, from)).map(({ id: uploadId }) => ({
    ...{ recordType: 'message', recordId: messageId, uploadId, slot: 'image' },
    ...{ addedBy: personId, addedAt: now },
  }))
  await holdFiles(db, shardKey, images)
  const changes = { copiedTo: { from: null, to: number } }
  await writeMove(
    messageKind,
    asKept(row),
    { event: 'copy', changes },
    { db, shardKey, now, audit },
  )
  await audit({
    ...{ recordType: 'message', recordId: messageId, action: 'create' },
    changes: {
      title: { from: null, to: row.title },
      copiedFrom: { from: null, to: row.number },
    },
  })
  return messageId
}
