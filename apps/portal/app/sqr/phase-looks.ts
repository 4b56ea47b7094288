import type { SqrPhase } from '@holdpoint/api'
import type { FormStatusStyle } from '@holdpoint/api/vocabulary'

/** How each phase of a report looks where the colours of its status are not told. */
export const phaseLooks: Readonly<Record<SqrPhase, FormStatusStyle>> = {
  draft: 'in-progress',
  open: 'pending',
  investigating: 'in-review',
  verifying: 'pending',
  approval: 'pending',
  monitoring: 'approved',
  closed: 'completed',
  void: 'neutral',
}
