import { whoMayMove } from '../../moves/moves.ts'
import { signedIn, type AreaPolicies, type Policy, type RecordRule } from '../../policy-row.ts'
import type { TieRight } from '../../tie.ts'
import { fileMoves } from './files.moves.ts'

function recordOf(ties: readonly TieRight[]): Policy & { record: RecordRule } {
  const record = { kind: 'library_file', foreign: 'forbidden', ties } as const
  return { access: 'signedIn', keys: [], record }
}

const seesEverything = [
  ...(['access_all_files', 'manage_files'] as const),
  ...(['delete_not_acknowledged_files', 'delete_acknowledged_files'] as const),
] as const

/** Who sees what became of a file: its owner, and whoever keeps the library or clears it out. */
const keepers: readonly TieRight[] = [
  { tie: 'own', keys: [] },
  { tie: 'all', keys: seesEverything },
]
/** Who reads it besides: who approves it, and whom it is for once it is in force. */
const readable = recordOf([...keepers, { tie: 'verifier', keys: [] }, { tie: 'shared', keys: [] }])
const meant = recordOf([{ tie: 'shared', keys: [] }])
const kept = recordOf([{ tie: 'all', keys: ['manage_files'] }])

/** Files that come in parts are their sender's own, for whoever keeps files. */
const sends = { access: 'signedIn', keys: ['manage_files'], record: null } as const satisfies Policy

/** Who may make the calls of the file library (spec 6, files). */
export const filesPolicies = {
  // Each tab shows what the person may read.
  'files.list': signedIn,
  'files.get': readable,
  'files.content': readable,
  'files.text': readable,
  'files.history': recordOf(keepers),
  'files.acknowledgements': recordOf(keepers),
  // One that is not there yet is one's own, for whoever keeps files.
  'files.save': recordOf([
    { tie: 'own', keys: ['manage_files'] },
    { tie: 'all', keys: ['manage_files'] },
  ]),
  'files.addVersion': kept,
  'files.beginUpload': sends,
  'files.addPart': sends,
  'files.endUpload': sends,
  'files.move': recordOf(whoMayMove(fileMoves)),
  // Those that the person may still read.
  'files.pins': signedIn,
  'files.pin': readable,
  'files.unpin': readable,
  'files.open': meant,
  'files.acknowledge': meant,
  'files.waive': kept,
  'files.choices': signedIn,
  'files.keepFilter': signedIn,
  'files.keptFilter': signedIn,
  'files.excel': signedIn,
  'files.excelFile': signedIn,
  'files.refused': { access: 'signedIn', keys: ['admin'], record: null },
} as const satisfies AreaPolicies<'files'>
