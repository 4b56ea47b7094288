import { sql } from 'kysely'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { toStock } from './sds.detail.ts'
import { requirePad, sheetForChange, stockOf } from './sds.queries.ts'
import { readerOf } from './sds.rights.ts'
import { amountOf, placeOf } from './sds.stock.ts'

export const saveInventory: PersonHandler<'sds.saveInventory'> = async (
  { sheetId, padId, container, quantity, maximum, unit },
  context,
) => {
  const { db, person, now, ports, audit } = context
  const { shardKey, personId } = person
  if ((await sheetForChange(db, readerOf(person, now), sheetId)) === undefined) {
    return fail('forbidden')
  }
  const pad = await requirePad(db, padId)
  const before = await lineOf(padId, container)
  const written = { quantity, maximum, unit, updated_by: personId, updated_at: now }
  await db
    .insertInto('sds_inventory')
    .values({
      ...{ shard_key: shardKey, id: ports.ids.next(), sheet_id: sheetId, pad_id: padId },
      ...{ container, placed_at: now, ...written },
    })
    .onConflict((conflict) =>
      conflict.columns(['shard_key', 'sheet_id', 'pad_id', 'container']).doUpdateSet(written),
    )
    .execute()
  await audit({
    ...{ recordType: 'sds', recordId: sheetId, action: 'stock' },
    changes: {
      [placeOf(pad.name, container)]: {
        from: before === undefined ? null : amountOf(before),
        to: amountOf({ quantity, unit }),
      },
    },
  })
  const line = await lineOf(padId, container)
  return line === undefined ? fail('not_found') : ok(toStock(line), `${pad.name} saved.`)

  async function lineOf(pad_id: string, box: string) {
    const lines = await stockOf(db, shardKey, sheetId)
    return lines.find((one) => one.pad_id === pad_id && one.container === box)
  }
}

export const removeInventory: PersonHandler<'sds.removeInventory'> = async (
  { sheetId, inventoryId },
  { db, person, audit },
) => {
  const gone = await db
    .deleteFrom('sds_inventory as stock')
    .using('pads as pad')
    .whereRef('pad.id', '=', 'stock.pad_id')
    .where('stock.shard_key', '=', person.shardKey)
    .where('stock.sheet_id', '=', sheetId)
    .where('stock.id', '=', inventoryId)
    .returning(['pad.name', 'stock.unit', sql<number>`stock.quantity::float8`.as('quantity')])
    .executeTakeFirst()
  if (gone === undefined) {
    return fail('not_found')
  }
  await audit({
    ...{ recordType: 'sds', recordId: sheetId, action: 'unstock' },
    changes: { [gone.name]: { from: amountOf(gone), to: null } },
  })
  return ok(null, `${gone.name} removed.`)
}
