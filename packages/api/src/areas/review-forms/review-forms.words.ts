import type { AreaWords } from '../../openapi/area-words.ts'

const reason = 'Why, at most 500 characters; wanted where `needsReason` of the event says so.'

/** What the documents say of the calls about reviews. */
export const reviewFormsWords = {
  notes: {
    'reviewForms.saveApprovalStatus':
      'Steps go one after the other. Whoever comes second is told who was there first. With the last approval the entry is `approved`, or `complete` where nobody has to sign any more.',
    'reviewForms.saveStatus':
      '`requestChange` wants `flags` and leaves the entry in review: its submitter changes the flagged answers alone and hands it in again, and whoever had decided on other answers decides again. `reopen` makes approvals and signatures void.',
    'reviewForms.saveAccessControl':
      'A limited entry is shown to its submitter, its steps and the people named, and to nobody else, whatever keys they hold.',
  },
  inputs: {
    'reviewForms.information': {
      module: 'Where it is read from; makes no difference.',
      historyVersion: 'Opens it as it was handed in that time; left out, as it stands now.',
    },
    'reviewForms.saveApprovalStatus': {
      decision: '`reject` wants a reason.',
      reason,
    },
    'reviewForms.saveStatus': {
      event: 'The move, by its name; `allowedEvents` of the entry says which are open to you now.',
      reason,
      flags:
        'For `requestChange`: 1 to 100 questions with a note each, what is to be changed. A form post carries them as JSON text.',
    },
    'reviewForms.reassign': { personId: 'Who decides from now on.', reason },
    'reviewForms.difference': {
      from: 'The earlier version.',
      to: 'The later version; left out, how it stands now.',
    },
    'reviewForms.saveAccessControl': {
      isLimitedAccess: 'Whether it is limited.',
      personIds:
        'Whom it is open to beside its submitter and its steps. Left out, it stays as it is.',
    },
  },
} as const satisfies AreaWords<'reviewForms'>
