import { sql } from 'kysely'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { sheetsOnPad } from './sds.pad-sheets.ts'
import { inUse, padsOf } from './sds.rights.ts'

// What lies on a pad, for whoever is signed in: to take along where there is no network.

type PadRow = { padId: string; padName: string; sheetCount: number; isMine: boolean }

export const pads: PersonHandler<'sds.pads'> = async (_input, { db, person }) => {
  const { rows } = await sql<PadRow>`
    select pad.id as "padId", pad.name as "padName", count(distinct sheet.id)::int as "sheetCount",
      pad.id in (${padsOf(person.personId)}) as "isMine"
    from sds_inventory as stock
    join sds_sheets as sheet on sheet.shard_key = stock.shard_key and sheet.id = stock.sheet_id
    join pads as pad on pad.id = stock.pad_id
    where stock.shard_key = ${person.shardKey} and ${inUse}
      and sheet.deleted_at is null
    group by pad.id, pad.name order by "isMine" desc, pad.name`.execute(db)
  return ok({ data: rows })
}

export const pack: PersonHandler<'sds.pack'> = async ({ padId }, { db, person }) => {
  const { shardKey } = person
  const pad = await db
    .selectFrom('pads')
    .innerJoin('organisations as organisation', (join) =>
      join.on('organisation.shard_key', '=', shardKey),
    )
    .select(['pads.name', 'organisation.name as organisation'])
    .where('pads.id', '=', padId)
    .executeTakeFirst()
  if (pad === undefined) {
    return fail('not_found')
  }
  const sheets = await sheetsOnPad(db, { shardKey, padId })
  return ok({ organisation: pad.organisation, padName: pad.name, sheets })
}
