import type { Updateable } from 'kysely'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { lotoForChange, lotoRow, type WholeLotoRow } from './loto.queries.ts'
import type { LotosTable } from './loto.tables.ts'

/** A lockout that is held until the end of the call. */
export async function held(
  { db, person, now }: PersonContext,
  lotoId: string,
): Promise<WholeLotoRow> {
  return (await lotoForChange(db, { ...person, now }, lotoId)) ?? fail('forbidden')
}

/** What the calls about points and people answer, of a lockout as it stands by now. */
export async function stateOf({ db, person, now }: PersonContext, lotoId: string) {
  const row = (await lotoRow(db, { ...person, now }, lotoId)) ?? fail('forbidden')
  return { rowVersion: row.row_version, status: row.status }
}

/** Raises the version of a lockout, whose points and people lie in other tables. */
export async function touch(
  { db, person, now }: PersonContext,
  row: Pick<WholeLotoRow, 'id' | 'row_version'>,
  columns: Updateable<LotosTable> = {},
): Promise<void> {
  await db
    .updateTable('lotos')
    .set({ ...columns, updated_at: now, row_version: row.row_version + 1 })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', row.id)
    .execute()
}
