import { sql, type SqlBool } from 'kysely'
import type { PermissionGroup } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { personColumns, type PersonRow } from '../people/people.row.ts'

/** What a page of groups is asked for. */
export type GroupQuery = {
  shardKey: string
  search: string
  orderBy: 'name' | 'members'
  ascending: boolean
  offset: number
  limit: number
}

/** One page of groups with the number of their active members. */
export async function pageOfGroups(db: Queryable, query: GroupQuery): Promise<PermissionGroup[]> {
  const direction = query.ascending ? 'asc' : 'desc'
  const rows = await groups(db, query.shardKey)
    .where(isNamed(query.search))
    .$if(query.orderBy === 'members', (select) => select.orderBy('member_count', direction))
    .orderBy(sql`lower(grp.name)`, direction)
    .orderBy('grp.id', direction)
    .limit(query.limit)
    .offset(query.offset)
    .execute()
  return rows.map(toGroup)
}

/** How many groups the search leaves. */
export async function countOfGroups(db: Queryable, query: GroupQuery): Promise<number> {
  const row = await db
    .selectFrom('permission_groups as grp')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('grp.shard_key', '=', query.shardKey)
    .where(isNamed(query.search))
    .executeTakeFirstOrThrow()
  return row.total
}

/** One group of the organisation. */
export async function groupById(
  db: Queryable,
  shardKey: string,
  groupId: string,
): Promise<PermissionGroup | undefined> {
  const row = await groups(db, shardKey).where('grp.id', '=', groupId).executeTakeFirst()
  return row && toGroup(row)
}

/** One page of a group's active members, by name. */
export function pageOfMembers(
  db: Queryable,
  shardKey: string,
  groupId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<PersonRow[]> {
  return db
    .selectFrom('people as person')
    .innerJoin('permission_group_members as member', 'member.person_id', 'person.id')
    .select(personColumns)
    .where('member.group_id', '=', groupId)
    .where('person.shard_key', '=', shardKey)
    .where('person.is_active', '=', true)
    .orderBy('person.search_text')
    .orderBy('person.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Tells whether another group goes by this name, in capitals or not. */
export async function isNameTaken(
  db: Queryable,
  shardKey: string,
  name: string,
  exceptId: string | undefined,
): Promise<boolean> {
  const row = await db
    .selectFrom('permission_groups')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where(sql<SqlBool>`lower(name) = lower(${name}::text)`)
    .$if(exceptId !== undefined, (select) => select.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst()
  return row !== undefined
}

/** Everybody in a group, active or not. */
export async function memberIdsOf(db: Queryable, groupId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('permission_group_members')
    .select('person_id')
    .where('group_id', '=', groupId)
    .orderBy('person_id')
    .execute()
  return rows.map((row) => row.person_id)
}

/** Counts a change of rights at people whose groups change. */
export async function countChange(db: Queryable, personIds: readonly string[]): Promise<void> {
  await db
    .updateTable('people')
    .set((set) => ({ rights_version: set('rights_version', '+', 1) }))
    .where('id', '=', sql<string>`any(${[...personIds]}::text[])`)
    .execute()
}

function groups(db: Queryable, shardKey: string) {
  return db
    .selectFrom('permission_groups as grp')
    .select((select) => [
      'grp.id',
      'grp.name',
      'grp.permission_keys',
      'grp.row_version',
      select
        .selectFrom('permission_group_members as member')
        .innerJoin('people as person', 'person.id', 'member.person_id')
        .whereRef('member.group_id', '=', 'grp.id')
        .where('person.is_active', '=', true)
        .select(sql<number>`count(*)::int`.as('members'))
        .as('member_count'),
    ])
    .where('grp.shard_key', '=', shardKey)
}

function isNamed(search: string) {
  return sql<SqlBool>`strpos(lower(grp.name), lower(${search.trim()}::text)) > 0`
}

function toGroup(row: {
  id: string
  name: string
  permission_keys: string[]
  row_version: number
  member_count: number | null
}): PermissionGroup {
  return {
    groupId: row.id,
    name: row.name,
    permissions: row.permission_keys,
    memberCount: row.member_count ?? 0,
    rowVersion: row.row_version,
  }
}
