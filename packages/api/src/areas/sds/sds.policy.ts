import { whoMayMove } from '../../moves/moves.ts'
import {
  anyone,
  signedIn,
  type AreaPolicies,
  type Policy,
  type RecordRule,
} from '../../policy-row.ts'
import type { TieRight } from '../../tie.ts'
import { sdsMoves } from './sds.moves.ts'

function recordOf(ties: readonly TieRight[]): Policy & { record: RecordRule } {
  return { access: 'signedIn', keys: [], record: { kind: 'sds', foreign: 'forbidden', ties } }
}

/** Who sees every sheet: whoever keeps them, and whoever clears them out. */
const all: TieRight = {
  tie: 'all',
  keys: [
    ...(['access_all_sds', 'manage_sds'] as const),
    ...(['sds_not_acknowledged_files', 'sds_acknowledged_files'] as const),
  ],
}

/** What is approved is everybody’s to read, at once and on any shift (29 CFR 1910.1200 (g)(8)). */
const readable = recordOf([
  { tie: 'shared', keys: [] },
  // What became of what somebody asked for is theirs to read.
  { tie: 'named', keys: [] },
  all,
])
/** What is in force, or waited for; who is asked to acknowledge it the handler tells. */
const inForce = recordOf([{ tie: 'shared', keys: [] }])
const kept = recordOf([{ tie: 'all', keys: ['manage_sds'] }])
/** Whoever keeps sheets keeps the keys of the kiosks. */
const keepers = { access: 'signedIn', keys: ['manage_sds'], record: null } as const satisfies Policy

/** Who may make the calls of safety data sheets (spec 6, SDS). */
export const sdsPolicies = {
  // Each tab shows what the person may read.
  'sds.list': signedIn,
  'sds.get': readable,
  'sds.history': readable,
  // One that is not there yet is one's own, for whoever keeps sheets.
  'sds.save': recordOf([
    { tie: 'own', keys: ['manage_sds'] },
    { tie: 'all', keys: ['manage_sds'] },
  ]),
  'sds.move': recordOf(whoMayMove(sdsMoves)),
  'sds.saveDocument': kept,
  'sds.document': readable,
  'sds.saveInventory': kept,
  'sds.removeInventory': kept,
  // What is missing anybody may ask for, and join whoever asked.
  'sds.alike': signedIn,
  'sds.ask': signedIn,
  'sds.join': inForce,
  'sds.open': inForce,
  'sds.acknowledge': inForce,
  'sds.waive': kept,
  'sds.acknowledgements': recordOf([all]),
  'sds.manufacturers': signedIn,
  'sds.keepFilter': signedIn,
  'sds.keptFilter': signedIn,
  'sds.excel': signedIn,
  'sds.excelFile': signedIn,
  // Who reads no other sheets finds themselves alone in it.
  'sds.peopleExcel': signedIn,
  'sds.peopleExcelFile': signedIn,
  'sds.kiosks': keepers,
  'sds.addKiosk': keepers,
  'sds.revokeKiosk': {
    ...keepers,
    record: { kind: 'sdsKiosk', foreign: 'forbidden', ties: [{ tie: 'all', keys: [] }] },
  },
  // What is in force and lies on the pad of a key is open to whoever has the key.
  'sds.kiosk': anyone,
  'sds.kioskSheet': anyone,
  'sds.kioskDocument': anyone,
  'sds.kioskPack': anyone,
  'sds.pads': signedIn,
  'sds.pack': signedIn,
} as const satisfies AreaPolicies<'sds'>
