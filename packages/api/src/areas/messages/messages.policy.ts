import { whoMayMove } from '../../moves/moves.ts'
import { signedIn, type AreaPolicies, type Policy } from '../../policy-row.ts'
import type { TieRight } from '../../tie.ts'
import { messageMoves } from './messages.moves.ts'

const seesEverything = ['edit_all_messages', 'delete_all_messages', 'admin'] as const

/** Who sees what became of a message: its author, and who looks after all of them. */
const authors: readonly TieRight[] = [
  { tie: 'own', keys: [] },
  { tie: 'all', keys: seesEverything },
]

/** Who reads a message: whom it is for while it is active, and its authors. */
const readers: readonly TieRight[] = [...authors, { tie: 'shared', keys: [] }]

const editors: readonly TieRight[] = [
  { tie: 'assignee', keys: ['create_messages'] },
  { tie: 'own', keys: ['edit_own_messages'] },
  { tie: 'all', keys: ['edit_all_messages'] },
]

function recordOf(ties: readonly TieRight[]) {
  const record = { kind: 'message', foreign: 'forbidden', ties } as const
  return { access: 'signedIn', keys: [], record } as const satisfies Policy
}

const withKeys = (...keys: Policy['keys']) => ({ access: 'signedIn', keys, record: null }) as const

/** Who may make the calls of the message center (spec 6, messages). */
export const messagesPolicies = {
  // Each tab shows what the person may read.
  'messages.list': signedIn,
  'messages.get': recordOf(readers),
  'messages.image': recordOf(readers),
  'messages.create': withKeys('create_messages'),
  // What is still theirs to send, whoever may create finishes.
  'messages.edit': recordOf(editors),
  'messages.saveText': recordOf(editors),
  'messages.removeText': recordOf(editors),
  // Which tie an event takes is the table's; this is any of them.
  'messages.move': recordOf(whoMayMove(messageMoves)),
  'messages.remove': recordOf([
    { tie: 'own', keys: ['delete_own_messages'] },
    { tie: 'all', keys: ['delete_all_messages'] },
  ]),
  // Whoever says whom something is for may count them.
  'messages.audience': withKeys(
    ...(['create_messages', 'edit_own_messages', 'edit_all_messages', 'manage_files'] as const),
    ...(['edit_notify', 'create_forms', 'edit_all_forms', 'edit_own_forms'] as const),
  ),
  // Each message is asked about by itself; what is not for the person is passed over.
  'messages.receive': signedIn,
  'messages.acknowledge': recordOf([{ tie: 'shared', keys: [] }]),
  'messages.receipts': recordOf(authors),
  'messages.history': recordOf(authors),
  'messages.keepFilter': signedIn,
  'messages.keptFilter': signedIn,
  // Of messages that are somebody else's it holds the person's own receipts alone.
  'messages.excel': signedIn,
  'messages.excelFile': signedIn,
} as const satisfies AreaPolicies<'messages'>
