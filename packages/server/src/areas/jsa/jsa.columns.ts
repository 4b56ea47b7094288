import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { JsaShift, JsaState, PersonLine } from '@holdpoint/api'
import { namedIn, type Named } from '../../records/named.queries.ts'
import { personIn } from '../../records/people.queries.ts'
import { tieColumns, type Reader, type TieColumns } from './jsa.rights.ts'

/** How many are on the crew and have signed, and how many of them are short-service employees. */
type Tally = {
  attendee_count: number
  signed_count: number
  signature_percentage: number
  sse_count: number
}

/** What the hazards of a job come to. */
type Hazards = {
  hazard_count: number
  /** The worst residual risk by its code and its level, and its place among all of them. */
  residual_risk: number | null
  residual_level: number | null
  residual_rank: number
  /** The first hazard that has no control, and the first that is not rated. */
  uncontrolled: string | null
  unrated: string | null
  /** The first whose residual risk lies above the initial one. */
  worsened: string | null
}

/** An analysis as a list shows it to one person, and as its guards look at it. */
export type JsaSqlRow = TieColumns &
  Tally &
  Hazards & {
    id: string
    number: string
    title: string
    shift: JsaShift
    status: JsaState
    status_reason: string | null
    starts_at: Date | null
    expires_at: Date | null
    crew: Named
    crew_color: string | null
    pad: Named
    customer: Named
    well: string
    author: PersonLine
    supervisor: PersonLine | null
    /** The supervisor still works here. */
    is_supervisor_here: boolean
    submitted_by: string | null
    hazard_writers: string[]
    is_star: boolean
    revision: number
    stop_count: number
    created_at: Date
    updated_at: Date
    opened_at: Date | null
    closed_at: Date | null
    row_version: number
    /** The supervisor has signed the revision that holds. */
    is_supervisor_signed: boolean
  }

/**
 * Somebody who is there, or was until the job ended, be it that it was closed or that its time was over:
 * of `jsas as jsa`, over its `jsa_attendees` by the name that they have in the query.
 */
export const isHereAs = (attendee: 'one' | 'mate'): RawBuilder<SqlBool> => {
  const left = sql.ref(`${attendee}.left_at`)
  // The least of two of which one is not there yet is the other one.
  return sql`(${left} is null or coalesce(${left} >= least(jsa.closed_at, jsa.expires_at), false))`
}

const isHere = isHereAs('one')

/** They have signed the revision that holds; whoever has left, any. */
const hasSigned = sql<SqlBool>`(one.signed_at is not null
  and (one.signed_revision = jsa.revision or not ${isHere}))`

/** Who counts among the signatures: whoever is there, and who has left after signing. */
const counts = sql<SqlBool>`(${isHere} or one.signed_at is not null)`

/** The crew of `jsas as jsa` in numbers: the one place that says what a signature counts for. */
export const crewTally: RawBuilder<Tally> = sql`
  select tally.attendee_count, tally.signed_count, tally.sse_count,
    100 * tally.signed_count / greatest(tally.attendee_count, 1) as signature_percentage
  from (
    select (count(*) filter (where ${counts}))::int as attendee_count,
      (count(*) filter (where ${hasSigned}))::int as signed_count,
      (count(*) filter (where ${counts} and one.is_sse))::int as sse_count
    from jsa_attendees as one
    where one.shard_key = jsa.shard_key and one.jsa_id = jsa.id
  ) as tally`

/** The hazards of `jsas as jsa` in numbers. */
export const hazardTally: RawBuilder<Hazards> = sql`
  select count(*)::int as hazard_count, coalesce(max(one.residual_rank), 0) as residual_rank,
    max(one.residual_level) as residual_level,
    (array_agg(one.residual_risk order by one.residual_rank desc)
      filter (where one.residual_risk is not null))[1] as residual_risk,
    (array_agg(one.title order by one.place)
      filter (where one.controls = '[]'::jsonb))[1] as uncontrolled,
    (array_agg(one.title order by one.place)
      filter (where one.initial_risk is null or one.residual_risk is null))[1] as unrated,
    (array_agg(one.title order by one.place)
      filter (where one.residual_likelihood > one.initial_likelihood
        or one.residual_severity > one.initial_severity))[1] as worsened
  from jsa_hazards as one
  where one.shard_key = jsa.shard_key and one.jsa_id = jsa.id`

/** What stands beside `jsas as jsa` where a row is read. */
export const tallies: RawBuilder<unknown> = sql`cross join lateral (${crewTally}) as tally
  cross join lateral (${hazardTally}) as worst`

/** The columns of a row, over `jsas as jsa` and its `tallies`. */
export function jsaColumns(reader: Reader): RawBuilder<JsaSqlRow> {
  return sql`jsa.id, jsa.number, jsa.title, jsa.shift, jsa.status, jsa.status_reason, jsa.starts_at,
    jsa.expires_at, jsa.well, jsa.is_star, jsa.revision, jsa.stop_count, jsa.created_at,
    jsa.updated_at, jsa.opened_at, jsa.closed_at, jsa.row_version,
    tally.attendee_count, tally.signed_count, tally.signature_percentage, tally.sse_count,
    worst.hazard_count, worst.residual_risk, worst.residual_level, worst.residual_rank,
    worst.uncontrolled, worst.unrated, worst.worsened,
    ${namedIn('crews', 'code', 'jsa.crew_code')} as crew,
    (select crew.colour from crews as crew where crew.code = jsa.crew_code) as crew_color,
    ${namedIn('pads', 'id', 'jsa.pad_id')} as pad,
    ${namedIn('customers', 'id', 'jsa.customer_id')} as customer,
    ${personIn('jsa.author_id')} as author, ${personIn('jsa.supervisor_id')} as supervisor,
    exists (
      select 1 from jsa_attendees as one
      where one.shard_key = jsa.shard_key and one.jsa_id = jsa.id
        and one.person_id = jsa.supervisor_id and one.signed_at is not null
        and one.signed_revision = jsa.revision
    ) as is_supervisor_signed,
    exists (
      select 1 from people as someone where someone.id = jsa.supervisor_id and someone.is_active
    ) as is_supervisor_here,
    jsa.submitted_by, jsa.hazard_writers,
    ${tieColumns(reader)}`
}
