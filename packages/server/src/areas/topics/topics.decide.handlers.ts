import { sql, type Updateable } from 'kysely'
import type { CallOf, ParsedInput, QuestionStatus } from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { notify } from '../../outbox/notify.ts'
import { alongWith } from './topics.along.ts'
import type { AnswerRow, QuestionRow } from './topics.columns.ts'
import { factsOf, questionKind, whyStill } from './topics.facts.ts'
import * as queries from './topics.queries.ts'
import { postTiesOf } from './topics.rights.ts'
import { toQuestion } from './topics.row.ts'
import type { TopicQuestionsTable } from './topics.tables.ts'

/** How many answers of a question come back with a move. */
const answersBack = 200

type MoveInput = ParsedInput<CallOf<'topics.moveQuestion'>>
type Effect = { to: QuestionStatus; columns?: Updateable<TopicQuestionsTable> }

export const moveQuestion: PersonHandler<'topics.moveQuestion'> = async (input, context) => {
  const { db, person, now, audit } = context
  const { event, reason } = input
  await queries.hold(db, 'topic_questions', person, input.questionId)
  const row = await queries.questionRow(db, person, input.questionId)
  if (row === undefined) {
    return fail('forbidden')
  }
  const ties = postTiesOf({ authorId: row.asker.personId, ownerId: row.owner_id }, person)
  const asker = { person, ties, ifMatch: context.ifMatch }
  requireMove(questionKind, event, row, asker, { facts: factsOf(row), reason })
  const { to, columns } = await effects[event](row, input, context)
  const said = { status_reason: reason?.trim() || null, ...columns }
  await writeMove(
    questionKind,
    row,
    { event, to, columns: said, reason },
    { db, shardKey: person.shardKey, now, audit },
  )
  const moved = await queries.questionRow(db, person, row.id)
  const along = await alongWith(context, { rows: [row], answersMax: answersBack })
  return moved === undefined ? fail('forbidden') : ok(toQuestion(moved, along, person))
}

type EffectOf = (
  row: QuestionRow,
  input: MoveInput,
  context: PersonContext,
) => Effect | Promise<Effect>

/** What each event writes beside the state. */
const effects: Readonly<Record<MoveInput['event'], EffectOf>> = {
  accept: async (row, { acceptedId, acceptedVersion }, context) => {
    const { db, person } = context
    const accepted =
      acceptedId === undefined ? undefined : await queries.answerRow(db, person, acceptedId)
    if (accepted?.question_id !== row.id) {
      return failField('acceptedId', 'Please choose an answer to this question.')
    }
    requireRead(accepted, acceptedVersion)
    await markAccepted(row, accepted.id, { db, person })
    await notify(context, {
      ...{ kind: 'answer_accepted', isAnonymous: row.is_anonymous },
      record: { type: 'topic_question', id: row.id },
      personIds: [accepted.author.personId].filter((id) => id !== person.personId),
    })
    return { to: 'closed' }
  },
  close: () => ({ to: 'closed' }),
  markDuplicate: async (row, { duplicateOfId }, { db, person }) => {
    const other =
      duplicateOfId === undefined ? undefined : await queries.questionRow(db, person, duplicateOfId)
    if (other?.topic_id !== row.topic_id || other.id === row.id || other.status === 'duplicate') {
      return failField('duplicateOfId', 'Please choose another question of this topic.')
    }
    return { to: 'duplicate', columns: { duplicate_of_id: other.id } }
  },
  reopen: async (row, _input, context) => {
    // What was accepted did not settle it.
    await markAccepted(row, null, context)
    return { to: 'open', columns: { duplicate_of_id: null } }
  },
  // Nobody asks for these: they follow from an answer, its removal, or a removal.
  answer: () => fail('forbidden'),
  loseAnswers: () => fail('forbidden'),
  loseAccepted: () => fail('forbidden'),
  remove: () => fail('forbidden'),
}

/** Whoever names the version that they read takes that one, or nothing. */
function requireRead({ row_version: rowVersion }: AnswerRow, read: number | undefined): void {
  if (read !== undefined && read !== rowVersion) {
    const message = 'The answer was changed since you read it. Please read it again.'
    fail('row_changed', { message, details: { rowVersion } })
  }
}

async function markAccepted(
  { id }: QuestionRow,
  answerId: string | null,
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
): Promise<void> {
  await db
    .updateTable('topic_answers')
    .set({ is_accepted: sql<boolean>`id is not distinct from ${answerId}::text` })
    .where('shard_key', '=', person.shardKey)
    .where('question_id', '=', id)
    .execute()
}

export const voteAnswer: PersonHandler<'topics.voteAnswer'> = async (
  { answerId, isVoted },
  context,
) => {
  const { db, person, audit } = context
  const row = await aliveAnswer(answerId, context)
  // A vote for one's own answer is passed over, as one for one's own form is (spec 5).
  if (row.author.personId !== person.personId && row.is_voted !== isVoted) {
    const vote = { shard_key: person.shardKey, answer_id: answerId, person_id: person.personId }
    if (isVoted) {
      await db.insertInto('topic_votes').values(vote).execute()
    } else {
      await db
        .deleteFrom('topic_votes')
        .where('shard_key', '=', vote.shard_key)
        .where('answer_id', '=', answerId)
        .where('person_id', '=', vote.person_id)
        .execute()
    }
    const action = isVoted ? 'vote' : 'take back vote'
    await audit({ recordType: 'topic_answer', recordId: answerId, action })
  }
  const { votes, is_voted } = (await queries.answerRow(db, person, answerId)) ?? row
  return ok({ answerId, votes, isVoted: is_voted })
}

export const markOfficial: PersonHandler<'topics.markOfficial'> = async (
  { answerId, isOfficial },
  context,
) => {
  const { db, person, audit, ifMatch } = context
  const row = await aliveAnswer(answerId, context)
  requireRead(row, ifMatch)
  if (row.is_official !== isOfficial) {
    await db
      .updateTable('topic_answers')
      .set({ is_official: isOfficial, row_version: row.row_version + 1 })
      .where('shard_key', '=', person.shardKey)
      .where('id', '=', answerId)
      .execute()
    const action = isOfficial ? 'mark official' : 'unmark official'
    await audit({ recordType: 'topic_answer', recordId: answerId, action })
  }
  return ok(null, isOfficial ? 'Marked as official.' : 'No longer official.')
}

export const revealAsker: PersonHandler<'topics.revealAsker'> = async (
  { questionId, reason },
  { db, person, audit },
) => {
  const row = await queries.questionRow(db, person, questionId)
  if (row === undefined) {
    return fail('forbidden')
  }
  if (reason.trim() === '') {
    return failField('reason', 'Please say why.')
  }
  if (row.is_anonymous) {
    const record = { recordType: 'topic_question', recordId: questionId }
    await audit({ ...record, action: 'reveal asker', reason: reason.trim() })
  }
  return ok(row.asker, `Asked by ${row.asker.fullName}.`)
}

/** An answer, held, on a topic on which something is still said. */
async function aliveAnswer(answerId: string, { db, person }: PersonContext): Promise<AnswerRow> {
  await queries.hold(db, 'topic_answers', person, answerId)
  const row = await queries.answerRow(db, person, answerId)
  if (row === undefined) {
    return fail('forbidden')
  }
  const why = whyStill(row.topic_status)
  return why === null ? row : fail('wrong_state', { message: why })
}
