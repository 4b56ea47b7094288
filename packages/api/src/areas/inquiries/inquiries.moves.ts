import { defineMoves } from '../../moves/moves.ts'
import type { TieRight } from '../../tie.ts'
import { inquiryStates } from './inquiries.vocabulary.ts'

/** Who asked. */
const asker: TieRight = { tie: 'own', keys: [] }
/** Who answers: whoever holds the key, whoever has taken it or not. */
const answerer: TieRight = { tie: 'all', keys: ['answer_admin_inquiries'] }

/** Who reads an inquiry: who asked, and who answers. */
export const inquiryReaders: readonly TieRight[] = [asker, answerer]
/** Who answers inquiries. */
export const inquiryAnswerers: readonly TieRight[] = [answerer]

/** How an inquiry moves (decision 0109). */
export const inquiryMoves = defineMoves(inquiryStates, {
  /** Whoever takes it answers it; somebody else may take it over. */
  take: {
    from: ['new', 'in_progress', 'waiting_user'],
    to: ['in_progress', 'waiting_user'],
    who: inquiryAnswerers,
    guards: ['isNotMine'],
    label: 'Take it',
    kind: 'main',
  },
  /** The reason is what is asked. */
  ask: {
    from: ['in_progress'],
    to: 'waiting_user',
    who: inquiryAnswerers,
    guards: ['isNotAsker'],
    needsReason: true,
    label: 'Ask back',
  },
  /** Follows from the asker's reply; to `new` where whoever has taken it answers no more. */
  answer: {
    from: ['in_progress', 'waiting_user'],
    to: ['in_progress', 'new'],
    who: [],
    label: 'Answered',
  },
  /** The reason is what was done. */
  resolve: {
    from: ['new', 'in_progress', 'waiting_user'],
    to: 'resolved',
    who: inquiryAnswerers,
    needsReason: true,
    label: 'Resolve',
    kind: 'main',
  },
  confirm: {
    from: ['resolved'],
    to: 'closed',
    who: [asker],
    label: 'It is solved',
    kind: 'main',
  },
  /** The reason is what is still wrong. */
  reopen: {
    from: ['resolved', 'closed'],
    to: ['new', 'in_progress'],
    who: [asker],
    guards: ['isRecent'],
    needsReason: true,
    label: 'It is not solved',
  },
  withdraw: {
    from: ['new', 'in_progress', 'waiting_user'],
    to: 'withdrawn',
    who: [asker],
    label: 'Withdraw',
    kind: 'refusing',
  },
  /** By the clock, a week after it was resolved. */
  close: { from: ['resolved'], to: 'closed', who: [], label: 'Closed' },
})
