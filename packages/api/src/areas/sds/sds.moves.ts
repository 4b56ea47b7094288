import { defineMoves } from '../../moves/moves.ts'
import type { TieRight } from '../../tie.ts'
import { sdsStatuses } from './sds.vocabulary.ts'

const keeper: TieRight = { tie: 'all', keys: ['manage_sds'] }

/** How a sheet comes into use, and out of it (decisions 0076 and 0097). */
export const sdsMoves = defineMoves(sdsStatuses, {
  receive: {
    from: ['requested'],
    to: 'received',
    who: [keeper],
    label: 'It has come',
    kind: 'main',
  },
  askAgain: {
    from: ['received'],
    to: 'requested',
    who: [keeper],
    needsReason: true,
    label: 'Ask the supplier again',
    kind: 'refusing',
  },
  review: {
    from: ['received'],
    to: 'reviewing',
    who: [keeper],
    label: 'Review',
    kind: 'main',
  },
  sendBack: {
    from: ['reviewing'],
    to: 'received',
    who: [keeper],
    needsReason: true,
    label: 'Send back',
    kind: 'refusing',
  },
  approve: {
    from: ['reviewing'],
    to: 'approved',
    who: [keeper],
    guards: ['hasHead', 'hasSections'],
    label: 'Approve',
    kind: 'main',
  },
  /** What is approved goes on being read by everybody until it is approved anew, or archived. */
  reopen: {
    from: ['approved', 'archived'],
    to: 'reviewing',
    who: [keeper],
    needsReason: true,
    label: 'Review again',
  },
  /** What somebody asked for, and why it does not come (decision 0136). */
  decline: {
    from: ['requested', 'received'],
    to: 'archived',
    who: [keeper],
    guards: ['liesNowhere'],
    needsReason: true,
    label: 'Do not get it',
    kind: 'refusing',
  },
  archive: {
    from: ['received', 'reviewing', 'approved'],
    to: 'archived',
    who: [keeper],
    guards: ['liesNowhere'],
    needsReason: true,
    label: 'Archive',
    kind: 'refusing',
  },
  /** Follows when the sheet that replaces it is approved. */
  supersede: {
    from: ['requested', 'received', 'reviewing', 'approved'],
    to: 'archived',
    who: [],
    label: 'Replaced',
  },
  /** Each key of its own deletes what somebody has acknowledged, or what nobody has (spec 6). */
  remove: {
    from: ['requested', 'received', 'reviewing', 'approved', 'archived'],
    who: [
      { tie: 'all', keys: ['sds_not_acknowledged_files'] },
      { tie: 'all', keys: ['sds_acknowledged_files'] },
    ],
    guards: ['mayBeDeleted', 'liesNowhere', 'nobodyWaits'],
    needsReason: true,
    label: 'Delete',
    kind: 'refusing',
  },
})
