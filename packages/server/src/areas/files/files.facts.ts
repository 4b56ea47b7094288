import { fileMoves, fileStatusLabels, sentences } from '@holdpoint/api'
import type { Person } from '../../identity.ts'
import { movingKind } from '../../records/move.ts'
import type { FileRow } from './files.columns.ts'

/** What the guards of a file's moves look at. */
export type FileFacts = { row: FileRow; person: Person }

/** Why a version does not wait for somebody. */
export const approverBrought = 'Who approves it brought this version. Please choose somebody else.'

/** How files move: the table of the contract, and a sentence for each guard (decision 0079). */
export const fileKind = movingKind<typeof fileMoves, FileFacts, 'library_files'>({
  recordType: 'library_file',
  moves: fileMoves,
  table: 'library_files',
  stateWords: (state) => fileStatusLabels[state].toLowerCase(),
  guards: {
    hasVersion: ({ row }) => (row.version === 0 ? sentences.required.file : null),
    hasApprover: ({ row }) =>
      row.approver_id === null
        ? sentences.required.approver
        : !row.is_approver_here
          ? 'Who was to approve it has left. Please choose somebody else.'
          : row.approver_id === row.uploader_id
            ? approverBrought
            : null,
    hasTag: ({ row }) => (row.tags.length === 0 ? sentences.required.tag : null),
    isNotUploader: ({ row, person }) =>
      row.uploader_id === person.personId ? 'Somebody else approves what you brought.' : null,
    mayBeDeleted: ({ row, person }) => {
      const key = row.is_acknowledged
        ? 'delete_acknowledged_files'
        : 'delete_not_acknowledged_files'
      return person.permissions.has(key)
        ? null
        : row.is_acknowledged
          ? 'It has been acknowledged, and your rights do not delete what was.'
          : 'Nobody has acknowledged it, and your rights delete only what was.'
    },
  },
})
