import { sql, type RawBuilder, type SqlBool } from 'kysely'
import {
  jobSoonHours,
  runningMax,
  type JobPart,
  type JsaRevision,
  type Running,
} from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { jsaColumns, tallies, type JsaSqlRow } from './jsa.columns.ts'
import { isMine, isNear, seesAll } from './jsa.rights.ts'
import { isSignedOn, toJsa } from './jsa.row.ts'

type Asking = Pick<PersonContext, 'db' | 'person' | 'now'>

/** Its job runs, is stopped, or begins soon, and its time is not over. */
const isRunning = ({ person, now }: Asking) => sql<SqlBool>`jsa.shard_key = ${person.shardKey}
  and jsa.deleted_at is null and jsa.expires_at > ${now}::timestamptz
  and (jsa.status in ('active', 'stopped') or jsa.status = 'ready'
    and jsa.starts_at < ${now}::timestamptz + ${sql.lit(`${jobSoonHours} hours`)}::interval)`

/** They have to do with it themselves, or their crew does it. */
const isOurs = ({ person }: Asking) => sql<SqlBool>`(${isMine(person)} or jsa.crew_code = (
  select worker.crew_code from people as worker where worker.id = ${person.personId}
))`

/** The pads on which somebody, or their crew, has a job now. */
export const padsOfJobs = (context: Asking): RawBuilder<unknown> => sql`
  select jsa.pad_id from jsas as jsa where ${isRunning(context)} and ${isOurs(context)}`

type JobRow = JsaSqlRow & {
  changes: JsaRevision[]
  is_of_crew: boolean
  signed_revision: number | null
  total: number
}

/** The jobs that run now, theirs and those of some pads, as far as somebody may read them. */
export async function jobsNow(
  context: Asking,
  padIds: readonly string[],
): Promise<Pick<Running, 'jobs' | 'jobCount'>> {
  const { db, person } = context
  const { rows } = await sql<JobRow>`
    select ${jsaColumns(person)}, jsa.changes,
      own.person_id is not null as is_of_crew, own.signed_revision,
      (count(*) over ())::int as total
    from jsas as jsa ${tallies}
    left join jsa_attendees as own on own.shard_key = jsa.shard_key and own.jsa_id = jsa.id
      and own.person_id = ${person.personId} and own.left_at is null
    where ${isRunning(context)} and ${seesAll(person) ? sql`true` : isNear(person)}
      and (${isOurs(context)} or jsa.pad_id = any(${[...padIds]}::text[]))
    order by is_of_crew desc, jsa.starts_at, jsa.id
    limit ${runningMax}::int`.execute(db)
  return { jobs: rows.map((row) => toJob(row, context)), jobCount: rows[0]?.total ?? 0 }
}

function toJob(row: JobRow, context: Asking): Running['jobs'][number] {
  const { jsaId, number, title, status, statusReason, startsAt, expiresAt, pad, ...crew } = toJsa(
    row,
    context,
  )
  const { attendeeCount, signedCount, signaturePercentage } = crew
  const part = partIn(row, context.now)
  const signed = row.signed_revision
  return {
    ...{ jsaId, number, title, status, statusReason, startsAt, expiresAt, pad },
    ...{ attendeeCount, signedCount, signaturePercentage, part },
    changes:
      part === 'sign_again' && signed !== null
        ? row.changes.filter(({ revision }) => revision > signed)
        : [],
  }
}

function partIn(row: JobRow, now: Date): JobPart {
  if (!row.is_of_crew) {
    return 'none'
  }
  if (row.signed_revision === row.revision) {
    return 'signed'
  }
  if (!isSignedOn(row, now)) {
    return 'crew'
  }
  return row.signed_revision === null ? 'sign' : 'sign_again'
}
