import type { AreaWords } from '../../openapi/area-words.ts'
import { paging } from '../../openapi/shared-words.ts'

/** What the documents say of the calls about pending approvals. */
export const pendingApprovalsWords = {
  notes: {
    'pendingApprovals.list':
      'What waits is read from the records themselves. Forms are signed on their own page, and decided there unless `canDecide` says that they may be approved here; so are job safety analyses, lockout templates, and quality reports of Level 2 or above.',
    'pendingApprovals.decide':
      'One that is refused keeps no other from being decided. Whoever comes second is told who was there first.',
    'pendingApprovals.delegate':
      'The deputy verifies in your place on these days and may do nothing else that they could not.',
  },
  inputs: {
    'pendingApprovals.list': {
      ...paging('Items', 50),
      kind: 'Only what is of this kind.',
    },
    'pendingApprovals.decide': {
      kind: 'What they are.',
      recordIds: 'Up to 100 records, by the `recordId` that the list answers.',
      rowVersions:
        'The `rowVersion` of each, in the same order, as it was seen: one that was changed since is not decided, and says so.',
      decision: '`reject` sends back.',
      reason: 'Why, at most 500 characters; wanted for a rejection.',
    },
    'pendingApprovals.delegate': {
      personId: 'Who decides in your place.',
      startsOn: 'YYYY-MM-DD, the first day, in your time zone.',
      endsOn: 'YYYY-MM-DD, the last day; 60 days at most with the first one.',
    },
    'pendingApprovals.endDelegation': { delegationId: 'The id of one of your own.' },
  },
  parts: {
    ApprovalItem: {
      dueOn: 'YYYY-MM-DD; null where nothing says when.',
      step: 'What is asked for, such as “Verify”.',
      delegatedFrom: 'For whom you decide; null where it waits for you yourself.',
      isSignature: 'True for what is signed, on its own page; false for what is decided.',
      canDecide:
        'False for what is signed or decided on its own page: a form that does not allow more, or of which a critical question failed; an analysis, a lockout template, a report of Level 2 or above or one that is verified.',
    },
  },
} as const satisfies AreaWords<'pendingApprovals'>
