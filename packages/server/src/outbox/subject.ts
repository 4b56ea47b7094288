import { sql } from 'kysely'
import type { FollowedRecord } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'

/** What an event is about, as it is told: a question and its answers by their topic. */
export type Subject = {
  type: FollowedRecord
  id: string
  /** The form that an entry is of; empty for anything else. */
  formId: string
  /** Every record by which the deed itself may have told of it. */
  toldAs: readonly string[]
  /** Who did it is not told. */
  isAnonymous: boolean
}

type Audited = { shardKey: string; recordType: string; recordId: string }

/** What a row of the audit trail is about; undefined where that is gone. */
export async function subjectOf(db: Queryable, row: Audited): Promise<Subject | undefined> {
  switch (row.recordType) {
    case 'my_form':
      return await entrySubject(db, row)
    case 'action':
    case 'topic':
    case 'library_file':
    case 'sds':
    case 'jsa':
    case 'loto':
    case 'sqr':
      return { ...plain(row.recordId), type: row.recordType }
    case 'topic_question':
      return await questionSubject(db, row.shardKey, row.recordId)
    case 'topic_answer':
      return await answerSubject(db, row)
    default:
      return undefined
  }
}

const plain = (id: string) => ({ id, formId: '', toldAs: [id], isAnonymous: false })

async function entrySubject(
  db: Queryable,
  { shardKey, recordId }: Audited,
): Promise<Subject | undefined> {
  const entry = await db
    .selectFrom('my_forms')
    .select('form_id')
    .where('shard_key', '=', shardKey)
    .where('id', '=', recordId)
    .executeTakeFirst()
  return entry && { ...plain(recordId), type: 'my_form', formId: entry.form_id }
}

async function questionSubject(
  db: Queryable,
  shardKey: string,
  questionId: string,
): Promise<Subject | undefined> {
  const question = await db
    .selectFrom('topic_questions')
    .select(['topic_id', 'is_anonymous'])
    .where('shard_key', '=', shardKey)
    .where('id', '=', questionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return (
    question && {
      ...{ type: 'topic', id: question.topic_id, formId: '' },
      ...{ toldAs: [question.topic_id, questionId], isAnonymous: question.is_anonymous },
    }
  )
}

async function answerSubject(
  db: Queryable,
  { shardKey, recordId }: Audited,
): Promise<Subject | undefined> {
  const { rows } = await sql<{ question_id: string }>`
    select question_id from topic_answers
    where shard_key = ${shardKey} and id = ${recordId} and deleted_at is null`.execute(db)
  const [answer] = rows
  const subject = answer && (await questionSubject(db, shardKey, answer.question_id))
  // Whoever answers is named, whoever asked or not.
  return subject && { ...subject, isAnonymous: false }
}
