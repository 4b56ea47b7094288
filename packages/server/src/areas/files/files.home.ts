import { sql } from 'kysely'
import { isSettled, stateOfAck } from '../../records/acknowledgement.ts'
import type { WaitingPart } from '../home/waiting.ts'
import { ownAck } from './files.columns.ts'
import { isMeant, readerOf } from './files.rights.ts'

/** The files that wait for somebody's acknowledgement; what is overdue in front. */
export const filesToAcknowledge: WaitingPart = async ({ db, person, now }) => {
  const reader = readerOf(person, now)
  const { rows } = await sql<{ id: string; name: string; number: string; total: number }>`
    select file.id, file.name, file.number, (count(*) over ())::int as total
    from library_files as file ${ownAck(reader)}
    where file.shard_key = ${reader.shardKey} and file.deleted_at is null and file.require_ack
      and ${isMeant(reader)} and not ${isSettled('file', reader)}
    order by ${stateOfAck('file', reader)} = 'overdue' desc, file.ack_from, file.id
    limit 1`.execute(db)
  const [first] = rows
  return first === undefined
    ? []
    : [
        {
          kind: 'files_to_acknowledge',
          count: first.total,
          first: { id: first.id, title: first.name, detail: first.number },
        },
      ]
}
