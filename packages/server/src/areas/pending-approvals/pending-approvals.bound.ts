import type { Tie } from '@holdpoint/api'
import type { TieFinder, TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import * as approvals from './pending-approvals.handlers.ts'
import { isOwnDelegation } from './pending-approvals.queries.ts'

/** Which handler answers which call of the area. */
export const pendingApprovalsHandlers: AreaHandlers<'pendingApprovals'> = {
  'pendingApprovals.list': approvals.list,
  'pendingApprovals.decide': approvals.decide,
  'pendingApprovals.delegations': approvals.delegations,
  'pendingApprovals.delegate': approvals.delegate,
  'pendingApprovals.endDelegation': approvals.endDelegation,
}

/** A delegation belongs to whoever it stands in for. */
const delegationTies: TieFinder = async (db, person, input) => {
  const id =
    typeof input === 'object' && input !== null && 'delegationId' in input
      ? input.delegationId
      : undefined
  const isOwn = typeof id === 'string' && (await isOwnDelegation(db, person, id))
  return new Set<Tie>(isOwn ? ['own'] : [])
}

/** How a delegation is tied to people. */
export const pendingApprovalsTies = {
  approvalDelegation: delegationTies,
} satisfies Partial<TieFinders>
