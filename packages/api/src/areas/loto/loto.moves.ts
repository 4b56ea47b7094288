import { defineMoves } from '../../moves/moves.ts'
import type { TieRight } from '../../tie.ts'
import { lotoStandingStates, lotoStates } from './loto.vocabulary.ts'

const editsAll: TieRight = { tie: 'all', keys: ['edit_all_loto'] }
/** Who leads the lockout: the primary authorized person, to whom its locks belong. */
const primary: TieRight = { tie: 'verifier', keys: ['authorize_loto'] }

/** Who writes a lockout: its author, its primary, whoever edits all of them. */
export const lotoWriters: readonly TieRight[] = [
  { tie: 'own', keys: ['create_loto', 'edit_own_loto', 'edit_all_loto'] },
  primary,
  editsAll,
]

/** Who leads it: its primary, and whoever edits all lockouts. */
export const lotoLeaders: readonly TieRight[] = [primary, editsAll]

/**
 * Who puts locks on points and verifies them: its leaders, and the authorized people who work under it
 * (`assignee`); whoever it names as affected or informed reads it alone (`named`).
 */
export const lotoIsolators: readonly TieRight[] = [
  ...lotoLeaders,
  { tie: 'assignee', keys: ['authorize_loto'] },
]

/** Who may share it: whoever has to do with it, their team, and whoever reads all of them. */
export const lotoSharers: readonly TieRight[] = [
  { tie: 'own', keys: [] },
  { tie: 'verifier', keys: [] },
  { tie: 'assignee', keys: [] },
  { tie: 'named', keys: [] },
  { tie: 'signer', keys: [] },
  { tie: 'team', keys: [] },
  { tie: 'all', keys: ['access_all_loto', 'edit_all_loto', 'delete_all_loto'] },
]

/** Who reads it: they, and whoever it was shared with. */
export const lotoReaders: readonly TieRight[] = [...lotoSharers, { tie: 'shared', keys: [] }]

/** How a lockout moves (29 CFR 1910.147(d), (e) and (f); decision 0107). */
export const lotoMoves = defineMoves(lotoStates, {
  prepare: {
    from: ['draft'],
    to: 'prepared',
    who: lotoLeaders,
    guards: ['hasPrimary', 'hasPlan', 'hasPoint', 'isChecked'],
    label: 'Prepared',
    kind: 'main',
  },
  shutDown: {
    from: ['prepared'],
    to: 'shutdown',
    who: lotoLeaders,
    guards: ['isChecked'],
    label: 'Machine is shut down',
    kind: 'main',
  },
  isolate: {
    from: ['shutdown'],
    to: 'locked',
    who: lotoLeaders,
    guards: ['isEachLocked'],
    label: 'All points are locked',
    kind: 'main',
  },
  /** Where several work under it, by somebody else than the one who leads. */
  verify: {
    from: ['locked'],
    to: 'verified',
    who: lotoIsolators,
    guards: ['isEachVerified', 'isSecondPerson', 'isChecked'],
    label: 'Zero energy',
    kind: 'main',
  },
  /** Follows from the first personal lock. */
  begin: { from: ['verified'], to: 'work_active', who: [], label: 'Work begins' },
  /** The person that it is offered to is named beside it: whenever it stands (29 CFR 1910.147(f)(4)). */
  offer: {
    from: lotoStandingStates,
    who: lotoLeaders,
    guards: ['isTakerThere'],
    label: 'Hand over',
  },
  /** By the one whom it was offered to: while people work, their lock is on before they lead. */
  takeOver: {
    from: lotoStandingStates,
    who: [{ tie: 'signer', keys: ['authorize_loto'] }],
    guards: ['isLockedOn'],
    label: 'Take over',
    kind: 'main',
  },
  keep: {
    from: lotoStandingStates,
    who: lotoLeaders,
    guards: ['isOffered'],
    label: 'Withdraw the hand-over',
  },
  /** The day and time are named beside it. */
  moveEnd: {
    from: lotoStandingStates,
    who: lotoLeaders,
    needsReason: true,
    label: 'Move the planned end',
  },
  /** Energy comes back for a test: nobody is under a lock meanwhile, of another lockout either. */
  test: {
    from: ['work_active'],
    to: 'test_mode',
    who: lotoLeaders,
    guards: ['isNobodyLockedOn', 'isMachineClear', 'isChecked'],
    label: 'Test or reposition',
  },
  /** Whatever was verified before the test is verified anew. */
  relock: {
    from: ['test_mode'],
    to: 'locked',
    who: lotoLeaders,
    guards: ['isEachLocked'],
    label: 'All points are locked again',
    kind: 'main',
  },
  clear: {
    from: ['locked', 'verified', 'work_active', 'test_mode'],
    to: 'ready_to_restore',
    who: lotoLeaders,
    guards: ['isNobodyLockedOn', 'isChecked'],
    label: 'Clear to restore',
  },
  /** The work is not done after all, and no lock is off yet. */
  resume: {
    from: ['ready_to_restore'],
    to: 'locked',
    who: lotoLeaders,
    guards: ['isEachLocked'],
    needsReason: true,
    label: 'Back to work',
  },
  restore: {
    from: ['ready_to_restore'],
    to: 'restored',
    who: lotoLeaders,
    guards: ['isEachRemoved', 'isMachineClear', 'isChecked'],
    label: 'Machine is restored',
    kind: 'main',
  },
  close: {
    from: ['restored'],
    to: 'closed',
    who: lotoLeaders,
    guards: ['isChecked'],
    label: 'Close',
    kind: 'main',
  },
  cancel: {
    from: ['draft', 'prepared', 'shutdown'],
    to: 'cancelled',
    who: lotoWriters,
    guards: ['isNothingLocked'],
    needsReason: true,
    label: 'Cancel the lockout',
    kind: 'refusing',
  },
  /** Asked for by the call that deletes, which says who may. */
  remove: { from: ['draft'], who: [], label: 'Delete', kind: 'refusing' },
})
