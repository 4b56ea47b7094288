import { whoMayMove } from '../../moves/moves.ts'
import { signedIn, type AreaPolicies, type Policy, type RecordRule } from '../../policy-row.ts'
import type { TieRight } from '../../tie.ts'
import { sqrLeaders, sqrMoves, sqrReaders, sqrVerifiers, sqrWriters } from './sqr.moves.ts'

function recordOf(ties: readonly TieRight[]): Policy & { record: RecordRule } {
  return { access: 'signedIn', keys: [], record: { kind: 'sqr', foreign: 'forbidden', ties } }
}

const readable = recordOf(sqrReaders)
const writable = recordOf(sqrWriters)
const configuring = {
  ...{ access: 'signedIn', keys: ['manage_sqr_config'], record: null },
} as const satisfies Policy

/** Who may make the calls of safety quality reports (decision 0111). */
export const sqrPolicies = {
  // What reports choose from is no secret.
  'sqr.categories': signedIn,
  'sqr.statuses': signedIn,
  'sqr.severityLevels': signedIn,
  'sqr.masterScat': signedIn,
  'sqr.masterNcr': signedIn,
  'sqr.wells': signedIn,
  'sqr.assets': signedIn,
  'sqr.saveStatus': configuring,
  'sqr.saveSeverityThresholds': configuring,
  // Each tab shows what the person may read.
  'sqr.list': signedIn,
  'sqr.excel': signedIn,
  'sqr.excelFile': signedIn,
  'sqr.keepFilter': signedIn,
  'sqr.keptFilter': signedIn,
  'sqr.information': readable,
  'sqr.pdf': readable,
  'sqr.pdfFile': readable,
  'sqr.file': readable,
  // And whoever was let in by an API key: the handler asks that of the session.
  'sqr.refreshExternalToken': readable,
  // One that is not there yet is nobody's: `signer` is who begins it.
  'sqr.saveHeaderInfo': recordOf([{ tie: 'signer', keys: ['create_sqr'] }, ...sqrWriters]),
  'sqr.saveEquipments': writable,
  'sqr.saveEmployees': writable,
  'sqr.saveParts': writable,
  'sqr.saveTimeline': writable,
  'sqr.saveScat': writable,
  'sqr.saveNcr': writable,
  'sqr.saveFiles': writable,
  'sqr.removeFile': writable,
  'sqr.saveActions': writable,
  'sqr.attachForms': writable,
  'sqr.saveLinking': recordOf(sqrLeaders),
  'sqr.verifyParts': recordOf(sqrVerifiers),
  'sqr.verifyResponsibleParty': recordOf(sqrVerifiers),
  // Which tie an event takes is the table's; this is any of them.
  'sqr.changeStatus': recordOf(whoMayMove(sqrMoves)),
  'sqr.remove': recordOf([
    { tie: 'own', keys: ['delete_own_sqr', 'delete_all_sqr'] },
    { tie: 'all', keys: ['delete_all_sqr'] },
  ]),
} as const satisfies AreaPolicies<'sqr'>
