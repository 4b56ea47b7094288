import { policies, type LibraryFile } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Person } from '../../identity.ts'
import { eventsOf } from '../../records/move.ts'
import type { FileRow } from './files.columns.ts'
import { fileKind } from './files.facts.ts'
import { tiesOf } from './files.rights.ts'

/** A file as it travels to one person. */
export function toFile(row: FileRow, person: Person): LibraryFile {
  const ties = tiesOf(row)
  const isAsked = row.require_ack && row.is_meant
  // Who only reads it is not told of what is on its way.
  const isReader = !seesVersions(row, person)
  return {
    fileId: row.id,
    number: row.number,
    name: row.name,
    folder: row.folder,
    tags: row.tags,
    status: isReader ? 'approved' : row.status,
    statusReason: isReader ? null : row.status_reason,
    currentVersion: row.current_version,
    changedAt: row.changed_at.toISOString(),
    reviewOn: row.review_on,
    isReviewDue: row.is_review_due,
    own:
      isAsked && row.ack_state !== null && row.ack_due_on !== null
        ? { state: row.ack_state, dueOn: row.ack_due_on, isOpened: row.is_opened }
        : null,
    isPinned: row.is_pinned,
    // They change nothing either: the version in force is all that moves for them.
    rowVersion: isReader ? (row.current_version ?? 0) : row.row_version,
    allowedEvents: eventsOf(fileKind, row.status, { person, ties }, { row, person }),
    can: {
      edit: mayEdit(row.status) && opens(policies['files.save'].record, ties, person),
      seeAcknowledgements: seesMore(row, person),
    },
  }
}

/** Whether a person sees what became of a file, beside the version in force. */
export function seesMore(row: FileRow, person: Person): boolean {
  return opens(policies['files.history'].record, tiesOf(row), person)
}

/** Whether a person sees every version of a file: its keepers, and who approves it. */
export function seesVersions(row: FileRow, person: Person): boolean {
  return row.is_approver || seesMore(row, person)
}

/** What is out of use stays as it was used. */
export function mayEdit(status: FileRow['status']): boolean {
  return status !== 'archived'
}
