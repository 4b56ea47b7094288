import { defineMoves } from '../../moves/moves.ts'
import type { TieRight } from '../../tie.ts'
import { lotoTemplateStates } from './loto.vocabulary.ts'

const keeper: TieRight = { tie: 'all', keys: ['manage_loto_templates'] }
const authorized: TieRight = { tie: 'all', keys: ['authorize_loto'] }

/** Who writes templates: whoever keeps them. */
export const lotoTemplateKeepers: readonly TieRight[] = [keeper]

/** How a template comes into use, is inspected, and goes out of use (decision 0107). */
export const lotoTemplateMoves = defineMoves(lotoTemplateStates, {
  submit: {
    from: ['draft'],
    to: 'in_review',
    who: lotoTemplateKeepers,
    guards: ['hasCode', 'isCodeFree', 'hasCategory', 'hasShutdown', 'hasPoint', 'isEachPointWhole'],
    label: 'Submit for review',
    kind: 'main',
  },
  /** What it takes the place of is superseded. */
  approve: {
    from: ['in_review'],
    to: 'approved',
    who: [authorized, keeper],
    guards: ['isCodeFree', 'isNotAuthor'],
    label: 'Approve',
    kind: 'main',
  },
  return: {
    from: ['in_review'],
    to: 'draft',
    who: [authorized, keeper],
    needsReason: true,
    label: 'Return',
    kind: 'refusing',
  },
  withdraw: {
    from: ['in_review'],
    to: 'draft',
    who: lotoTemplateKeepers,
    label: 'Take back to draft',
  },
  /** The yearly inspection, by a call of its own: by an authorized person who does not use it just now. */
  inspect: {
    from: ['approved'],
    to: 'approved',
    who: [authorized],
    guards: ['isNotAuthor', 'isNotUsing'],
    label: 'Record an inspection',
  },
  retire: {
    from: ['approved'],
    to: 'retired',
    who: lotoTemplateKeepers,
    needsReason: true,
    label: 'Retire',
    kind: 'refusing',
  },
  /** Follows from the approval of its next revision. */
  supersede: { from: ['approved', 'retired'], to: 'superseded', who: [], label: 'Superseded' },
  /** Asked for by the call that deletes (spec 7), which says who may. */
  remove: { from: ['draft'], who: [], label: 'Delete', kind: 'refusing' },
})
