import { sql } from 'kysely'
import type { AcknowledgementState, FileStatus } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { ListedIds } from '../../lists/workbook-lines.ts'
import { epochMs, type PickedRows } from '../../lists/workbook-rows.ts'
import { dueOn, stateOfAck } from '../../records/acknowledgement.ts'
import { peopleOf } from '../../records/audience.ts'
import { ackOfEach, isAskedAsTold } from './files.asked.ts'
import { isInForce, isKept, statusSeen, type Reader } from './files.rights.ts'

/** What one person has of a file, as the workbook needs it. */
export type WorkbookRow = {
  place: number
  number: string
  name: string
  folder: string
  status: FileStatus
  currentVersion: number | null
  owner: string
  reviewOn: string | null
  person: string | null
  employeeNumber: string | null
  districtCode: string | null
  crewCode: string | null
  state: AcknowledgementState | null
  dueOn: string | null
  openedAt: number | null
  version: number | null
  at: number | null
  reason: string | null
  wrongAnswers: number | null
}

/** A line for each person of a file's audience; what is somebody else's to keep names the reader alone. */
export function selectWorkbookRows(_db: Queryable, picked: PickedRows, reader: Reader) {
  return sql<WorkbookRow>`(
    select picked.place * 1000000
        + row_number() over (partition by file.id order by person.full_name, person.id) as place,
      file.number, file.name, file.folder,
      ${statusSeen(reader)} as status, file.current_version as "currentVersion",
      owner.full_name as owner, file.review_on::text as "reviewOn",
      person.full_name as person, person.employee_number as "employeeNumber",
      person.district_code as "districtCode", person.crew_code as "crewCode",
      case when person.id is not null then ${stateOfAck('file', reader)} end as state,
      case when person.id is not null then ${dueOn('file', reader)}::text end as "dueOn",
      ${epochMs('ack.opened_at')} as "openedAt", ack.version,
      ${epochMs('ack.acknowledged_at')} as at, ack.reason,
      ack.wrong_answers::int as "wrongAnswers"
    from ${picked}
    join library_files as file on file.shard_key = ${reader.shardKey} and file.id = picked.id
    join people as owner on owner.id = file.owner_id
    left join people as person on ${isAskedAsTold(reader)}
    ${ackOfEach}
  )`
}

/** How many lines they are: one at least for each file. */
export function countWorkbookRows(picked: ListedIds, reader: Reader) {
  const people = peopleOf('library_file', reader.shardKey, 'file.id')
  return sql<{ lines: number | null }>`
    select sum(case when file.require_ack and ${isInForce} and ${isKept(reader)}
      then greatest(1, (select count(*) from (${people}) as meant)) else 1 end
    )::float8 as lines
    from ${picked}
    join library_files as file on file.shard_key = ${reader.shardKey} and file.id = picked.id`
}
