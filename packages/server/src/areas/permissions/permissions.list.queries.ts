import type { Queryable } from '../../db/database.ts'
import { heldRights } from '../people/people.conditions.ts'
import { found, type PersonQuery } from '../people/people.queries.ts'
import { personColumns, type PersonRow } from '../people/people.row.ts'

/** What a page of people and their rights is asked for. */
export type UserQuery = PersonQuery & { orderBy: keyof typeof orders; ascending: boolean }

const orders = {
  name: 'person.search_text',
  title: 'person.employee_title',
  email: 'person.email',
} as const

/** One page of active people, with how much each may. */
export function pageOfUsers(db: Queryable, query: UserQuery) {
  const direction = query.ascending ? 'asc' : 'desc'
  return found(db, query)
    .select([...personColumns, 'person.rights_version', heldRights.as('rights')])
    .orderBy(orders[query.orderBy], direction)
    .orderBy('person.search_text', direction)
    .orderBy('person.id', direction)
    .limit(query.limit)
    .offset(query.offset)
    .execute()
}

/** One person, active or not. */
export function personById(
  db: Queryable,
  shardKey: string,
  personId: string,
): Promise<PersonRow | undefined> {
  return db
    .selectFrom('people as person')
    .select(personColumns)
    .where('person.shard_key', '=', shardKey)
    .where('person.id', '=', personId)
    .executeTakeFirst()
}
