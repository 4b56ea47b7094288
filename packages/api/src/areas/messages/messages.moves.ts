import { defineMoves } from '../../moves/moves.ts'
import type { TieRight } from '../../tie.ts'
import { messageStates } from './messages.vocabulary.ts'

const authors: readonly TieRight[] = [
  { tie: 'own', keys: ['create_messages'] },
  { tie: 'all', keys: ['edit_all_messages'] },
]
const editors: readonly TieRight[] = [
  { tie: 'own', keys: ['edit_own_messages'] },
  { tie: 'all', keys: ['edit_all_messages'] },
]

/**
 * How a message moves (spec 6, messages; decision 0075). From scheduled to active and from active to
 * expired nobody moves it: those two follow from the clock when it is read.
 */
export const messageMoves = defineMoves(messageStates, {
  send: {
    from: ['draft'],
    to: 'scheduled',
    who: authors,
    guards: ['isComplete', 'endsAfterStart', 'hasAudience'],
    label: 'Send',
    kind: 'main',
  },
  unschedule: { from: ['scheduled'], to: 'draft', who: authors, label: 'Back to draft' },
  recall: {
    from: ['active'],
    to: 'recalled',
    who: editors,
    needsReason: true,
    label: 'Recall',
    kind: 'refusing',
  },
  /** Makes a draft that says the same; what it is made of stays as it is. */
  copy: { from: ['expired', 'recalled'], who: authors, label: 'Use again', kind: 'main' },
  /** Asked for by the call that deletes (spec 6), which says who may. */
  remove: {
    from: ['draft', 'scheduled', 'expired', 'recalled'],
    who: [],
    label: 'Delete',
    kind: 'refusing',
  },
})
