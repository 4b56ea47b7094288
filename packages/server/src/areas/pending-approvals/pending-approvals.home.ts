import type { ApprovalItem, Waiting, WaitingKind } from '@holdpoint/api'
import { waitingOf, type WaitingPart } from '../home/waiting.ts'
import { waitingFor } from './pending-approvals.handlers.ts'

/** What waits for somebody's signature, which is given on its own page. */
export const toSign: WaitingPart = async (context) =>
  ofItems(
    'to_sign',
    (await waitingFor(context)).filter(({ canDecide }) => !canDecide),
  )

/** What waits for somebody's decision. */
export const toApprove: WaitingPart = async (context) =>
  ofItems(
    'to_approve',
    (await waitingFor(context)).filter(({ canDecide }) => canDecide),
  )

function ofItems(kind: WaitingKind, items: readonly ApprovalItem[]): Waiting | null {
  const [first] = items
  return first === undefined
    ? null
    : waitingOf(kind, items.length, {
        id: first.recordId,
        title: first.title,
        detail: first.requestedBy.fullName,
      })
}
