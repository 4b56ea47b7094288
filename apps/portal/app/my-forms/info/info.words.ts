import { entryDeeds } from '../../fill-out/entry-deeds.ts'

/** The words of the info about an entry. */
export const words = {
  title: 'Form info',
  number: 'Number',
  type: 'Type',
  version: 'Version of the form',
  notes: 'Notes',
  answer: 'Answer in the list',
  passMark: 'Pass mark',
  score: 'Score',
  startedBy: 'Started by',
  started: 'Started',
  submitted: 'Submitted',
  notSubmitted: 'Not yet',
  crew: 'Crew',
  pads: 'Pads',
  none: 'None',
  signature: 'Signature',
  noSignature: 'Not asked for',
  elevatedFrom: 'Elevated from',
  subForms: 'Sub-forms',
  panes: {
    about: 'About',
    approvals: 'Signatures and approvals',
    attachments: 'Attachments',
    history: 'History',
  },
  noApprovals: 'Nobody is asked to sign or approve.',
  noAttachments: 'No photo, no drawn signature and no attached file.',
  noHistory: 'Nothing has been recorded yet.',
  service: 'Holdpoint',
} as const

export const taskNames = { sign: 'Signature', approve: 'Approval' } as const

export const approvalNames = {
  pending: 'Waiting',
  done: 'Done',
  refused: 'Refused',
  passed: 'Not needed',
} as const

export const attachmentNames = { photo: 'Photo', signature: 'Signature', file: 'File' } as const

/** A deed without words is told by the name that it has. */
export function deedOf(action: string): string {
  return entryDeeds[action] ?? action
}

export function subFormsOf({ ofForm, added }: { ofForm: number; added: number }): string {
  return ofForm + added === 0 ? words.none : `${ofForm} wanted, ${added} added`
}

/** How much of the history is shown, where it is not all. */
export function lastOf(shown: number, total: number): string {
  return `last ${shown} of ${total}`
}
