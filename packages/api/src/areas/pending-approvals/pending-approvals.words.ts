import type { AreaWords } from '../../openapi/area-words.ts'
import { paging } from '../../openapi/shared-words.ts'

/** What the documents say of the calls about pending approvals. */
export const pendingApprovalsWords = {
  notes: {
    'pendingApprovals.list':
      'What waits is read from the records themselves. Forms are signed on their own page; what `canDecide` says may be decided here.',
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
      isTogether:
        'Whether they were chosen together with others, also of another kind; so it is in any case with several `recordIds`. What has to be looked at first, such as a form with a critical failure, is not approved then.',
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
      canDecide: 'False for what is decided on its own page, with a signature.',
    },
  },
} as const satisfies AreaWords<'pendingApprovals'>
