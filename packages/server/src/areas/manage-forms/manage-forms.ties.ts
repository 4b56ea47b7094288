import { sql } from 'kysely'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { tiesIn } from './manage-forms.rights.ts'

/** How a person is tied to some forms, which belong to no organisation alone. */
const tiesOfForms: TiesOfSome = async (db, person, formIds) => {
  const rows = await db
    .selectFrom('forms')
    .select(['id', 'owner_id'])
    .where('id', '=', sql<string>`any(${[...formIds]}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, tiesIn(row, person)]))
}

/** How a person is tied to the form that a call names; one that is yet to be made is theirs to begin. */
export const formTies = tieFinder('formId', tiesOfForms, ['signer'])
