import { sql } from 'kysely'
import { countOf, type Count } from '../../db/counts.ts'
import type { PersonContext } from '../../handler.ts'
import type { Person } from '../../identity.ts'
import { isSettled, stateOfAck } from '../../records/acknowledgement.ts'
import type { WaitingPart } from '../home/waiting.ts'
import { sheetSeen } from './sds.columns.ts'
import { isWaitedFor } from './sds.requests.ts'
import { isAsked, keepsSheets, readerOf } from './sds.rights.ts'

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

const askedFor = ({ shardKey }: Person) => sql`from sds_sheets as sheet
  where sheet.shard_key = ${shardKey} and sheet.deleted_at is null and ${isWaitedFor}`

/** The sheets that people asked for and wait for, for whoever keeps sheets; the oldest in front. */
export const sheetsAskedFor: WaitingPart = async ({ db, person }) => {
  if (!keepsSheets(person)) {
    return []
  }
  const { rows } = await sql<{ id: string; name: string; number: string; total: number }>`
    select sheet.id, sheet.product_name as name, sheet.number, (count(*) over ())::int as total
    ${askedFor(person)}
    order by sheet.created_at, sheet.id
    limit 1`.execute(db)
  const [first] = rows
  return first === undefined
    ? []
    : [
        {
          kind: 'sheets_asked_for',
          count: first.total,
          first: { id: first.id, title: first.name, detail: first.number },
        },
      ]
}

/** How many they are. */
export const sheetsAskedForCount = ({ person }: Pick<PersonContext, 'person'>): Count | null =>
  keepsSheets(person) ? countOf(askedFor(person)) : null
