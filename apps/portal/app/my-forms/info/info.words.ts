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
  noAttachments: 'No photo and no drawn signature.',
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

export const attachmentNames = { photo: 'Photo', signature: 'Signature' } as const

/** What somebody did, by the name that the history gives it. */
const deeds: Readonly<Record<string, string>> = {
  start: 'started the form',
  fill: 'answered',
  'add photo': 'added a photo',
  'remove photo': 'took a photo away',
  sign: 'signed',
  'sign as reviewer': 'signed in review',
  'deputy joins': 'asked a deputy to decide as well',
  submit: 'submitted the form',
  delete: 'deleted the form',
  restore: 'brought the form back',
  share: 'shared the form',
  vote: 'upvoted',
  'take back vote': 'took an upvote back',
  'add comment': 'added a comment',
  'edit comment': 'edited a comment',
  'delete comment': 'deleted a comment',
}

/** A deed without words here is told by the name that it has. */
export function deedOf(action: string): string {
  return deeds[action] ?? action
}

export function subFormsOf({ ofForm, added }: { ofForm: number; added: number }): string {
  return `${ofForm} of the form, ${added} added`
}

/** How much of the history is shown, where it is not all. */
export function lastOf(shown: number, total: number): string {
  return `last ${shown} of ${total}`
}
