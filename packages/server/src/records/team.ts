import { sql, type RawBuilder } from 'kysely'

/** The ids of those who report to a person, through however many. */
export function belowOf(personId: string): RawBuilder<unknown> {
  return sql`
    with recursive below as (
      select id from people where manager_id = ${personId}
      union
      select one.id from people as one join below on one.manager_id = below.id
    )
    select id from below`
}

/** Whether anybody who works here reports to the person whose id stands in a column. */
export const hasTeam = (idColumn: string): RawBuilder<boolean> => sql`exists (
  select 1 from people as one where one.manager_id = ${sql.ref(idColumn)} and one.is_active
)`

/**
 * The ids of a person's team, themselves among them where they have a crew: who reports to them,
 * through however many, and who shares their crew (decision 0055). It names no column of the query
 * around it, so that the database works it out once.
 */
export function teamOf(personId: string): RawBuilder<unknown> {
  return sql`
    ${belowOf(personId)}
    union
    select mate.id from people as me
    join people as mate on mate.shard_key = me.shard_key and mate.crew_code = me.crew_code
    where me.id = ${personId}`
}
