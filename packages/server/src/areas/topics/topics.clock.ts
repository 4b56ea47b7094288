import { sql } from 'kysely'
import { appendAudit } from '../../audit.ts'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import { eachInTurn } from '../../clock/each-in-turn.ts'
import { transaction } from '../../db/transaction.ts'
import type { Queryable } from '../../db/database.ts'
import { writeMove } from '../../records/move.ts'
import { notify } from '../../outbox/notify.ts'
import { questionKind } from './topics.facts.ts'

/** How long nobody writes before a question that was answered is closed (domain 2.10). */
export const quietDays = 30
const closedAtOnce = 500

/** Closes every day what was answered and has been quiet since, and tells whoever asked. */
export const quietQuestionsJob: ClockJob = {
  name: 'quiet-questions',
  cron: '41 2 * * *',
  run: closeQuietQuestions,
}

/** One round; each question is closed by itself, as a move that nobody made. */
export async function closeQuietQuestions({ database, ports, now }: ClockContext): Promise<void> {
  const reason = `Nobody has written for ${quietDays} days.`
  const quiet = await quietQuestions(database.kysely, now)
  await eachInTurn(quiet, { ports, job: 'quiet-questions' }, ({ shard_key: shardKey, id }) =>
    transaction(database, async (db) => {
      const [question] = await quietQuestions(db, now, id)
      if (question === undefined) {
        return
      }
      const stamp = { shardKey, personId: null, at: now, requestId: 'clock' }
      await writeMove(
        questionKind,
        question,
        { event: 'close', to: 'closed', columns: { status_reason: reason }, reason },
        { db, shardKey, now, audit: (...events) => auditAll(db, stamp, events) },
      )
      // Whoever asked may open it again, where the answers did not help.
      await notify(
        { db, ports, now, person: { shardKey, personId: null } },
        {
          kind: 'question_closed',
          record: { type: 'topic_question', id },
          personIds: [question.asked_by],
        },
      )
    }),
  )
}

async function auditAll(
  db: Queryable,
  stamp: Parameters<typeof appendAudit>[1],
  events: readonly Parameters<typeof appendAudit>[2][],
): Promise<void> {
  for (const event of events) {
    await appendAudit(db, stamp, event)
  }
}

type QuietQuestion = {
  shard_key: string
  id: string
  topic_id: string
  asked_by: string
  status: 'answered'
  row_version: number
}

/** Answered questions of living topics without a new word; one of them is held. */
async function quietQuestions(db: Queryable, now: Date, id?: string): Promise<QuietQuestion[]> {
  const before = new Date(now.getTime() - quietDays * 24 * 3_600_000)
  const { rows } = await sql<QuietQuestion>`
    select question.shard_key, question.id, question.topic_id, question.asked_by,
      question.status, question.row_version
    from topic_questions as question
    join topics as topic
      on topic.shard_key = question.shard_key and topic.id = question.topic_id
    where question.status = 'answered' and question.deleted_at is null
      and topic.status = 'published' and topic.deleted_at is null
      and question.updated_at < ${before}::timestamptz
      and not exists (
        select 1 from topic_answers as answer
        where answer.shard_key = question.shard_key and answer.question_id = question.id
          and answer.deleted_at is null and answer.answered_at >= ${before}::timestamptz
      )
      ${id === undefined ? sql`` : sql`and question.id = ${id}`}
    order by question.updated_at
    ${id === undefined ? sql`limit ${closedAtOnce}::int` : sql`for update of question`}`.execute(db)
  return rows
}
