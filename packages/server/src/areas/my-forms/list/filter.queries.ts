import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { MyFormsFilter } from '@holdpoint/api'

/**
 * What a filter narrows the list to, beside forms, types, statuses and days. A part that is
 * undefined is not asked at all, so that the plain list pays for none of them.
 */
export type FilterQuery = {
  isElevated: true | undefined
  isKudos: true | undefined
  isPublicComment: true | undefined
  /** `any` for readers of all private comments, `own` for everybody else. */
  privateComments: 'any' | 'own' | undefined
  countries: readonly string[] | undefined
  districts: readonly string[] | undefined
  businessUnits: readonly string[] | undefined
  crews: readonly string[] | undefined
  customers: readonly string[] | undefined
  pads: readonly string[] | undefined
  scoreLow: number | undefined
  scoreHigh: number | undefined
}

/** The parts that change the query's text by their value, not only by being there. */
export const filterStructure = [
  'isElevated',
  'isKudos',
  'isPublicComment',
  'privateComments',
] as const satisfies readonly (keyof FilterQuery)[]

/** What the database is asked for. A comment that its reader may not see counts for nothing. */
export function toFilterQuery(filter: MyFormsFilter, mayReadPrivate: boolean): FilterQuery {
  return {
    isElevated: filter.isElevated || undefined,
    isKudos: filter.isKudos || undefined,
    isPublicComment: filter.isPublicComment || undefined,
    privateComments: filter.isPrivateComment ? (mayReadPrivate ? 'any' : 'own') : undefined,
    countries: unlessEmpty(filter.countries),
    districts: unlessEmpty(filter.districts),
    businessUnits: unlessEmpty(filter.businessUnits),
    crews: unlessEmpty(filter.crews),
    customers: unlessEmpty(filter.customers),
    pads: unlessEmpty(filter.pads),
    scoreLow: filter.score?.low,
    scoreHigh: filter.score?.high,
  }
}

/** An empty list leaves everything, which is not to ask. */
export function unlessEmpty(list: readonly string[]): readonly string[] | undefined {
  return list.length > 0 ? list : undefined
}

/** The conditions of what is asked, on `my_forms as entry`. */
export function filterConditions(query: FilterQuery & { personId: string }): RawBuilder<SqlBool>[] {
  const { countries, districts, businessUnits, crews, customers, pads } = query
  const { scoreLow, scoreHigh } = query
  return [
    // Spelled by code or by name: the specification's lookup data gives neither of the two an id.
    countries &&
      sql<SqlBool>`entry.country_code = any(${countries}::text[] || array(
        select code from countries where name = any(${countries}::text[])
      ))`,
    pads &&
      sql<SqlBool>`entry.pad_ids && (${pads}::text[] || array(
        select id from pads where name = any(${pads}::text[])
      ))`,
    districts && sql<SqlBool>`entry.district_code = any(${districts}::text[])`,
    businessUnits && sql<SqlBool>`entry.business_unit_code = any(${businessUnits}::text[])`,
    crews && sql<SqlBool>`entry.crew_codes && ${crews}::text[]`,
    customers && sql<SqlBool>`entry.customer_id = any(${customers}::text[])`,
    // No score is neither above nor below, so an entry without one falls out by itself.
    scoreLow !== undefined && sql<SqlBool>`entry.score >= ${scoreLow}::numeric`,
    scoreHigh !== undefined && sql<SqlBool>`entry.score <= ${scoreHigh}::numeric`,
    query.isElevated && sql<SqlBool>`entry.elevated_from_form_id is not null`,
    query.isKudos && sql<SqlBool>`entry.kudos_count > 0`,
    query.isPublicComment && sql<SqlBool>`entry.public_comment_count > 0`,
    query.privateComments && sql<SqlBool>`entry.private_comment_count > 0`,
    query.privateComments === 'own' && ownPrivateComment(query.personId),
  ].filter((condition) => typeof condition === 'object')
}

function ownPrivateComment(personId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from my_form_comments as comment
    where comment.shard_key = entry.shard_key
      and comment.my_form_id = entry.id
      and comment.person_id = ${personId}
      and comment.privacy_type = 'private'
      and comment.deleted_at is null
  )`
}
