import type { Report, Signature } from '@holdpoint/forms'
import type { EntryRow } from '../my-forms.entry.queries.ts'

/** Somebody who was asked to sign or approve, and what came of it. */
export type PaperSigner = {
  name: string
  meaning: string
  task: string
  status: string
  signedAt: Date | null
  /** What was said with the decision; null where nothing was. */
  note: string | null
  /** Null where nothing is kept of how it was signed. */
  signature: Signature | null
}

/** A section's share of the score. */
export type PaperScore = {
  title: string
  got: number
  max: number
  percent: number | null
  hasFailed: boolean
}

/** An entry below this one. */
export type PaperSubForm = { number: string; title: string; statusWords: string; percent: string }

/** What the head of the paper tells of an entry. */
export type PaperEntry = Pick<
  EntryRow,
  | 'number'
  | 'status'
  | 'form_type_name'
  | 'form_version'
  | 'form_title_answer'
  | 'submitter_name'
  | 'started_at'
  | 'submitted_at'
  | 'score'
  | 'result'
  | 'has_critical_failure'
>

/** Everything that the PDF of an entry says. */
export type EntryPaper = {
  entry: PaperEntry
  /** What the form is called, in the language that its reader reads it in. */
  title: string
  /** That language. */
  lang: string
  report: Report
  sections: readonly PaperScore[]
  signers: readonly PaperSigner[]
  /** In the order of the form, and of those of one form in the order in which they were started. */
  subForms: readonly PaperSubForm[]
}
