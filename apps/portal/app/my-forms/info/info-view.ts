import type { Badge, MyFormApproval, MyFormAttachment } from '@holdpoint/api'
import type { Moment } from '../../records/moment.ts'

/** What the info of an entry shows: words and numbers only. */
export type InfoView = {
  id: string
  title: string
  typeName: string
  number: string
  formVersion: number
  badge: Pick<Badge, 'label' | 'style'>
  elevatedFrom: string | null
  isReopened: boolean
  /** The form's own notes, and the answer that tells this entry from others; '' is none. */
  notes: string
  answer: string
  startedBy: string
  started: Moment
  submitted: Moment | null
  crew: string
  padNames: string
  /** Such as "86 %" and "80 %"; null where there is none. */
  score: { percent: string; result: 'passed' | 'failed' | null } | null
  passMark: string | null
  signature: 'complete' | 'pending'
  subForms: { ofForm: number; added: number }
  counts: { comments: number; actions: number }
  approvals: readonly InfoApproval[]
  attachments: readonly InfoAttachment[]
  /** The last lines of the history, newest first, and how many there are. */
  history: readonly InfoEvent[]
  historyCount: number
}

export type InfoApproval = {
  id: string
  name: string
  task: 'sign' | 'approve'
  meaning: string
  step: number
  status: MyFormApproval['status']
  at: Moment | null
}

export type InfoAttachment = {
  id: string
  name: string
  kind: MyFormAttachment['kind']
  question: string
  url: string
}

export type InfoEvent = {
  key: string
  at: Moment
  /** Null for what the service did by itself. */
  name: string | null
  what: string
  /** Which answers it was about. */
  fields: readonly string[]
}
