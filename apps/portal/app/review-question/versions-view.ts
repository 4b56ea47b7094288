import type { MyFormVersion } from '@holdpoint/api'
import type { EntryMoment, EntryView } from '../fill-out/entry-view.ts'
import type { RecordFileView } from '../records/record-files.ts'
import type { SignerLine } from './review-view.ts'

/** What was handed in, and what two of it differ in. */
export type VersionsView = {
  kind: 'all'
  id: string
  versions: readonly {
    version: number
    by: string
    made: EntryMoment
    /** Where it is read as it was. */
    to: string
  }[]
  /** The two that are compared; null where there is nothing to compare. */
  compared: {
    from: number
    /** Null for how it stands now. */
    to: number | null
    differences: readonly { key: string; label: string; before: string; after: string }[]
  } | null
}

/** One of them, as it was handed in and signed. */
export type VersionView = {
  kind: 'one'
  version: number
  by: string
  handedIn: EntryMoment
  entry: EntryView
  given: readonly SignerLine[]
  files: readonly RecordFileView[]
  /** The number of the one that was handed in last. */
  newest: number
}

/** What was signed and decided on a version, as it travels. */
export type Given = MyFormVersion['given'][number]
