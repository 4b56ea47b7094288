import { silentEditMinutes } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type AuditEvent, type PersonContext, type PersonHandler } from '../../handler.ts'
import { historyOf } from '../../records/history.queries.ts'
import { writeMove } from '../../records/move.ts'
import { requireVersion } from '../../row-version.ts'
import { questionKind, whyStill } from './topics.facts.ts'
import { answerRow, hold, questionRow } from './topics.queries.ts'

/** How many earlier texts are shown; nobody edits oftener. */
const earlierMax = 200

type Named = { postType: 'question' | 'answer'; postId: string }

export const editQuestionAnswer: PersonHandler<'topics.editQuestionAnswer'> = async (
  { body, ...named },
  context,
) => {
  const { db, person, now, audit } = context
  const post = await heldPost(named, context)
  const why = whyStill(post.row.topic_status)
  if (why !== null) {
    return fail('wrong_state', { message: why })
  }
  if (body === post.row.body) {
    return ok(null)
  }
  // Within a quarter of an hour a slip is mended, and nobody need know: unless somebody has taken it
  // for the answer (decision 0074).
  const isSilent =
    !post.isSettled && now.getTime() - post.at.getTime() <= silentEditMinutes * 60_000
  await db
    .updateTable(post.table)
    .set({ body, row_version: post.row.row_version + 1, ...(isSilent ? {} : { edited_at: now }) })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', post.row.id)
    .execute()
  await audit({
    ...post.record,
    action: isSilent ? 'mend' : 'edit',
    changes: isSilent ? {} : { body: { from: post.row.body, to: body } },
  })
  if (!post.isOfficial) {
    return ok(null, 'Saved.')
  }
  // Whoever marked it did not mark this text.
  await db
    .updateTable('topic_answers')
    .set({ is_official: false })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', post.row.id)
    .execute()
  await audit({ ...post.record, action: 'unmark official' })
  return ok(null, 'Saved. It is no longer marked as official.')
}

export const removeQuestionAnswer: PersonHandler<'topics.removeQuestionAnswer'> = async (
  named,
  context,
) => {
  const { db, person, now, audit } = context
  const { shardKey, personId } = person
  const post = await heldPost(named, context)
  const gone = { deleted_at: now, deleted_by: personId }
  const write = { db, shardKey, now, audit }
  if (post.table === 'topic_questions') {
    const removal = { event: 'remove', said: 'delete', columns: gone } as const
    await writeMove(questionKind, post.row, removal, write)
    return ok(null, 'Question deleted.')
  }
  await db
    .updateTable('topic_answers')
    .set({ ...gone, row_version: post.row.row_version + 1 })
    .where('shard_key', '=', shardKey)
    .where('id', '=', post.row.id)
    .execute()
  await audit({ ...post.record, action: 'delete' })
  const question = await questionRow(db, person, post.row.question_id)
  if (question?.status === 'answered' && question.answer_count === 0) {
    await writeMove(questionKind, question, { event: 'loseAnswers', to: 'open' }, write)
  }
  if (question?.status === 'closed' && post.row.is_accepted) {
    const columns = { status_reason: 'The answer that was accepted was deleted.' }
    await writeMove(questionKind, question, { event: 'loseAccepted', to: 'open', columns }, write)
  }
  return ok(null, 'Answer deleted.')
}

export const earlierTexts: PersonHandler<'topics.earlierTexts'> = async (named, { db, person }) => {
  const { shardKey } = person
  const events = await historyOf(
    db,
    { shardKey, ...recordOf(named) },
    { offset: 0, limit: earlierMax },
  )
  return ok(
    events.flatMap(({ at, action, changes }) => {
      const body = action === 'edit' ? bodyBefore(changes) : undefined
      return body === undefined ? [] : [{ at: at.toISOString(), body }]
    }),
  )
}

/** A question or an answer, held for the change, in the version that was seen. */
async function heldPost(named: Named, { db, person, ifMatch }: PersonContext) {
  const { postType, postId } = named
  const found = await (postType === 'question' ? heldQuestion() : heldAnswer())
  if (found === undefined) {
    return fail('forbidden')
  }
  requireVersion(found.row.row_version, ifMatch)
  return { ...found, record: recordOf(named) }

  async function heldQuestion() {
    await hold(db, 'topic_questions', person, postId)
    const row = await questionRow(db, person, postId)
    const marks = { isSettled: false, isOfficial: false }
    return row && { table: 'topic_questions' as const, row, at: row.asked_at, ...marks }
  }

  async function heldAnswer() {
    const { question_id } = (await answerRow(db, person, postId)) ?? { question_id: '' }
    // The question first, as whoever answers it does.
    await hold(db, 'topic_questions', person, question_id)
    await hold(db, 'topic_answers', person, postId)
    const row = await answerRow(db, person, postId)
    return (
      row && {
        ...{ table: 'topic_answers' as const, row, at: row.answered_at },
        ...{ isSettled: row.is_accepted || row.is_official, isOfficial: row.is_official },
      }
    )
  }
}

function recordOf({ postType, postId }: Named): Pick<AuditEvent, 'recordType' | 'recordId'> {
  return { recordType: `topic_${postType}`, recordId: postId }
}

function bodyBefore(changes: unknown): string | undefined {
  const from = (changes as { body?: { from?: unknown } } | null)?.body?.from
  return typeof from === 'string' ? from : undefined
}
