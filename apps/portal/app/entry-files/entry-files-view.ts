import type { RecordFileView } from '../records/record-files.ts'

/** The files that are attached to an entry as a whole. */
export type EntryFilesView = {
  files: readonly RecordFileView[]
  /** Where they are changed; null for whoever may not. */
  change: string | null
}
