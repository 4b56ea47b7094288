import { signedIn, type AreaPolicies } from '../../policy-row.ts'

/** Who may make the calls of pending approvals: each sees and decides what waits for them. */
export const pendingApprovalsPolicies = {
  'pendingApprovals.list': signedIn,
  // Each item is judged by the rules of its own kind.
  'pendingApprovals.decide': signedIn,
  'pendingApprovals.delegations': signedIn,
  'pendingApprovals.delegate': signedIn,
  'pendingApprovals.endDelegation': {
    access: 'signedIn',
    keys: [],
    record: { kind: 'approvalDelegation', foreign: 'forbidden', ties: [{ tie: 'own', keys: [] }] },
  },
} as const satisfies AreaPolicies<'pendingApprovals'>
