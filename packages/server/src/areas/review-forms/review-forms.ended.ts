import { sql } from 'kysely'
import { appendAudit } from '../../audit.ts'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import { eachInTurn } from '../../clock/each-in-turn.ts'
import type { Queryable } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { writeForReaders } from '../my-forms/my-forms.readers.ts'
import { isThere } from '../my-forms/review/waiting.ts'
import { holdEntry } from './review-forms.clock.queries.ts'

/** Lets deputies go whose days are over: nothing waits for them, and nobody reads that it does. */
export const endedDeputiesJob: ClockJob = {
  name: 'review-ended',
  cron: '*/5 * * * *',
  run: letDeputiesGo,
}

/** One round over every deputy who has not decided and stands in for nobody any more. */
export async function letDeputiesGo({ database, ports, now }: ClockContext): Promise<void> {
  const ended = await endedDeputies(database.kysely, now)
  await eachInTurn(ended, { ports, job: endedDeputiesJob.name }, (seen) =>
    transaction(database, async (db) => {
      const { shard_key: shardKey, my_form_id: myFormId } = seen
      await holdEntry(db, shardKey, myFormId)
      const [deputy] = await endedDeputies(db, now, seen.id)
      if (deputy === undefined) {
        return
      }
      await db
        .deleteFrom('my_form_signers')
        .where('shard_key', '=', shardKey)
        .where('id', '=', deputy.id)
        .execute()
      await writeForReaders(db, shardKey, myFormId)
      await appendAudit(
        db,
        { shardKey, personId: null, at: now, requestId: 'clock' },
        {
          recordType: 'my_form',
          recordId: myFormId,
          action: 'deputy leaves',
          changes: { approver: { from: deputy.person_id, to: null } },
        },
      )
    }),
  )
}

type EndedDeputy = { shard_key: string; id: string; my_form_id: string; person_id: string }

async function endedDeputies(db: Queryable, now: Date, id?: string): Promise<EndedDeputy[]> {
  const { rows } = await sql<EndedDeputy>`
    select signer.shard_key, signer.id, signer.my_form_id, signer.person_id
    from my_form_signers as signer
    where signer.status = 'pending' and signer.deputy_for is not null and not ${isThere(now)}
      and ${id === undefined ? sql`true` : sql`signer.id = ${id}`}
    order by signer.shard_key, signer.id`.execute(db)
  return rows
}
