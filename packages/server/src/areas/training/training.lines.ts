import { sql, type RawBuilder, type SqlBool } from 'kysely'
import {
  trainingExpiringDays,
  type PersonLine,
  type QualificationKind,
  type TrainingState,
} from '@holdpoint/api'
import { personIn } from '../../records/people.queries.ts'
import { belowOf } from '../../records/team.ts'

// A line is a record of what somebody holds, or what their job asks of them and nobody has recorded.

/** A `record` after which another one of the same person and qualification was issued. */
export const isRenewed = sql<SqlBool>`exists (
  select from training_records as later
  where later.shard_key = record.shard_key and later.person_id = record.person_id
    and later.qualification_id = record.qualification_id and later.deleted_at is null
    and (later.issued_on, later.id) > (record.issued_on, record.id)
)`

/** What is recorded. */
const recorded = sql`
  select record.shard_key, record.id, record.id as record_id, record.person_id,
    record.qualification_id, record.level, record.number, record.issued_on, record.expires_on,
    record.row_version, ${isRenewed} as is_renewed
  from training_records as record where record.deleted_at is null`

/** What the jobs of people ask for and nobody has recorded. */
const missing = sql`
  select asked.shard_key, one.id || '.' || asked.id, null, one.id, asked.id, '', '',
    null::date, null::date, 0, false
  from qualifications as asked
  join people as one on one.shard_key = asked.shard_key and one.is_active
    and one.job_code = any(asked.job_codes)
  where asked.retired_at is null and not exists (
    select from training_records as held
    where held.shard_key = asked.shard_key and held.person_id = one.id
      and held.qualification_id = asked.id and held.deleted_at is null
  )`

const withNames = (lines: RawBuilder<unknown>) => sql`(${lines}) as line
  join people as person on person.id = line.person_id
  join qualifications as qualification on qualification.shard_key = line.shard_key
    and qualification.id = line.qualification_id
  left join job_titles as job on job.code = person.job_code`

/** All lines, with the person, the qualification and the job title of each. */
export const trainingLines: RawBuilder<unknown> = withNames(sql`${recorded} union all ${missing}`)
/** Those of them that are recorded. */
export const recordedLines: RawBuilder<unknown> = withNames(recorded)

/** Whether the job of the person asks for it. */
export const isRequired = sql<boolean>`(
  qualification.retired_at is null and person.job_code is not null
  and person.job_code = any(qualification.job_codes)
)`

/**
 * Whether the records of the person in a column are somebody's to read: all, or theirs and below. An
 * array of ids can only be looked up, so that nothing walks all lines to find a few people's.
 */
export const isReadable = (column: string, { keeps, personId }: Reader): RawBuilder<SqlBool> =>
  keeps
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.ref(column)} = any(array(
        select ${personId}::text union (${belowOf(personId)})
      ))`

/** Who reads, and whether they keep what people hold. */
type Reader = { keeps: boolean; personId: string }

/** How it stands on a day. */
export const stateOn = (day: RawBuilder<unknown>) => sql<TrainingState>`case
  when line.record_id is null then 'missing'
  when line.is_renewed then 'renewed'
  when line.expires_on < ${day}::text::date then 'expired'
  when line.expires_on <= ${day}::text::date + ${sql.lit(trainingExpiringDays)} then 'expiring'
  else 'valid' end`

/** A line as it is read. */
export type TrainingLine = {
  id: string
  record_id: string | null
  person: PersonLine
  job_title: string | null
  department: string | null
  qualification_id: string
  qualification: string
  kind: QualificationKind
  is_retired: boolean
  level: string
  number: string
  issued_on: string | null
  expires_on: string | null
  state: TrainingState
  is_required: boolean
  row_version: number
}

/** The columns of a line, in whose light of a day. */
export const lineColumns = (day: RawBuilder<unknown>): RawBuilder<TrainingLine> => sql`
  line.id, line.record_id, ${personIn('line.person_id')} as person, job.name as job_title,
  (select name from departments where code = job.department_code) as department,
  qualification.id as qualification_id, qualification.name as qualification, qualification.kind,
  qualification.retired_at is not null as is_retired, line.level, line.number,
  line.issued_on::text as issued_on, line.expires_on::text as expires_on,
  ${stateOn(day)} as state, ${isRequired} as is_required, line.row_version`
