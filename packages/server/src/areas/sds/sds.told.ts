import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import type { PersonContext } from '../../handler.ts'
import { notify } from '../../outbox/notify.ts'
import type { TitlesOf } from '../../outbox/titles.ts'
import { hasAskedFor, isWaitedFor } from './sds.requests.ts'
import { asksPerson, inUse, readsAll } from './sds.rights.ts'

/** What safety data sheets are called in what somebody is told of them. */
export const titlesOfSheets: TitlesOf = async ({ db, person, isPutAway = false }, ids) => {
  const { rows } = await sql<{ id: string; name: string; number: string }>`
    select sheet.id, sheet.product_name as name, sheet.number from sds_sheets as sheet
    where sheet.shard_key = ${person.shardKey} and sheet.id = any(${[...ids]}::text[])
      and sheet.deleted_at is null
      and (${inUse} or ${isWaitedFor} or ${hasAskedFor(person.personId)} or ${readsAll(person)}::boolean
        or (${isPutAway}::boolean and sheet.approved_at is not null))`.execute(db)
  return new Map(rows.map(({ id, name: title, number }) => [id, { title, number, within: null }]))
}

/** Tells everybody whom a sheet asks to acknowledge it, but who asked; nobody where it asks nobody. */
export async function tellAsked(context: PersonContext, sheetId: string): Promise<void> {
  const asked = await idsAsked(context.db, context.person.shardKey, sheetId)
  const personIds = asked.filter((personId) => personId !== context.person.personId)
  await notify(context, {
    ...{ kind: 'sheet_to_acknowledge', record: { type: 'sds', id: sheetId }, personIds },
  })
}

async function idsAsked(db: Queryable, shardKey: string, sheetId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person.id from sds_sheets as sheet
    join people as person on ${asksPerson}
    where sheet.shard_key = ${shardKey} and sheet.id = ${sheetId}
      and sheet.require_ack and sheet.status = 'approved'
    order by person.id`.execute(db)
  return rows.map(({ id }) => id)
}
