import { sql, type RawBuilder, type SqlBool } from 'kysely'
import {
  jobSoonHours,
  runningMax,
  type JobPart,
  type JsaRevision,
  type Running,
} from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { crewTally, type JsaSqlRow } from './jsa.columns.ts'
import { namedIn } from '../../records/named.queries.ts'
import { isMine, isNear, seesAll } from './jsa.rights.ts'
import { isSignedOn } from './jsa.row.ts'

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

type JobRow = Pick<
  JsaSqlRow,
  | 'id'
  | 'number'
  | 'title'
  | 'status'
  | 'status_reason'
  | 'starts_at'
  | 'expires_at'
  | 'pad'
  | 'revision'
  | 'attendee_count'
  | 'signed_count'
  | 'signature_percentage'
> & {
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
  const { db, person, now } = context
  const { rows } = await sql<JobRow>`
    select jsa.id, jsa.number, jsa.title, jsa.status, jsa.status_reason, jsa.starts_at,
      jsa.expires_at, ${namedIn('pads', 'id', 'jsa.pad_id')} as pad, jsa.revision, jsa.changes,
      tally.attendee_count, tally.signed_count, tally.signature_percentage,
      own.person_id is not null as is_of_crew, own.signed_revision,
      (count(*) over ())::int as total
    from jsas as jsa
    cross join lateral (${crewTally}) as tally
    left join jsa_attendees as own on own.shard_key = jsa.shard_key and own.jsa_id = jsa.id
      and own.person_id = ${person.personId} and own.left_at is null
    where ${isRunning(context)} and ${seesAll(person) ? sql`true` : isNear(person)}
      and (${isOurs(context)} or jsa.pad_id = any(${[...padIds]}::text[]))
    order by is_of_crew desc, jsa.starts_at, jsa.id
    limit ${runningMax}::int`.execute(db)
  return { jobs: rows.map((row) => toJob(row, now)), jobCount: rows[0]?.total ?? 0 }
}

function toJob(row: JobRow, now: Date): Running['jobs'][number] {
  const part = partIn(row, now)
  const signed = row.signed_revision
  return {
    jsaId: row.id,
    number: row.number,
    title: row.title,
    status: row.status,
    statusReason: row.status_reason,
    startsAt: row.starts_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    pad: row.pad,
    attendeeCount: row.attendee_count,
    signedCount: row.signed_count,
    signaturePercentage: row.signature_percentage,
    part,
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
