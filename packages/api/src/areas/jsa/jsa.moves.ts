import { defineMoves } from '../../moves/moves.ts'
import type { TieRight } from '../../tie.ts'
import { jsaStates } from './jsa.vocabulary.ts'

const editsAll: TieRight = { tie: 'all', keys: ['edit_all_jsa'] }
const supervisor: TieRight = { tie: 'verifier', keys: [] }

/** Who writes an analysis: its author, its supervisor, whoever edits all of them. */
export const jsaWriters: readonly TieRight[] = [
  { tie: 'own', keys: ['create_jsa', 'edit_own_jsa', 'edit_all_jsa'] },
  supervisor,
  editsAll,
]

/** Who runs the job: its supervisor, and whoever edits all analyses. */
export const jsaLeaders: readonly TieRight[] = [supervisor, editsAll]

/** Who may share an analysis: whoever has to do with it, their team, and whoever reads all of them. */
export const jsaSharers: readonly TieRight[] = [
  { tie: 'own', keys: [] },
  supervisor,
  { tie: 'assignee', keys: [] },
  { tie: 'team', keys: [] },
  { tie: 'all', keys: ['access_all_jsa', 'edit_all_jsa', 'delete_all_jsa'] },
]

/** Who reads it: they, and whoever it was shared with. */
export const jsaReaders: readonly TieRight[] = [...jsaSharers, { tie: 'shared', keys: [] }]

/** How an analysis moves (decision 0106): written, approved, signed on, stopped, closed. */
export const jsaMoves = defineMoves(jsaStates, {
  submit: {
    from: ['draft'],
    to: ['awaiting_approval', 'ready'],
    who: jsaWriters,
    guards: [
      ...(['hasSupervisor', 'hasTime', 'hasHazard', 'hasControls'] as const),
      ...(['isRated', 'isNotWorse', 'isBearable'] as const),
    ],
    label: 'Submit',
    kind: 'main',
  },
  approve: {
    from: ['awaiting_approval'],
    to: 'ready',
    who: jsaLeaders,
    guards: ['isNotAuthor', 'isBearable', 'isOfManager'],
    label: 'Approve',
    kind: 'main',
  },
  return: {
    from: ['awaiting_approval'],
    to: 'draft',
    who: jsaLeaders,
    needsReason: true,
    label: 'Return',
    kind: 'refusing',
  },
  /** Takes it back to be written on, which its approval does not outlast. */
  withdraw: {
    from: ['awaiting_approval', 'ready'],
    to: 'draft',
    who: jsaWriters,
    label: 'Take back to draft',
  },
  open: {
    from: ['ready'],
    to: 'active',
    who: jsaLeaders,
    guards: ['isInTime', 'hasAttendee'],
    label: 'Open sign-on',
    kind: 'main',
  },
  /**
   * Stop-work authority: whoever reads the analysis may stop the job. Where its time is over it stays
   * expired, and the stop is told and counted all the same.
   */
  stop: {
    from: ['active', 'expired'],
    to: ['stopped', 'expired'],
    who: jsaReaders,
    guards: ['wasOpened'],
    needsReason: true,
    label: 'Stop work',
    kind: 'refusing',
  },
  /** Everybody signs again: the reason says what has changed. */
  resume: {
    from: ['stopped'],
    to: 'active',
    who: jsaLeaders,
    guards: ['isInTime', 'isBearable'],
    needsReason: true,
    label: 'Resume work',
    kind: 'main',
  },
  /** Something has changed that the crew must hear of: everybody signs again. */
  rebrief: {
    from: ['active'],
    to: 'active',
    who: jsaLeaders,
    guards: ['isInTime'],
    needsReason: true,
    label: 'Brief again',
  },
  /** The reason is what the crew has learnt. Whoever is still there is signed off. */
  close: {
    from: ['active', 'stopped', 'expired'],
    to: 'closed',
    who: jsaLeaders,
    guards: ['wasOpened', 'hasSupervisorSigned'],
    needsReason: true,
    label: 'Close the job',
  },
  cancel: {
    from: ['draft', 'awaiting_approval', 'ready'],
    to: 'cancelled',
    who: jsaWriters,
    needsReason: true,
    label: 'Cancel the job',
    kind: 'refusing',
  },
  /** By the clock, when its time is over. */
  expire: {
    from: ['awaiting_approval', 'ready', 'active', 'stopped'],
    to: 'expired',
    who: [],
    label: 'Expired',
  },
  /** Asked for by the call that deletes (spec 7), which says who may. */
  remove: { from: ['draft'], who: [], label: 'Delete', kind: 'refusing' },
})
