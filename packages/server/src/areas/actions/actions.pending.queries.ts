import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { countOf, type Count } from '../../db/counts.ts'
import type { Queryable } from '../../db/database.ts'
import type { PersonContext } from '../../handler.ts'
import { actionColumns, type ActionRow } from './actions.columns.ts'
import {
  hasDone,
  isAssignee,
  isMine,
  isOwn,
  isVerifier,
  readerOf,
  type Reader,
} from './actions.rights.ts'

/** Waits for something that this person does: to start, to do, to verify, to issue again, to judge. */
const waitsFor = (reader: Reader): RawBuilder<SqlBool> => sql<SqlBool>`(
  (action.status in ('open', 'in_progress', 'on_hold') and ${isAssignee(reader)})
  or (action.status = 'pending_verification' and ${isVerifier(reader)} and not ${hasDone(reader)})
  or (action.status = 'returned' and ${isOwn(reader)})
  or (action.status = 'effectiveness_review' and ${isOwn(reader)}
    and action.is_effective is null and action.waits_until <= ${reader.today}::text::date)
)`

/** A page of what waits for somebody, what is due first in front. */
export async function pendingPage(
  db: Queryable,
  reader: Reader,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ActionRow[]; total: number }> {
  const { rows } = await sql<ActionRow & { total: number }>`
    select ${actionColumns(reader, 3)}, (count(*) over ())::int as total
    from actions as action
    where action.shard_key = ${reader.shardKey} and action.deleted_at is null
      and action.status not in ('closed', 'cancelled') and ${isMine(reader)} and ${waitsFor(reader)}
    order by action.due_on, action.priority_rank desc, action.id
    offset ${offset} limit ${limit}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** How many actions wait for somebody. */
export function pendingCount({ person, now }: Pick<PersonContext, 'person' | 'now'>): Count {
  const reader = readerOf(person, now)
  return countOf(sql`from actions as action
    where action.shard_key = ${reader.shardKey} and action.deleted_at is null
      and action.status not in ('closed', 'cancelled') and ${isMine(reader)} and ${waitsFor(reader)}`)
}
