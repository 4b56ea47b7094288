import type { AllowedEvent } from '@holdpoint/api'
import type { ApprovalKey } from './approval-key.ts'
import { words } from './approvals.words.ts'

/** A rejection asks for its reason as any move does; it is open unless somebody else was quicker. */
export function rejectionOf(
  { number }: Pick<ApprovalKey, 'number'>,
  stands: Pick<AllowedEvent, 'isOpen' | 'why'> = { isOpen: true, why: null },
): AllowedEvent {
  const label = words.rejectOf(number)
  return { event: 'reject', label, kind: 'refusing', needsReason: true, ...stands }
}
