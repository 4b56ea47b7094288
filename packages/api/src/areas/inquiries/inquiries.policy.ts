import { whoMayMove } from '../../moves/moves.ts'
import { signedIn, type AreaPolicies, type Policy, type RecordRule } from '../../policy-row.ts'
import type { TieRight } from '../../tie.ts'
import { inquiryMoves, inquiryReaders } from './inquiries.moves.ts'

function recordOf(ties: readonly TieRight[]): Policy & { record: RecordRule } {
  return { access: 'signedIn', keys: [], record: { kind: 'inquiry', foreign: 'forbidden', ties } }
}

/** Who may make the calls of inquiries (decision 0109): anybody asks, whoever holds the key answers. */
export const adminInquiriesPolicies = {
  // Each tab shows what the person may read.
  'adminInquiries.list': signedIn,
  'adminInquiries.get': recordOf(inquiryReaders),
  // One that is not there yet is nobody's: `signer` is who begins it.
  'adminInquiries.save': recordOf([
    { tie: 'signer', keys: [] },
    { tie: 'own', keys: [] },
  ]),
  // Which tie an event takes is the table's; this is any of them.
  'adminInquiries.act': recordOf(whoMayMove(inquiryMoves)),
  'adminInquiries.reply': recordOf(inquiryReaders),
} as const satisfies AreaPolicies<'adminInquiries'>
