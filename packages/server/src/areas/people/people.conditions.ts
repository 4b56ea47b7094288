import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { permissionKeys, type HeldRights, type PermissionKey } from '@holdpoint/api'
import { holdsSearch } from '../../db/word-patterns.ts'
import type { Parameter } from '../../lists/conditions.ts'

// Conditions on `people as person` that more than one list needs.

/** Every word of the search is in the name or the address; accents and capitals do not matter. */
export function holdsWords(search: string): RawBuilder<SqlBool>[] {
  return search
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => sql<SqlBool>`strpos(person.search_text, ${plain(word)}) > 0`)
}

/** The same with a letter of each word that may differ; people have no other names. */
export function holdsNear(search: string): RawBuilder<SqlBool> {
  return holdsSearch(
    { search, isNear: true },
    (pattern) => sql`person.search_text ilike ${pattern}`,
  )
}

/**
 * Text as `people.search_text` is made, spelled out in the migration of that column. It stands in
 * a query of its own so that it is worked out once and not once a row.
 */
function plain(value: string): RawBuilder<string> {
  return sql<string>`(select lower(translate(
    regexp_replace(normalize(${value}::text, NFKD), '[\\u0300-\\u036f]', '', 'g'),
    'ŁłØøĐđÆæŒœßıĦħŦŧ', 'LlOoDdAaOosiHhTt'
  )))`
}

/** The person holds at least one of the keys; the same sum as `effectiveKeys`, for many people. */
export function holdsAnyKey(
  shardKey: string,
  keys: readonly PermissionKey[] | Parameter<readonly string[]>,
): RawBuilder<SqlBool> {
  const wanted = Array.isArray(keys) ? sql`${[...keys]}::text[]` : sql`${keys}::text[]`
  // Only who is denied something is looked at key by key, and never person by person: what looks
  // costly to PostgreSQL is compiled first, which takes longer than the search.
  return sql<SqlBool>`(
    person.denied_keys = '{}' and (person.granted_keys && ${wanted} or person.id in (
      select member.person_id
      from permission_groups as grp
      join permission_group_members as member on member.group_id = grp.id
      where grp.shard_key = ${shardKey} and grp.permission_keys && ${wanted}
    ))
    or person.denied_keys <> '{}' and (
      exists (
        select from unnest(${wanted}) as wanted (key)
        where wanted.key = any(person.granted_keys) and wanted.key <> all(person.denied_keys)
      )
      or person.id in (
        select member.person_id
        from permission_groups as grp
        join permission_group_members as member on member.group_id = grp.id
        join people as denied on denied.id = member.person_id and denied.denied_keys <> '{}'
        where grp.shard_key = ${shardKey} and grp.permission_keys && ${wanted} and exists (
          select from unnest(${wanted}) as wanted (key)
          where wanted.key = any(grp.permission_keys) and wanted.key <> all(denied.denied_keys)
        )
      )
    )
  )`
}

const groupsOfPerson = sql`permission_group_members as member
  join permission_groups as grp on grp.id = member.group_id
  where member.person_id = person.id and grp.shard_key = person.shard_key`

/** How much a person may: the same sum, key by key. */
export const heldRights = sql<HeldRights>`json_build_object(
  'groups', (
    select coalesce(json_agg(json_build_object('groupId', grp.id, 'name', grp.name) order by grp.id), '[]')
    from ${groupsOfPerson}
  ),
  'permissionCount', (
    select count(distinct given.key) from (
      select unnest(person.granted_keys) as key
      union all
      select unnest(grp.permission_keys) from ${groupsOfPerson}
    ) as given
    where given.key <> all(person.denied_keys) and given.key = any(${[...permissionKeys]}::text[])
  ),
  'grantCount', cardinality(person.granted_keys),
  'denyCount', cardinality(person.denied_keys)
)`
