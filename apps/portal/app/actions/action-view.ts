import type { ActionDetail, ActionHistoryEvent, ActionLine, AllowedEvent } from '@holdpoint/api'
import type { Moment } from '../records/moment.ts'
import type { Choice } from '../records/edit-again.ts'

/** An action as its page shows it: words only, nothing left to work out. */
export type ActionView = Pick<
  ActionDetail,
  'number' | 'title' | 'description' | 'status' | 'statusReason' | 'rowVersion' | 'evidenceMin'
> & {
  id: string
  facts: string
  canEdit: boolean
  canAddEvidence: boolean
  source: SourceView | null
  links: SourceView[]
  photos: FileView[]
  evidence: FileView[]
  due: DueView
  rows: FactRow[]
  parent: LineView | null
  children: LineView[]
  moves: AllowedEvent[]
  assignees: Choice[]
  formKey: string
}

/** What it was raised from, or linked with. */
export type SourceView = {
  number: string | null
  title: string
  /** The question with its answer. */
  asked: string | null
  /** Where the record can be opened; null for who may not open it. */
  to: string | null
}

/** A file, and where it can be seen. */
export type FileView = {
  id: string
  name: string
  isPhoto: boolean
  href: string
  by: string
  added: Moment
}

/** When it is due, and was. */
export type DueView = {
  day: string
  heading: string
  isLate: boolean
  /** How often it was moved, and by how much; null for never. */
  moved: string | null
  /** The first one first; the last one stands. */
  dates: { day: string; short: string; why: string; by: string }[]
  /** How far away the last one is. */
  words: string | null
  /** What there is to know of the next move of it, or of the day that it waits for. */
  note: string | null
}

export type FactRow = { term: string; text: string; to?: string; more?: string }

export type LineView = Pick<ActionLine, 'number' | 'title' | 'status'> & { id: string; to: string }

/** One line of the history. */
export type EventView = {
  at: Moment
  who: string
  did: string
  changes: { label: string; words: string }[]
  reason: ActionHistoryEvent['reason']
}
