import { whoMayMove } from '../../moves/moves.ts'
import { signedIn, type AreaPolicies, type Policy, type RecordRule } from '../../policy-row.ts'
import type { TieRight } from '../../tie.ts'
import { hazardAuthors, hazardMoves } from './jsa.hazards.moves.ts'
import { jsaMoves, jsaReaders, jsaSharers, jsaWriters } from './jsa.moves.ts'

/** Who works on the library. */
const hazardKeys = [
  ...(['create_hazards', 'edit_all_hazards', 'edit_own_hazards'] as const),
  ...(['delete_all_hazards', 'delete_own_hazards'] as const),
] as const

/** Who reads the library: whoever works on it, and whoever has to do with analyses. */
const readers = [
  ...hazardKeys,
  ...(['create_jsa', 'access_all_jsa', 'edit_all_jsa', 'edit_own_jsa'] as const),
] as const

function recordOf(
  ties: readonly TieRight[],
  kind: 'masterHazard' | 'jsa' = 'masterHazard',
): Policy & { record: RecordRule } {
  return { access: 'signedIn', keys: [], record: { kind, foreign: 'forbidden', ties } }
}

/** What is or was in use is there for all readers; a draft, for those who work on the library. */
const readable = recordOf([
  { tie: 'shared', keys: readers },
  { tie: 'all', keys: hazardKeys },
])

const readableJsa = recordOf(jsaReaders, 'jsa')
// Whoever it was only shared with reads it, and stops the work; nothing else is theirs to do.
const sharableJsa = recordOf(jsaSharers, 'jsa')
const writableJsa = recordOf(jsaWriters, 'jsa')

/** Who may make the calls of analyses and of the library of hazards (spec 6, JSA; decisions 0105, 0106, 0112). */
export const jsaPolicies = {
  'jsa.masterHazards': { access: 'signedIn', keys: readers, record: null },
  'jsa.masterHazard': readable,
  'jsa.masterHazardDetail': readable,
  // One that is not there yet is its author's to write.
  'jsa.saveMasterHazard': recordOf(hazardAuthors),
  // Which tie an event takes is the table's; this is any of them.
  'jsa.moveMasterHazard': recordOf(whoMayMove(hazardMoves)),
  'jsa.removeMasterHazard': recordOf([
    { tie: 'own', keys: ['delete_own_hazards', 'delete_all_hazards'] },
    { tie: 'all', keys: ['delete_all_hazards'] },
  ]),
  // Each tab shows what the person may read.
  'jsa.list': signedIn,
  'jsa.excel': signedIn,
  'jsa.excelFile': signedIn,
  'jsa.keepFilter': signedIn,
  'jsa.keptFilter': signedIn,
  'jsa.get': readableJsa,
  'jsa.pdf': readableJsa,
  'jsa.pdfFile': readableJsa,
  'jsa.hazards': readableJsa,
  'jsa.attendees': readableJsa,
  'jsa.signature': readableJsa,
  'jsa.files': readableJsa,
  'jsa.file': readableJsa,
  'jsa.saveFiles': writableJsa,
  'jsa.removeFile': writableJsa,
  'jsa.share': sharableJsa,
  // Whose share it is the call itself asks.
  'jsa.unshare': sharableJsa,
  // One that is not there yet is nobody's: `signer` is who begins it.
  'jsa.save': recordOf([{ tie: 'signer', keys: ['create_jsa'] }, ...jsaWriters], 'jsa'),
  'jsa.saveHazards': writableJsa,
  'jsa.saveAttendees': writableJsa,
  // Whose line it is, and whose device, the call itself asks.
  'jsa.signAttendee': sharableJsa,
  'jsa.attendeeActions': sharableJsa,
  // Which tie an event takes is the table's; this is any of them.
  'jsa.act': recordOf(whoMayMove(jsaMoves), 'jsa'),
  'jsa.clone': { ...sharableJsa, keys: ['create_jsa'] },
  'jsa.star': recordOf([{ tie: 'all', keys: ['edit_all_jsa'] }], 'jsa'),
  'jsa.remove': recordOf(
    [
      { tie: 'own', keys: ['delete_own_jsa', 'delete_all_jsa'] },
      { tie: 'all', keys: ['delete_all_jsa'] },
    ],
    'jsa',
  ),
} as const satisfies AreaPolicies<'jsa'>
