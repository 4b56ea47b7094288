import type { MyFormApproval } from '@holdpoint/api'
import type { EntryMoment, EntryView } from '../fill-out/entry-view.ts'

/** Somebody who signs or approves an entry, and what came of it. */
export type SignerLine = {
  id: string
  name: string
  isOwn: boolean
  task: MyFormApproval['task']
  meaning: string
  step: number
  status: MyFormApproval['status']
  signed: EntryMoment | null
}

/** An entry as those see it who sign and approve it. */
export type ReviewView = {
  entry: EntryView
  actionCount: number
  signers: readonly SignerLine[]
}
