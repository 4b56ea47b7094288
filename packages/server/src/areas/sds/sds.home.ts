import { sql } from 'kysely'
import { isSettled, stateOfAck } from '../../records/acknowledgement.ts'
import type { WaitingPart } from '../home/waiting.ts'
import { sheetSeen } from './sds.columns.ts'
import { isAsked, readerOf } from './sds.rights.ts'

/** The safety data sheets that wait for somebody's acknowledgement; what is overdue in front. */
export const sheetsToAcknowledge: WaitingPart = async ({ db, person, now }) => {
  const reader = readerOf(person, now)
  const { rows } = await sql<{ id: string; name: string; number: string; total: number }>`
    select sheet.id, sheet.product_name as name, sheet.number, (count(*) over ())::int as total
    from ${sheetSeen(reader)}
    where sheet.shard_key = ${reader.shardKey} and sheet.deleted_at is null
      and ${isAsked(reader)} and not ${isSettled('sheet', reader)}
    order by ${stateOfAck('sheet', reader)} = 'overdue' desc, sheet.ack_from, sheet.id
    limit 1`.execute(db)
  const [first] = rows
  return first === undefined
    ? []
    : [
        {
          kind: 'sheets_to_acknowledge',
          count: first.total,
          first: { id: first.id, title: first.name, detail: first.number },
        },
      ]
}
