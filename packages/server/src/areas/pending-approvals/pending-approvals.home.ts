import type { ApprovalItem, Waiting, WaitingKind } from '@holdpoint/api'
import type { WaitingPart } from '../home/waiting.ts'
import { waitingFor } from './pending-approvals.handlers.ts'

/** What waits for somebody's signature, which is given on its own page, and for their decision. */
export const toDecide: WaitingPart = async (context) => {
  const items = await waitingFor(context)
  return [
    ...ofItems(
      'to_sign',
      items.filter(({ isSignature }) => isSignature),
    ),
    ...ofItems(
      'to_approve',
      items.filter(({ isSignature }) => !isSignature),
    ),
  ]
}

function ofItems(kind: WaitingKind, items: readonly ApprovalItem[]): Waiting[] {
  const [first] = items
  if (first === undefined) {
    return []
  }
  const { recordId: id, title, requestedBy } = first
  return [{ kind, count: items.length, first: { id, title, detail: requestedBy.fullName } }]
}
