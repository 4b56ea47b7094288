import { whoMayMove } from '../../moves/moves.ts'
import { signedIn, type AreaPolicies, type Policy, type RecordRule } from '../../policy-row.ts'
import type { TieRight } from '../../tie.ts'
import { actionMoves } from './actions.moves.ts'

const seesEverything = ['access_all_submissions', 'delete_all_actions', 'admin'] as const

/**
 * Who may read an action: those who have to do with it, their team, whose team owns or verifies it
 * (`named`), and who sees everything.
 */
const readers: readonly TieRight[] = [
  { tie: 'own', keys: [] },
  { tie: 'assignee', keys: [] },
  { tie: 'verifier', keys: [] },
  { tie: 'team', keys: [] },
  { tie: 'named', keys: [] },
  { tie: 'all', keys: seesEverything },
]

const readable = recordOf(readers)
const removable = recordOf([
  { tie: 'team', keys: ['delete_team_actions'] },
  { tie: 'all', keys: ['delete_all_actions'] },
])
/** Evidence comes from whoever does the action, or owns it. */
const evidence = recordOf([
  { tie: 'own', keys: [] },
  { tie: 'assignee', keys: [] },
])

function recordOf(ties: readonly TieRight[]): Policy & { record: RecordRule } {
  return { access: 'signedIn', keys: [], record: { kind: 'action', foreign: 'forbidden', ties } }
}

/** Who may make the calls of actions (spec 6, actions). */
export const actionsPolicies = {
  // Each tab shows what the person may read.
  'actions.list': signedIn,
  'actions.board': signedIn,
  'actions.get': readable,
  'actions.history': readable,
  // One that is not raised yet is one's own; of its source the call itself asks.
  'actions.save': recordOf([{ tie: 'own', keys: [] }]),
  'actions.remove': removable,
  'actions.removeSqrAction': removable,
  // Which tie an event takes is the table's; this is any of them.
  'actions.move': recordOf(whoMayMove(actionMoves)),
  'actions.addFile': evidence,
  'actions.removeFile': evidence,
  'actions.file': readable,
  'actions.workOrders': signedIn,
  'actions.workOrderInfo': signedIn,
  'actions.assets': signedIn,
  'actions.pending': signedIn,
  // Each action is asked about by itself, as a single move would.
  'actions.savePending': signedIn,
  'actions.linkSuggestion': signedIn,
  // Each action is asked about by itself; one that may not be read has no state.
  'actions.add': signedIn,
  'actions.keepFilter': signedIn,
  'actions.keptFilter': signedIn,
  'actions.excel': signedIn,
  'actions.excelFile': signedIn,
} as const satisfies AreaPolicies<'actions'>
