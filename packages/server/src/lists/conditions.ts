import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { FilterPart, FilterParts } from '@holdpoint/api'

/** A value that travels as a parameter: it is set into SQL and never looked into. */
export type Parameter<Value> = RawBuilder<Value>

/** What the condition of a part is given, by the part's kind. */
type PartParameters = {
  choices: Parameter<readonly string[]>
  places: Parameter<readonly string[]>
  flag: true
  range: { low: Parameter<number>; high: Parameter<number> }
}

/** How one part of a filter is asked, where it narrows. `query` tells who asks, and what else. */
export type Condition<Value, Query> = (value: Value, query: Query) => RawBuilder<SqlBool>

/** How each part of a filter is asked; a part that is left out does not compile. */
export type Conditions<Parts extends FilterParts, Query = unknown> = {
  readonly [Name in keyof Parts]: Condition<PartParameters[Parts[Name]['kind']], Query>
}

/** The value of the column is one of those that are chosen. */
export function isOneOf(column: string) {
  return (chosen: Parameter<readonly string[]>) =>
    sql<SqlBool>`${sql.ref(column)} = any(${chosen}::text[])`
}

/**
 * The country in the column is one of those that are chosen, by code or by name: the specification's
 * lookup data gives it no id.
 */
export function isInCountry(column: string) {
  return (chosen: Parameter<readonly string[]>) =>
    sql<SqlBool>`${sql.ref(column)} = any(${chosen}::text[] || array(
      select code from countries where name = any(${chosen}::text[])
    ))`
}

/** The column is a list, and holds one of those that are chosen. */
export function overlaps(column: string) {
  return (chosen: Parameter<readonly string[]>) =>
    sql<SqlBool>`${sql.ref(column)} && ${chosen}::text[]`
}

/** A flag that is on asks for just this. */
export function isTrue(condition: RawBuilder<SqlBool>) {
  return () => condition
}

/** The number lies within the range. A record without one lies in none, and falls out by itself. */
export function isBetween(column: string) {
  return ({ low, high }: { low: Parameter<number>; high: Parameter<number> }) =>
    sql<SqlBool>`${sql.ref(column)} >= ${low}::numeric and ${sql.ref(column)} <= ${high}::numeric`
}

/** The conditions of those parts that a query asks for. */
export function conditionsOf<Parts extends FilterParts, Query extends object>(
  parts: Parts,
  conditions: Conditions<Parts, Query>,
  query: Query,
): RawBuilder<SqlBool>[] {
  const asked = new Map<string, unknown>(Object.entries(query))
  return Object.entries<FilterPart>(parts).flatMap(([name, part]) => {
    const value = parameterOf(name, part, asked)
    // The kind of the part has told what its condition takes.
    const condition = conditions[name] as Condition<unknown, Query> | undefined
    return value === undefined || condition === undefined ? [] : [condition(value, query)]
  })
}

function parameterOf(name: string, { kind }: FilterPart, asked: ReadonlyMap<string, unknown>) {
  if (kind === 'range') {
    const [low, high] = [asked.get(`${name}Low`), asked.get(`${name}High`)]
    return low === undefined ? undefined : { low: sql`${low}`, high: sql`${high}` }
  }
  const value = asked.get(name)
  return value === undefined ? undefined : kind === 'flag' ? true : sql`${value}`
}

/** All of some conditions, each for itself, so that an `or` within one stays within. */
export function allOf(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  const each = conditions.map((condition) => sql`(${condition})`)
  return sql<SqlBool>`${sql.join(each, sql` and `)}`
}
