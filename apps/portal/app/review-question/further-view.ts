import type { EmailShare } from '@holdpoint/api'
import type { EntryMoment } from '../fill-out/entry-view.ts'

/** An entry at the other end of an elevation; it leads nowhere where it is not open to the reader. */
export type FurtherLink = {
  key: string
  title: string
  number: string
  to: string | null
  by: string
  at: EntryMoment
  reason: string
}

/** Where an entry came from and went, and where it may go. */
export type ElevatedView = {
  formKey: string
  from: FurtherLink | null
  to: readonly FurtherLink[]
  open: readonly { formId: string; title: string }[]
  /** Those that are not open now, each with its sentence. */
  closed: readonly { formId: string; title: string; why: string }[]
}

/** The addresses that an entry was mailed to; null for whoever does not share it. */
export type EmailView = {
  formKey: string
  /** Why it cannot be mailed now; null where it can. */
  why: string | null
  shares: readonly {
    id: string
    formKey: string
    email: string
    by: string
    state: EmailShare['state']
    until: EntryMoment
    opened: EntryMoment | null
  }[]
}
