import { defineMoves } from '../../moves/moves.ts'
import type { TieRight } from '../../tie.ts'
import { sqrPhases } from './sqr.vocabulary.ts'

/** Whoever edits all reports: quality. */
const quality: TieRight = { tie: 'all', keys: ['edit_all_sqr'] }
const owner: TieRight = { tie: 'assignee', keys: [] }
const team: TieRight = { tie: 'shared', keys: [] }
const reporter: TieRight = { tie: 'own', keys: ['create_sqr', 'edit_own_sqr', 'edit_all_sqr'] }

/** Who writes a report: whoever reported it, its owner, its team, quality. */
export const sqrWriters: readonly TieRight[] = [reporter, owner, team, quality]
/** Who leads the investigation: its owner, quality. */
export const sqrLeaders: readonly TieRight[] = [owner, quality]
/** Who verifies parts and who is responsible. */
export const sqrVerifiers: readonly TieRight[] = [
  { tie: 'all', keys: ['verify_sqr_parts', 'edit_all_sqr'] },
]
const approvers: readonly TieRight[] = [{ tie: 'all', keys: ['approve_sqr'] }]

/** Who reads a report: whoever has to do with it, their team, and whoever reads all of them. */
export const sqrReaders: readonly TieRight[] = [
  { tie: 'own', keys: [] },
  owner,
  team,
  { tie: 'team', keys: [] },
  {
    tie: 'all',
    keys: ['access_all_sqr', 'edit_all_sqr', 'delete_all_sqr', 'approve_sqr', 'verify_sqr_parts'],
  },
]

/** How a report moves through its phases (decision 0111); a unit's statuses are names within them. */
export const sqrMoves = defineMoves(sqrPhases, {
  submit: {
    from: ['draft'],
    to: 'open',
    who: [reporter, quality],
    guards: ['hasTimes', 'hasDescription', 'hasUnit', 'hasCategory'],
    label: 'Submit',
    kind: 'main',
  },
  investigate: {
    from: ['open'],
    to: 'investigating',
    who: sqrLeaders,
    guards: ['hasOwner', 'hasTeam'],
    label: 'Begin the investigation',
    kind: 'main',
  },
  ask_verification: {
    from: ['investigating'],
    to: 'verifying',
    who: [owner, team, quality],
    guards: ['hasResponsibleParty'],
    label: 'Ask for verification',
  },
  verify: {
    from: ['verifying'],
    to: 'investigating',
    who: sqrVerifiers,
    guards: ['isAllLookedAt'],
    label: 'Verification is done',
    kind: 'main',
  },
  take_back: {
    from: ['verifying', 'approval'],
    to: 'investigating',
    who: sqrLeaders,
    needsReason: true,
    label: 'Take back',
  },
  ask_approval: {
    from: ['investigating'],
    to: 'approval',
    who: [owner, team, quality],
    guards: [
      ...(['hasResponsibleParty', 'hasTeam', 'isVerified', 'hasCauses'] as const),
      ...(['isNcrWorkedOn', 'hasAction', 'isTimelineWhole'] as const),
    ],
    label: 'Submit for approval',
    kind: 'main',
  },
  /** What has actions, or a non-conformance that is not closed, is watched until they have helped. */
  approve: {
    from: ['approval'],
    to: ['monitoring', 'closed'],
    who: approvers,
    guards: [
      ...(['isNotInvestigator', 'isOfQuality', 'hasTeam', 'hasCauses'] as const),
      ...(['hasAction', 'isTimelineWhole'] as const),
    ],
    label: 'Approve',
    kind: 'main',
  },
  return: {
    from: ['approval'],
    to: 'investigating',
    who: approvers,
    needsReason: true,
    label: 'Return',
    kind: 'refusing',
  },
  /** The reason is what shows it. */
  effective: {
    from: ['monitoring'],
    to: 'closed',
    who: [quality, { tie: 'all', keys: ['approve_sqr'] }],
    guards: [
      ...(['isNotInvestigator', 'isOfQuality', 'areActionsClosed'] as const),
      ...(['hasDoneAction', 'isNcrClosed'] as const),
    ],
    needsReason: true,
    label: 'It has helped: close',
    kind: 'main',
  },
  reopen: {
    from: ['closed', 'monitoring'],
    to: 'investigating',
    who: [quality],
    needsReason: true,
    label: 'Reopen',
  },
  /** Another name of the unit for the same phase; without one nobody is shown this move. */
  relabel: {
    from: ['open', 'investigating', 'verifying', 'approval', 'monitoring'],
    who: sqrLeaders,
    guards: ['hasOtherStatus'],
    label: 'Change the status',
  },
  void: {
    from: ['open', 'investigating', 'verifying', 'approval', 'monitoring', 'closed'],
    to: 'void',
    who: [quality],
    needsReason: true,
    label: 'Void',
    kind: 'refusing',
  },
  /** Asked for by the call that deletes, which says who may. */
  remove: { from: ['draft'], who: [], label: 'Delete', kind: 'refusing' },
})
