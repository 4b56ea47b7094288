import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function pendingApprovalsInputs(ids: RecordIds): ValidInputs<'pendingApprovals'> {
  return {
    'pendingApprovals.list': {},
    'pendingApprovals.decide': {
      ...{ kind: 'action', recordIds: 'none', rowVersions: '1', decision: 'approve' },
    },
    'pendingApprovals.delegations': {},
    'pendingApprovals.delegate': {
      personId: 'p-colleague',
      startsOn: '2026-03-06',
      endsOn: '2026-03-07',
    },
    'pendingApprovals.endDelegation': { delegationId: ids.approvalDelegation },
  }
}
