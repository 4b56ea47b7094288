import type { MyFormApproval } from '@holdpoint/api'
import type { Signature } from '@holdpoint/forms'
import type { EntryMoment, EntryView } from '../fill-out/entry-view.ts'

/** Somebody who signs or approves an entry, and what came of it. */
export type SignerLine = {
  id: string
  name: string
  isOwn: boolean
  task: MyFormApproval['task']
  meaning: string
  /** Null where the steps are not told any more. */
  step: number | null
  status: MyFormApproval['status']
  /** In whose place they decide; null in their own. */
  deputyFor: string | null
  signed: EntryMoment | null
  /** What was said with the decision; null where nothing was. */
  note: string | null
  /** Null where nothing is kept of how it was signed. */
  signature: Signature | null
}

/** What the form takes in which the reader signs. */
export type SigningView = {
  formKey: string
  /** What the signature stands for. */
  meaning: string
  /** The version that the reader has before them. */
  rowVersion: number
}

/** An entry as those see it who sign and approve it. */
export type ReviewView = {
  entry: EntryView
  actionCount: number
  signers: readonly SignerLine[]
  /** Null where the reader is not awaited. */
  signing: SigningView | null
}
