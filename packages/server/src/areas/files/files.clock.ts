import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { sql } from 'kysely'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import type { Queryable } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { readFileText, readLimits } from '../../file-text/read-file-text.ts'
import { notify } from '../../outbox/notify.ts'
import { beginText, settleText, waitingVersion } from './files.texts.ts'

/** Well below the time after which a job is taken for dead. */
const roundMs = 5 * 60_000

/** Takes the words out of versions that wait: soon after one was added, and every ten minutes. */
export const textJob: ClockJob = {
  name: 'file-texts',
  cron: '*/10 * * * *',
  run: (context) => takeTexts(context),
}

/** One round, a file after the other; what is left waits for the next one. */
export async function takeTexts(
  { database, ports, now }: ClockContext,
  limits = readLimits,
): Promise<void> {
  const until = performance.now() + roundMs
  for (;;) {
    const one = await waitingVersion(database.kysely)
    if (one === undefined || performance.now() > until) {
      return
    }
    await beginText(database.kysely, one, now)
    const stored = await ports.files.read(one.storage_key)
    if (stored === undefined) {
      // Where the bytes are gone there is nothing to wait for.
      await settleText(database.kysely, one, undefined)
      continue
    }
    // Node declares its own class for what the web calls the same thing.
    const source = Readable.fromWeb(stored.stream as NodeReadableStream<Uint8Array>)
    const read = await readFileText(source, one.media_type, limits)
    if (!read.isRead) {
      const { file_id: fileId, version } = one
      ports.log.warn({ fileId, version, why: read.why }, 'a file could not be read for the search')
    }
    await settleText(database.kysely, one, read.isRead ? read : undefined)
  }
}

/** Days before the next review on which its owner and its approver are reminded (domain 2.12). */
const reviewDaysBefore = [30, 7, 0]

/** Tells of reviews three times a day, so that a day on which it was down is no day without. */
export const dueReviewsJob: ClockJob = {
  name: 'due-reviews',
  cron: '13 5,11,17 * * *',
  run: tellDueReviews,
}

/**
 * Reminds the owner and the approver of a file 30 and 7 days before its next review, and on the day,
 * once each. What is out of use is not reviewed. Days are those of UTC.
 */
export async function tellDueReviews({ database, ports, now }: ClockContext): Promise<void> {
  await transaction(database, async (db) => {
    for (const { shard_key: shardKey, id, person_ids: personIds } of await dueReviews(db, now)) {
      const told = { kind: 'file_review_due', record: { type: 'library_file', id } } as const
      await notify({ db, ports, now, person: { shardKey, personId: null } }, { ...told, personIds })
    }
  })
}

type DueReview = { shard_key: string; id: string; person_ids: string[] }

/**
 * Files that are to be told of, and whom. A reminder is due from its day on until the next one's; who
 * was told since then is not told again. A day that was set too late for a reminder needs none but
 * the nearest.
 */
async function dueReviews(db: Queryable, now: Date): Promise<DueReview[]> {
  const today = now.toISOString().slice(0, 10)
  const { rows } = await sql<DueReview>`
    with near as (
      select file.shard_key, file.id, file.owner_id, file.approver_id, (file.review_on - (
        select min(ahead) from unnest(${reviewDaysBefore}::int[]) as ahead
        where ahead >= file.review_on - ${today}::text::date
      ))::timestamp at time zone 'UTC' as told_from
      from library_files as file
      where file.deleted_at is null and file.status <> 'archived'
        and file.review_on between ${today}::text::date
          and ${today}::text::date + ${Math.max(...reviewDaysBefore)}::int
    )
    select near.shard_key, near.id, array_agg(distinct person.id) as person_ids
    from near join people as person
      on person.id in (near.owner_id, near.approver_id) and person.is_active
    where not exists (
      select 1 from notifications as told
      where told.shard_key = near.shard_key and told.person_id = person.id
        and told.record_type = 'library_file' and told.record_id = near.id
        and told.kind = 'file_review_due' and told.created_at >= near.told_from
    ) and not exists (
      select 1 from outbox as telling
      where telling.shard_key = near.shard_key and person.id = any(telling.person_ids)
        and telling.record_type = 'library_file' and telling.record_id = near.id
        and telling.kind = 'file_review_due' and telling.created_at >= near.told_from
    )
    group by near.shard_key, near.id
    order by near.id`.execute(db)
  return rows
}
