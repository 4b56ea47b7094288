import { sql, type RawBuilder } from 'kysely'
import type { AcknowledgementState, FileStatus } from '@holdpoint/api'
import {
  acknowledgementJoin,
  askedFrom,
  dueOn,
  isAcknowledged,
  stateOfAck,
} from '../../records/acknowledgement.ts'
import {
  changedSeen,
  isAhead,
  isPinned,
  isReviewDue,
  tieColumns,
  type Reader,
  type TieColumns,
} from './files.rights.ts'

/** A file as a list shows it. */
export type FileRow = TieColumns & {
  id: string
  number: string
  name: string
  folder: string
  tags: string[]
  status: FileStatus
  status_reason: string | null
  version: number
  current_version: number | null
  require_ack: boolean
  check_question: string
  check_right: string
  check_wrong: string[]
  /** When it last changed, as far as whoever asks is told. */
  changed_at: Date
  review_on: string | null
  is_review_due: boolean
  effective_from: string | null
  /** Whether that day is still to come where the organisation is. */
  is_ahead: boolean
  approver_id: string | null
  /** Whether its approver works here still. */
  is_approver_here: boolean
  /** Who brought the newest version. */
  uploader_id: string | null
  is_acknowledged: boolean
  ack_state: AcknowledgementState | null
  ack_due_on: string | null
  /** Since when whoever asks is to acknowledge it. */
  asked_from: Date | null
  is_opened: boolean
  is_pinned: boolean
  row_version: number
}

/** The columns of a row, over what `fileSeen` joins. */
export function fileColumns(reader: Reader): RawBuilder<FileRow> {
  return sql`file.id, file.number, file.name, file.folder, file.tags, file.status,
    file.status_reason, file.version, file.current_version, file.require_ack, file.check_question,
    file.check_right, file.check_wrong, changed.at as changed_at,
    file.review_on::text as review_on, ${isReviewDue(reader)} as is_review_due, file.approver_id,
    file.effective_from::text as effective_from, ${isAhead(reader)} as is_ahead,
    exists (
      select 1 from people as approver where approver.id = file.approver_id and approver.is_active
    ) as is_approver_here,
    (
      select newest.uploaded_by from library_versions as newest
      where newest.shard_key = file.shard_key and newest.file_id = file.id
        and newest.version = file.version
    ) as uploader_id,
    ${isAcknowledged('library_file', 'file')} as is_acknowledged,
    ${stateOfAck('file', reader)} as ack_state, ${dueOn('file', reader)}::text as ack_due_on,
    ${askedFrom('file')} as asked_from,
    coalesce(ack.opened_at >= ${askedFrom('file')}, false) as is_opened,
    ${isPinned(reader)} as is_pinned, file.row_version, ${tieColumns(reader)}`
}

/** A file, with what whoever asks has of it as `ack`, and when it last changed for them as `changed`. */
export const fileSeen = (reader: Reader): RawBuilder<unknown> =>
  sql`library_files as file ${ownAck(reader)} ${changedSeen(reader)}`

/** What whoever asks has of a file, joined as `ack`. */
export function ownAck({ personId }: Pick<Reader, 'personId'>): RawBuilder<unknown> {
  return acknowledgementJoin({
    recordType: 'library_file',
    record: 'file',
    person: sql`${personId}::text`,
  })
}
