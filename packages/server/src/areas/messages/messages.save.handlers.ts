import { momentToInstant, type messageDraft } from '@holdpoint/api'
import type * as z from 'zod'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { audienceChanges } from '../../records/audience-changes.ts'
import {
  audienceOf,
  countAudience,
  newcomersTo,
  requireNamed,
  writeAudience,
} from '../../records/audience.ts'
import * as files from '../../records/files.queries.ts'
import { nextNumber } from '../../records/numbers.ts'
import { requireVersion } from '../../row-version.ts'
import { isSameText } from '../../same-text.ts'
import type { MessageRow } from './messages.columns.ts'
import { sendMessage } from './messages.move.ts'
import { messageForChange } from './messages.queries.ts'
import { readerOf } from './messages.rights.ts'
import { tellMessage, tellNewcomers } from './messages.told.ts'
import { missingIn, nobodyReached, wrongEnd, type FieldProblem } from './messages.rules.ts'

type Draft = z.output<typeof messageDraft>

export const create: PersonHandler<'messages.create'> = async (draft, context) => {
  const { db, person, now, ports, audit } = context
  const { shardKey, personId } = person
  await requireNamed(context, draft)
  if (draft.send) {
    await requireSendable(context, draft, false)
  }
  const messageId = ports.ids.next()
  const number = await nextNumber(context, 'MSG')
  await db
    .insertInto('messages')
    .values({
      ...{ shard_key: shardKey, id: messageId, number, status: 'draft' },
      ...columnsOf(draft, context),
      ...{ created_by: personId, created_at: now, updated_at: now },
    })
    .execute()
  await writeAudience(db, { shardKey, recordType: 'message', recordId: messageId }, draft)
  await takeImage(context, messageId, draft)
  await audit({
    ...{ recordType: 'message', recordId: messageId, action: 'create' },
    changes: { title: { from: null, to: draft.title } },
  })
  const rowVersion = draft.send ? await sendMessage(context, messageId) : 1
  return ok({ messageId, number, rowVersion }, draft.send ? sent(number) : `${number} saved.`)
}

export const edit: PersonHandler<'messages.edit'> = async (
  { messageId, askAgain, ...draft },
  context,
) => {
  const { db, person, now, audit, ifMatch } = context
  const { shardKey } = person
  const row = await messageForChange(db, readerOf(person, now), messageId)
  if (row === undefined) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  if (row.state === 'expired' || row.state === 'recalled') {
    return fail('wrong_state', { message: 'What has ended is not edited. Please use it again.' })
  }
  await requireNamed(context, draft)
  const isDraft = row.state === 'draft'
  if (draft.send || !isDraft) {
    await requireSendable(context, draft, row.has_image)
  }
  if (row.state === 'active' && (columnsOf(draft, context).starts_at ?? now) > now) {
    failField('startsAt', 'It is active already: its start cannot lie ahead.')
  }
  const isAskedAgain = askAgain && row.state === 'active'
  const isReworded = draft.title !== row.title || !isSameText(draft.description, row.description)
  const columns = columnsOf(draft, context)
  const rowVersion = row.row_version + 1
  await db
    .updateTable('messages')
    .set({
      ...columns,
      ...(row.state === 'active' ? { changed_at: now } : {}),
      ...(isAskedAgain ? { round: row.round + 1 } : {}),
      ...(isReworded ? { edition: row.edition + 1 } : {}),
      updated_at: now,
      row_version: rowVersion,
    })
    .where('shard_key', '=', shardKey)
    .where('id', '=', messageId)
    .execute()
  const holder = { shardKey, recordType: 'message', recordId: messageId }
  const before = await audienceOf(db, holder)
  const audience = audienceChanges(before, draft)
  await writeAudience(db, holder, draft)
  await takeImage(context, messageId, draft)
  await audit({
    ...{ recordType: 'message', recordId: messageId },
    action: isAskedAgain ? 'ask again' : 'edit',
    changes: { ...changesOf(row, draft, columns), ...audience },
  })
  const isSent = draft.send && isDraft
  if (row.state === 'scheduled' || isAskedAgain) {
    const round = row.round + (isAskedAgain ? 1 : 0)
    const startsAt = columns.starts_at ?? now
    await tellMessage(context, { messageId, priority: columns.priority, startsAt, round })
  } else if (row.state === 'active') {
    const personIds = await newcomersTo(db, shardKey, { before, after: draft })
    await tellNewcomers(context, { messageId, priority: columns.priority, personIds })
  }
  const content = { messageId, number: row.number, rowVersion }
  return isSent
    ? ok({ ...content, rowVersion: await sendMessage(context, messageId) }, sent(row.number))
    : ok(content, 'Message saved.')
}

