import { sql, type RawBuilder, type SqlBool } from 'kysely'
import {
  inOrderStates,
  today,
  trainingMatrixList,
  type PersonLine,
  type TrainingMatrixCell,
  type TrainingMatrixColumn,
} from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { isInCountry, isOneOf } from '../../lists/conditions.ts'
import { listSource, matching, type Asked } from '../../lists/source.ts'
import { dates, type WindowBounds } from '../../lists/window.ts'
import { personIn } from '../../records/people.queries.ts'
import { isReadable, isRequired, stateOn, trainingLines } from './training.lines.ts'
import { keepsTraining } from './training.rights.ts'

// The matrix: people down, qualifications across. A cell is a line of the list of training that
// counts now, and nothing else is known of it.

/** The day of whoever asks, and whether all of the organisation's are theirs to read. */
export type MatrixFacts = { today: string; keeps: boolean } & Partial<WindowBounds>

/** Days of hiring are for whoever keeps people to know; for others they narrow nothing. */
const noDays = { startsAt: undefined, endsBefore: undefined }

/** What the matrix is asked for. */
export type MatrixQuery = Asked<typeof trainingMatrixList, MatrixFacts>

type PersonRow = {
  id: string
  person: PersonLine
  job_title: string | null
  crew: string | null
  counted: number
}

type Chosen = Pick<MatrixQuery, 'shardKey' | 'qualifications'>

/** The lines that stand in cells: those of qualifications that are chosen, or else in use. */
const cellLines = ({ shardKey, qualifications }: Chosen) => sql`
  from ${trainingLines}
  where line.shard_key = ${shardKey} and not line.is_renewed and ${
    qualifications === undefined
      ? sql`qualification.retired_at is null`
      : sql`line.qualification_id = any(${qualifications}::text[])`
  }`

const isInOrder = ({ today: day }: Pick<MatrixFacts, 'today'>) =>
  sql<boolean>`${stateOn(sql`${day}`)} = any(${sql.lit(`{${inOrderStates.join(',')}}`)}::text[])`

/**
 * Whether a person has a cell, or one of some cells. The lines that one may read are gone through once
 * and kept beside: put into the plan of the people they would be gone through anew for each of them.
 */
const hasCell = (
  query: MatrixQuery,
  narrowed: RawBuilder<unknown> = sql``,
) => sql<SqlBool>`person.id in (
  with held as materialized (
    select distinct line.person_id ${cellLines(query)}
      and ${isReadable('line.person_id', query)} ${narrowed}
  )
  select person_id from held
)`

/**
 * Who is on a tab, of all that one may read: whoever has a cell, or one that is not in order. Chosen
 * qualifications ask for a cell by themselves.
 */
function ofSection(query: MatrixQuery): RawBuilder<SqlBool> {
  switch (query.section) {
    case 'everybody':
      return sql`true`
    case 'asked':
      return query.qualifications === undefined ? hasCell(query) : sql`true`
    case 'wanting':
      return hasCell(query, sql`and not ${isInOrder(query)}`)
    default:
      return query.section satisfies never
  }
}

