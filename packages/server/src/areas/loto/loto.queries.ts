import { sql } from 'kysely'
import type { LotoPicture, LotoPointState, LotoRole, PersonLine } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { PersonRights } from '../../identity.ts'
import { personIn } from '../../records/people.queries.ts'
import type { LotoTexts } from './loto.checks.ts'
import { lotoColumns, tallies, type LotoSqlRow } from './loto.columns.ts'
import { picturesIn } from './loto.pictures.ts'
import { pointColumns, type PointRow } from './loto.point-columns.ts'
import {
  isBelow,
  isLive,
  isLong,
  isReadable,
  mayLead,
  seesAll,
  type ReaderNow,
} from './loto.rights.ts'

/** A lockout with what only its own page shows, and its checklists are made of. */
export type WholeLotoRow = LotoSqlRow &
  LotoTexts & {
    reason: string
    location: string
    purpose: string
    ppe: string
    work_order: { id: string; name: string } | null
    jsa: { id: string; name: string } | null
    crew: { id: string; name: string } | null
    origin: { lotoId: string; number: string } | null
    offer: { to: PersonLine; from: PersonLine; at: string } | null
    family_id: string
    first_locked_at: Date | null
    template_asset_ids: string[]
    is_template_superseded: boolean
    inspection_due: string | null
  }

/** A lockout as its reader sees it. */
export async function lotoRow(
  db: Queryable,
  reader: ReaderNow,
  lotoId: string,
): Promise<WholeLotoRow | undefined> {
  const { rows } = await sql<Omit<WholeLotoRow, 'offer'> & OfferColumns>`
    select ${lotoColumns(reader)}, loto.reason, loto.location, loto.purpose, loto.notify,
      loto.shutdown_steps, loto.verification, loto.restoration_steps, loto.ppe,
      (
        select jsonb_build_object('id', work.id, 'name', work.number) from work_orders as work
        where work.shard_key = loto.shard_key and work.id = loto.work_order_id
      ) as work_order,
      (
        select jsonb_build_object('id', jsa.id, 'name', jsa.number) from jsas as jsa
        where jsa.shard_key = loto.shard_key and jsa.id = loto.jsa_id
      ) as jsa,
      (
        select jsonb_build_object('id', crew.code, 'name', crew.name) from crews as crew
        where crew.code = coalesce(
          (
            select jsa.crew_code from jsas as jsa
            where jsa.shard_key = loto.shard_key and jsa.id = loto.jsa_id
          ),
          (select lead.crew_code from people as lead where lead.id = loto.primary_id)
        )
      ) as crew,
      (
        select jsonb_build_object('lotoId', origin.id, 'number', origin.number)
        from lotos as origin
        where origin.shard_key = loto.shard_key and origin.id = loto.cloned_from
      ) as origin,
      ${personIn('loto.offered_to')} as offer_to, ${personIn('loto.offered_by')} as offer_from,
      loto.offered_at, loto.first_locked_at, template.family_id, template.asset_ids as template_asset_ids,
      template.status <> 'approved' as is_template_superseded,
      template.inspection_due::text as inspection_due
    from lotos as loto ${tallies}
    where loto.shard_key = ${reader.shardKey} and loto.id = ${lotoId}
      and loto.deleted_at is null`.execute(db)
  const [row] = rows
  if (row === undefined) {
    return undefined
  }
  const { offer_to: to, offer_from: from, offered_at: at } = row
  const isWhole = to !== null && from !== null && at !== null
  return { ...row, offer: isWhole ? { to, from, at: at.toISOString() } : null }
}

type OfferColumns = {
  offer_to: PersonLine | null
  offer_from: PersonLine | null
  offered_at: Date | null
}

/**
 * The same as it is about to be changed: its row is held until the end of the call, and its machine,
 * so that nobody locks on under another lockout while this one gives energy back.
 */
export async function lotoForChange(
  db: Queryable,
  reader: ReaderNow,
  lotoId: string,
): Promise<WholeLotoRow | undefined> {
  await db
    .selectFrom('lotos')
    .select('id')
    .where('shard_key', '=', reader.shardKey)
    .where('id', '=', lotoId)
    .forUpdate()
    .executeTakeFirst()
  await sql`select asset.id from assets as asset
    where asset.shard_key = ${reader.shardKey} and asset.id = (
      select asset_id from lotos where shard_key = ${reader.shardKey} and id = ${lotoId}
    ) for no key update`.execute(db)
  return lotoRow(db, reader, lotoId)
}