const sent = (number: string) => `${number} sent.`

/** What of a draft stands in the message's own row. */
function columnsOf(draft: Draft, { person }: Pick<PersonContext, 'person'>) {
  const at = (moment: string | null) =>
    moment === null ? null : momentToInstant(moment, person.timeZone)
  return {
    title: draft.title,
    category: draft.category,
    description: draft.description,
    priority: draft.priority,
    starts_at: at(draft.startsAt),
    ends_at: at(draft.endsAt),
    require_ack: draft.requireAck,
  }
}

/** Ends the call with all that keeps a message from being sent, each at its field (spec 5). */
async function requireSendable(
  context: PersonContext,
  draft: Draft,
  hadImage: boolean,
): Promise<void> {
  const { starts_at: startsAt, ends_at: endsAt } = columnsOf(draft, context)
  const hasImage = hadImage || draft.image !== undefined
  const problems = missingIn({ ...draft, startsAt, endsAt, hasImage, audience: draft })
  const end = wrongEnd({ startsAt, endsAt }, context.now)
  const fields: FieldProblem[] =
    end === null ? problems : [...problems, { path: 'endsAt', message: end }]
  if (fields.length === 0) {
    const { total } = await countAudience(context.db, context.person.shardKey, draft, 1)
    if (total === 0) {
      fields.push({ path: 'countries', message: nobodyReached })
    }
  }
  const [first] = fields
  if (first !== undefined) {
    fail('invalid_input', { message: first.message, fields })
  }
}

/** Puts the picture that was sent in the place of the one before. */
async function takeImage(context: PersonContext, messageId: string, { image }: Draft) {
  const { db, person, now } = context
  const { shardKey, personId } = person
  if (image === undefined) {
    return
  }
  const holder = { shardKey, recordType: 'message', recordId: messageId }
  const before = await files.heldFiles(db, holder)
  // A page that was sent twice names the picture that it holds already.
  if (before.some(({ id }) => id === image)) {
    return
  }
  const upload = await files.unattachedUpload(db, person, image)
  if (!upload) {
    return fail('invalid_input', {
      message: 'The file has expired. Please choose it again.',
      fields: [{ path: 'image', message: 'The file has expired. Please choose it again.' }],
    })
  }
  for (const { id } of before) {
    await files.releaseFile(db, holder, { uploadId: id, slot: 'image' })
    await files.detach(db, shardKey, id, now)
  }
  await files.attach(db, shardKey, upload.id, messageId)
  await files.holdFile(db, shardKey, {
    ...{ recordType: 'message', recordId: messageId, uploadId: upload.id, slot: 'image' },
    ...{ addedBy: personId, addedAt: now },
  })
}

/** What an edit changed beside the audience. */
function changesOf(row: MessageRow, draft: Draft, columns: ReturnType<typeof columnsOf>) {
  return {
    title: { from: row.title, to: draft.title },
    category: { from: row.category, to: draft.category },
    priority: { from: row.priority, to: draft.priority },
    description: { from: row.description, to: draft.description },
    startsAt: { from: row.starts_at, to: columns.starts_at },
    endsAt: { from: row.ends_at, to: columns.ends_at },
    requireAck: { from: row.require_ack, to: draft.requireAck },
    ...(draft.image === undefined ? {} : { image: { from: null, to: 'new' } }),
  }
}