/** The people of the matrix. */
export const trainingMatrix = listSource<typeof trainingMatrixList, PersonRow, MatrixFacts>(
  trainingMatrixList,
  {
    facts: (_query, { person, now }) => {
      const keeps = keepsTraining(person)
      return { today: today(now, person.timeZone), keeps, ...(keeps ? {} : noDays) }
    },
    structure: ['keeps'],
    from: () => sql`people as person left join job_titles as job on job.code = person.job_code`,
    id: 'person.id',
    readable: (query) => sql<SqlBool>`person.shard_key = ${query.shardKey} and person.is_active
      and ${isReadable('person.id', query)}
      and ${ofSection(query)}`,
    day: dates('person.hire_date'),
    search: (pattern) =>
      sql`(person.full_name ilike ${pattern} or person.employee_number ilike ${pattern})`,
    orders: { person: 'person.full_name', job: 'job.name' },
    conditions: {
      // Whoever lacks one of them has a cell in it.
      qualifications: (_chosen, query) =>
        query.section === 'wanting' ? sql`true` : hasCell(query),
      jobTitles: isOneOf('person.job_code'),
      departments: isOneOf('job.department_code'),
      countries: isInCountry('person.country_code'),
      districts: isOneOf('person.district_code'),
      businessUnits: isOneOf('person.business_unit_code'),
      crews: isOneOf('person.crew_code'),
    },
    select: (db, page) => ({
      compile: () =>
        sql<PersonRow>`
          select person.id, ${personIn('person.id')} as person, job.name as job_title,
            (select name from crews where code = person.crew_code) as crew, page.counted
          from ${page}
          join people as person on person.id = page.id
          left join job_titles as job on job.code = person.job_code
          order by page.place`.compile(db),
    }),
  },
)

type CellRow = TrainingMatrixCell & { personId: string }

/** The cells of some people, by the names of the qualifications. */
export async function cellsOf(
  db: Queryable,
  query: MatrixQuery,
  personIds: readonly string[],
): Promise<CellRow[]> {
  const { rows } = await sql<CellRow>`
    select line.person_id as "personId", line.qualification_id as "qualificationId",
      line.record_id as "trainingRecordId", line.expires_on::text as "expiresOn",
      ${stateOn(sql`${query.today}`)} as state, ${isRequired} as "isRequired"
    ${cellLines(query)} and line.person_id = any(${[...personIds]}::text[])
    order by qualification.name, qualification.id`.execute(db)
  return rows
}

/** The cells of the person in a column, by their qualifications, as a workbook says them. */
export const cellsIn = (column: string, query: Chosen & Pick<MatrixFacts, 'today'>) => sql<
  Readonly<Record<string, Pick<TrainingMatrixCell, 'state' | 'expiresOn'>>>
>`(
  select coalesce(json_object_agg(line.qualification_id, json_build_object(
    'state', ${stateOn(sql`${query.today}`)}, 'expiresOn', line.expires_on::text)), '{}')
  ${cellLines(query)} and line.person_id = ${sql.ref(column)}
)`

/**
 * The qualifications that those hold or are asked for who are found, with how many of them are in
 * order. Whoever has no cell is counted in no column, so nobody needs to be asked for one again.
 */
export function columnsOf(db: Queryable, query: MatrixQuery): Promise<TrainingMatrixColumn[]> {
  const asked = { ...query, section: 'everybody', qualifications: undefined } as const
  const people = sql`select person.id ${matching(trainingMatrix, asked)}`
  return columnsAmong(db, query, people)
}

/** The same of some people, of whom those who lack nothing are left out on the tab of who does. */
export async function columnsAmong(
  db: Queryable,
  query: MatrixQuery,
  personIds: RawBuilder<unknown>,
): Promise<TrainingMatrixColumn[]> {
  const { rows } = await sql<TrainingMatrixColumn>`
    with cells as materialized (
      select line.person_id, line.qualification_id, ${isInOrder(query)} as is_in_order
      ${cellLines(query)} and ${isReadable('line.person_id', query)}
    ), counts as (
      select qualification_id, count(*) filter (where is_in_order)::int as in_order,
        count(*)::int as counted
      from cells
      where person_id in (${personIds})
        ${
          query.section === 'wanting'
            ? sql`and person_id in (select person_id from cells where not is_in_order)`
            : sql``
        }
      group by qualification_id
    )
    select one.id as "qualificationId", one.name, one.kind,
      one.retired_at is not null as "isRetired", counts.in_order as "inOrder", counts.counted
    from counts
    join qualifications as one on one.shard_key = ${query.shardKey}
      and one.id = counts.qualification_id
    order by one.name, one.id`.execute(db)
  return rows
}
