import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { sdsRequestHours, type PersonLine, type SdsRequest, type SdsStatus } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { PersonContext } from '../../handler.ts'
import type { PersonRights } from '../../identity.ts'
import { notify } from '../../outbox/notify.ts'
import { personIn } from '../../records/people.queries.ts'
import { inUse, readsAll, type Reader } from './sds.rights.ts'

// Who asked for a sheet that was missing, and waits for it (decision 0136).

/** What is known of those who asked for a sheet; the times are as JSON has them. */
export type RequestColumn = {
  askedBy: PersonLine
  askedAt: string
  places: string[]
  people: number
  isMine: boolean
  isWaiting: boolean
}

/** Whether somebody waits for a sheet, over `sds_sheets as sheet`. */
export const isWaitedFor = sql<SqlBool>`exists (
  select 1 from sds_requests as asked
  where asked.shard_key = sheet.shard_key and asked.sheet_id = sheet.id
    and asked.answered_at is null
)`

/** Whether somebody ever asked for a sheet, over the same. */
export const hasAskedFor = (personId: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select 1 from sds_requests as asked
  where asked.shard_key = sheet.shard_key and asked.sheet_id = sheet.id
    and asked.person_id = ${personId}
)`

/** Who waits for a sheet, over the same, or who did; null where nobody asked. */
export const requestColumn = ({
  personId,
}: Pick<Reader, 'personId'>): RawBuilder<RequestColumn | null> => sql`(
  select json_build_object(
    'askedBy', (array_agg(${personIn('asked.person_id')}
      order by asked.asked_at, asked.person_id))[1],
    'askedAt', min(asked.asked_at),
    'places', coalesce(
      json_agg(distinct asked.place) filter (where asked.place <> ''), '[]'::json),
    'people', count(*)::int,
    'isMine', bool_or(asked.person_id = ${personId}),
    'isWaiting', bool_or(asked.answered_at is null)
  )
  from sds_requests as asked
  where asked.shard_key = sheet.shard_key and asked.sheet_id = sheet.id
    and (asked.answered_at is null) = ${isWaitedFor}
  having count(*) > 0
)`

const hourMs = 3_600_000

/** Who asked for a sheet, as it travels. */
export function toRequest(request: RequestColumn | null, now: Date): SdsRequest | null {
  if (request === null) {
    return null
  }
  const askedAt = new Date(request.askedAt)
  const isLate = now.getTime() - askedAt.getTime() > sdsRequestHours * hourMs
  return {
    ...request,
    askedAt: askedAt.toISOString(),
    isOverdue: request.isWaiting && isLate,
  }
}

/** A sheet that is there or on its way, of a product with such a name. */
export type AlikeRow = {
  id: string
  number: string
  product_name: string
  status: SdsStatus
  stays_in_use: boolean
  is_waited_for: boolean
  is_same: boolean
}

/** A name as it is compared: in small letters, without signs. */
const plain = (name: RawBuilder<unknown>) =>
  sql`trim(regexp_replace(lower(${name}), '[^[:alnum:]]+', ' ', 'g'))`

/**
 * Up to five sheets of products with such a name: one that is the same, that holds the other, or
 * that is among its other names; the very product of the manufacturer (`is_same`) first. What is
 * neither in use nor waited for is among them where it is the same, or whoever asks reads all.
 */
export async function sheetsAlike(
  db: Queryable,
  person: PersonRights,
  { productName, manufacturer }: { productName: string; manufacturer: string },
): Promise<AlikeRow[]> {
  const asked = plain(sql`${productName}::text`)
  const name = plain(sql`sheet.product_name`)
  const maker = plain(sql`sheet.manufacturer`)
  const isSame = sql`(${name} = ${asked} and ${maker} = ${plain(sql`${manufacturer}::text`)})`
  const { rows } = await sql<AlikeRow>`
    select sheet.id, sheet.number, sheet.product_name, sheet.status, sheet.stays_in_use,
      ${isWaitedFor} as is_waited_for, ${isSame} as is_same
    from sds_sheets as sheet
    where sheet.shard_key = ${person.shardKey} and sheet.deleted_at is null
      and (sheet.status <> 'archived' or sheet.stays_in_use)
      and (${readsAll(person)}::boolean or ${inUse} or ${isWaitedFor} or ${isSame})
      and ${asked} <> '' and ${name} <> '' and (
        position(' ' || ${asked} || ' ' in ' ' || ${name} || ' ') > 0
        or position(' ' || ${name} || ' ' in ' ' || ${asked} || ' ') > 0
        or exists (select 1 from unnest(sheet.synonyms) as other where ${plain(sql`other`)} = ${asked})
      )
    order by is_same desc, ${name} = ${asked} desc, sheet.product_name, sheet.id
    limit 5`.execute(db)
  return rows
}

type OfSheet = { shardKey: string; sheetId: string }

/** Notes that somebody needs a sheet; whoever was answered before waits anew. */
export async function addRequest(
  db: Queryable,
  { shardKey, sheetId }: OfSheet,
  request: { personId: string; place: string; uploadId: string | null; now: Date },
): Promise<void> {
  await db
    .insertInto('sds_requests')
    .values({
      ...{ shard_key: shardKey, sheet_id: sheetId, person_id: request.personId },
      ...{ asked_at: request.now, place: request.place, upload_id: request.uploadId },
    })
    .onConflict((kept) =>
      kept.columns(['shard_key', 'sheet_id', 'person_id']).doUpdateSet((added) => ({
        asked_at: sql<Date>`case when sds_requests.answered_at is null
          then sds_requests.asked_at else ${added.ref('excluded.asked_at')} end`,
        // What was said before stays where nothing is said instead.
        place: sql<string>`coalesce(nullif(${added.ref('excluded.place')}, ''), sds_requests.place)`,
        upload_id: sql<
          string | null
        >`coalesce(${added.ref('excluded.upload_id')}, sds_requests.upload_id)`,
        answered_at: null,
      })),
    )
    .execute()
}

/** Tells everybody who waits for a sheet what became of it: they wait no longer. */
export async function answerRequests(
  context: PersonContext,
  sheetId: string,
  kind: 'sheet_there' | 'sheet_declined',
): Promise<void> {
  const { db, person, now } = context
  const waiting = await db
    .updateTable('sds_requests')
    .set({ answered_at: now })
    .where('shard_key', '=', person.shardKey)
    .where('sheet_id', '=', sheetId)
    .where('answered_at', 'is', null)
    .returning('person_id')
    .execute()
  const personIds = waiting
    .map(({ person_id: personId }) => personId)
    .filter((personId) => personId !== person.personId)
    .sort()
  await notify(context, { kind, record: { type: 'sds', id: sheetId }, personIds })
}
