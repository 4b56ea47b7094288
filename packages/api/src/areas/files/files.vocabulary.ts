// What files of the library are told by. No schema is among it, so that pages may use it.

/** How far a file is (decisions 0079 and 0098). */
export const fileStatuses = ['draft', 'pending', 'ahead', 'approved', 'archived'] as const
/** How far a file is. */
export type FileStatus = (typeof fileStatuses)[number]
/** What people call it. */
export const fileStatusLabels: Readonly<Record<FileStatus, string>> = {
  draft: 'Draft',
  pending: 'To approve',
  ahead: 'In force later',
  approved: 'In force',
  archived: 'Archived',
}

/** How far somebody is with a file that is to be acknowledged (domain 2.12). */
export const acknowledgementStates = ['pending', 'overdue', 'acknowledged', 'waived'] as const
/** How far somebody is with a file that is to be acknowledged. */
export type AcknowledgementState = (typeof acknowledgementStates)[number]
/** What people call it. */
export const acknowledgementStateLabels: Readonly<Record<AcknowledgementState, string>> = {
  pending: 'To acknowledge',
  overdue: 'Overdue',
  acknowledged: 'Acknowledged',
  waived: 'Waived',
}

/** How many days people have, unless a file says otherwise. */
export const dueDaysUsual = 14

/** How far the words of a version are: it has none, they are yet to be taken out, or cannot be. */
export const textStates = ['none', 'waiting', 'taken', 'unreadable'] as const
/** How far the words of a version are. */
export type TextState = (typeof textStates)[number]

/** How large a file of the library may be that comes in parts, in bytes; the number is ours. */
export const libraryFileBytesMax = 200 * 1024 * 1024
/** How large each of its parts is, in bytes; the last one is what is left. */
export const uploadPartBytes = 8 * 1024 * 1024

/** How many files somebody may have pinned; the number is ours. */
export const pinnedFilesMax = 40
/** How large a pinned file may be that a device keeps, in bytes; the number is ours. */
export const pinnedFileBytesMax = 25 * 1024 * 1024

/** How many wrong answers a check question offers beside the right one; the number is ours. */
export const wrongAnswersMax = 4