/** A point of a lockout, as its reader sees it. */
export type LotoPointRow = PointRow & {
  state: LotoPointState
  lock_numbers: string[]
  tag_number: string
  locker: PersonLine | null
  locked_at: Date | null
  holder: PersonLine | null
  is_long: boolean
  /** Its holder reports to the reader. */
  is_holder_below: boolean
  releaser: PersonLine | null
  released_at: Date | null
  reading: string
  is_reading_met: boolean | null
  verifier: PersonLine | null
  verified_at: Date | null
  remover: PersonLine | null
  removed_at: Date | null
  photos: LotoPicture[]
}

/** The points of a lockout, in the order in which the locks go on. */
export async function pointsOfLoto(
  db: Queryable,
  reader: ReaderNow,
  lotoId: string,
): Promise<LotoPointRow[]> {
  const { rows } = await sql<LotoPointRow>`
    select ${pointColumns}, one.state, one.lock_numbers, one.tag_number,
      ${personIn('one.locked_by')} as locker, one.locked_at, ${personIn('one.holder_id')} as holder,
      exists (
        select 1 from loto_locks as lock
        where lock.shard_key = one.shard_key and lock.loto_id = one.loto_id
          and lock.step_id = one.id and ${isLong(sql`${reader.now}`)}
      ) as is_long,
      ${isBelow('one.holder_id', reader)} as is_holder_below,
      ${personIn('one.released_by')} as releaser, one.released_at, one.reading,
      one.is_reading_met, ${personIn('one.verified_by')} as verifier, one.verified_at,
      ${personIn('one.removed_by')} as remover, one.removed_at,
      ${picturesIn('one.photos')} as photos
    from loto_steps as one
    where one.shard_key = ${reader.shardKey} and one.loto_id = ${lotoId}
    order by one.place`.execute(db)
  return rows
}

type LineSignature = { kind: 'drawn' | 'typed'; statement: string; uploadId?: string }

/** Somebody on the list of a lockout, as its reader sees them. */
export type LotoPersonRow = {
  id: string
  person: PersonLine | null
  name: string
  company: string
  phone: string
  role: LotoRole
  lock_number: string
  signed_at: Date | null
  signature: LineSignature | null
  witness: PersonLine | null
  locked_at: Date | null
  is_long: boolean
  unlocked_at: Date | null
  remover: PersonLine | null
  /** How somebody without an account signed that it came off, and on whose device. */
  off_signature: LineSignature | null
  off_witness: PersonLine | null
  /** They hold the lock of a point. */
  is_holder: boolean
  may_lead: boolean
  /** They report to the reader. */
  is_below: boolean
}

/** Who is on the list of a lockout, in its order. */
export async function peopleOfLoto(
  db: Queryable,
  reader: ReaderNow,
  lotoId: string,
): Promise<LotoPersonRow[]> {
  const { rows } = await sql<LotoPersonRow>`
    select one.id, ${personIn('one.person_id')} as person, one.name, one.company, one.phone,
      one.role, one.lock_number, one.off_signature, ${personIn('one.off_witness_id')} as off_witness,
      one.signed_at, one.signature, ${personIn('one.witness_id')} as witness, one.locked_at,
      exists (
        select 1 from loto_locks as lock
        where lock.shard_key = one.shard_key and lock.loto_id = one.loto_id
          and lock.authorization_id = one.id and ${isLong(sql`${reader.now}`)}
      ) as is_long,
      one.unlocked_at, ${personIn('one.removed_by')} as remover,
      exists (
        select 1 from loto_steps as step
        where step.shard_key = one.shard_key and step.loto_id = one.loto_id
          and step.holder_id = one.person_id and step.state in ('locked', 'released', 'verified')
      ) as is_holder,
      ${mayLead('one.person_id')} as may_lead, ${isBelow('one.person_id', reader)} as is_below
    from loto_authorizations as one
    where one.shard_key = ${reader.shardKey} and one.loto_id = ${lotoId}
    order by one.place, one.id`.execute(db)
  return rows
}

/** Other lockouts that have a machine out of service: their numbers, null for what one may not read. */
export async function othersOfMachine(
  db: Queryable,
  person: PersonRights,
  { id, asset }: Pick<LotoSqlRow, 'id' | 'asset'>,
): Promise<(string | null)[]> {
  const { rows } = await sql<{ number: string | null }>`
    select case when ${isReadable(person, seesAll(person))} then loto.number end as number
    from lotos as loto
    where loto.shard_key = ${person.shardKey} and loto.asset_id = ${asset?.assetId ?? null}::text
      and loto.id <> ${id} and loto.deleted_at is null and ${isLive}
    order by loto.number`.execute(db)
  return rows.map(({ number }) => number)
}
