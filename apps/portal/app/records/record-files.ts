import type { Moment } from './moment.ts'

/** The one field of a page that takes a PDF beside pictures. */
export const filesField = 'document'
/** The field of a record that takes pictures alone. */
export const picturesField = 'picture'

/** What a field that takes a PDF beside pictures lets be chosen. */
export const acceptedFiles: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
]

/** A file of a record, and where it can be seen. */
export type RecordFileView = {
  id: string
  name: string
  isPhoto: boolean
  href: string
  added: Moment
  /** Who added it; missing where that is not told. */
  by?: string
  /** That it stays, also for whoever may remove others. */
  isKept?: boolean
}

/** What a page answers that found a file wanting: why, and on which of its records. */
export type FilesAgain = { filesProblem: string; filesOf: string }

/** Why a file of this record could not be taken or removed; undefined where nothing was wrong. */
export function filesProblemIn(answer: unknown, of: string): string | undefined {
  return isFilesAgain(answer) && answer.filesOf === of ? answer.filesProblem : undefined
}

/** Tells files that were found wanting from whatever else an action answers. */
export function isFilesAgain(answer: unknown): answer is FilesAgain {
  return typeof answer === 'object' && answer !== null && 'filesProblem' in answer
}
