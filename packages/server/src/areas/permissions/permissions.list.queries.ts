import { sql } from 'kysely'
import type { PermissionKey } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { holdsAnyKey, holdsWords } from '../people/people.conditions.ts'
import { personColumns, type PersonRow } from '../people/people.row.ts'

/** What a page of people and their rights is asked for. */
export type UserQuery = {
  shardKey: string
  search: string
  permissions: readonly PermissionKey[] | undefined
  orderBy: 'name' | 'title' | 'email'
  ascending: boolean
  offset: number
  limit: number
}

const orders = {
  name: 'person.search_text',
  title: 'person.employee_title',
  email: 'person.email',
} as const

/** One page of active people. */
export function pageOfUsers(db: Queryable, query: UserQuery): Promise<PersonRow[]> {
  const direction = query.ascending ? 'asc' : 'desc'
  return users(db, query)
    .select(personColumns)
    .orderBy(orders[query.orderBy], direction)
    .orderBy('person.search_text', direction)
    .orderBy('person.id', direction)
    .limit(query.limit)
    .offset(query.offset)
    .execute()
}

/** How many active people there are in all. */
export async function countOfUsers(db: Queryable, query: UserQuery): Promise<number> {
  const row = await users(db, query)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

function users(db: Queryable, { shardKey, search, permissions }: UserQuery) {
  return db
    .selectFrom('people as person')
    .where('person.shard_key', '=', shardKey)
    .where('person.is_active', '=', true)
    .where((where) =>
      where.and([
        ...holdsWords(search),
        ...(permissions === undefined ? [] : [holdsAnyKey(shardKey, permissions)]),
      ]),
    )
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
