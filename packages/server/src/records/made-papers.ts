import { createHash } from 'node:crypto'
import { chainEnd, chainStart } from '../audit.ts'
import type { Queryable } from '../db/database.ts'
import type { PersonContext } from '../handler.ts'
import type { Holder } from './files.queries.ts'

/** The last line of a record's history: its place, and its hash, which stands for all before it. */
export type HistoryEnd = { sequence: number; hash: string }

/** Where the history of a record ends now. */
export async function historyEnd(db: Queryable, record: Holder): Promise<HistoryEnd> {
  return (await chainEnd(db, record)) ?? { sequence: 0, hash: chainStart }
}

type MadePaper = {
  code: string
  holder: Holder
  end: HistoryEnd
  /** What it says of its record, and whose it is. */
  said: { organisation: string; kind: string; number: string; status: string }
  bytes: Uint8Array
}

/** Remembers that a paper was made, and of which bytes. */
export async function rememberPaper(
  { db, person, now }: PersonContext,
  { code, holder, end, said, bytes }: MadePaper,
): Promise<void> {
  await db
    .insertInto('papers')
    .values({
      ...{ shard_key: holder.shardKey, code, ...said },
      ...{ record_type: holder.recordType, record_id: holder.recordId },
      ...{ sequence: end.sequence, history_hash: end.hash },
      ...{ sha256: createHash('sha256').update(bytes).digest('hex') },
      ...{ made_at: now, made_for: person.personId },
    })
    .execute()
}
