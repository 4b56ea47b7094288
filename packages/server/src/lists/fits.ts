import { sql } from 'kysely'
import type { AnyList } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import type { AskContext, ListInput } from './query.ts'
import { askedOf, matching, type CountedRow, type ListSource } from './source.ts'

/** Tells whether a record fits a saved filter, as its owner sees the list. */
export type FitsFilter = (
  context: AskContext & { db: Queryable },
  values: unknown,
  id: string,
) => Promise<boolean>

/**
 * Tells whether a record lies on any tab of a list and fits a saved filter, by the list's own rules
 * of who may read what.
 */
export function fitsFilterOf<L extends AnyList, Facts extends object, Row extends CountedRow>(
  source: ListSource<L, Facts, Row>,
): FitsFilter {
  const { list, id: column } = source
  return async ({ db, person, now }, values, id) => {
    // What was saved was read by the schema of the list.
    const narrowed = list.filter.callOf(list.filter.fromSaved(values as never), {
      ...{ now, timeZone: person.timeZone },
    })
    for (const section of list.sections) {
      const input = { ...narrowed, section, search: '' } as unknown as ListInput<L>
      const query = askedOf(source, input, { person, now })
      const { rows } = await sql`
        select 1 ${matching(source, query)} and ${sql.ref(column)} = ${id} limit 1`.execute(db)
      if (rows.length > 0) {
        return true
      }
    }
    return false
  }
}
