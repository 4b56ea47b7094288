import { sql } from 'kysely'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { tiesIn } from './form-types.rights.ts'

/** How a person is tied to some form types, which belong to no organisation alone. */
const tiesOfFormTypes: TiesOfSome = async (db, person, formTypeIds) => {
  const rows = await db
    .selectFrom('form_types')
    .select(['id', 'author_id'])
    .where('id', '=', sql<string>`any(${[...formTypeIds]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, tiesIn(row, person)]))
}

/** How a person is tied to the form type that a call names; one that is yet to be made is theirs to begin. */
export const formTypeTies = tieFinder(['formTypeId', 'id'], tiesOfFormTypes, ['signer'])
