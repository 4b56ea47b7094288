import { whoMayMove } from '../../moves/moves.ts'
import { signedIn, type AreaPolicies, type Policy, type RecordRule } from '../../policy-row.ts'
import type { TieRight } from '../../tie.ts'
import {
  lotoIsolators,
  lotoLeaders,
  lotoMoves,
  lotoReaders,
  lotoSharers,
  lotoWriters,
} from './loto.moves.ts'
import { lotoTemplateKeepers, lotoTemplateMoves } from './loto.templates.moves.ts'

/** Who reads templates: whoever keeps them, and whoever has to do with lockouts. */
const templateReaders = [
  ...(['manage_loto_templates', 'authorize_loto', 'create_loto'] as const),
  ...(['access_all_loto', 'edit_all_loto', 'edit_own_loto'] as const),
] as const
/** Who reads those that are not in use: whoever writes or approves them. */
const draftReaders = ['manage_loto_templates', 'authorize_loto'] as const

function recordOf(
  ties: readonly TieRight[],
  kind: 'loto' | 'lotoTemplate' = 'loto',
): Policy & { record: RecordRule } {
  return { access: 'signedIn', keys: [], record: { kind, foreign: 'forbidden', ties } }
}

/** What is or was in use is there for all readers; a draft, for those who write or approve it. */
const readableTemplate = recordOf(
  [
    { tie: 'shared', keys: templateReaders },
    { tie: 'all', keys: draftReaders },
  ],
  'lotoTemplate',
)
const keepable = recordOf(lotoTemplateKeepers, 'lotoTemplate')
const readable = recordOf(lotoReaders)
// Whoever it was only shared with reads it; nothing is theirs to do.
const sharable = recordOf(lotoSharers)

/** Who may make the calls of lockouts and of their templates (decisions 0107, 0112). */
export const lotoPolicies = {
  'loto.templates': { access: 'signedIn', keys: templateReaders, record: null },
  'loto.template': readableTemplate,
  'loto.templateStepMedia': readableTemplate,
  'loto.saveTemplate': keepable,
  'loto.removeTemplate': keepable,
  // Which tie an event takes is the table's; this is any of them.
  'loto.moveTemplate': recordOf(whoMayMove(lotoTemplateMoves), 'lotoTemplate'),
  'loto.inspectTemplate': recordOf(lotoTemplateMoves.events.inspect.who, 'lotoTemplate'),
  'loto.inspectionPdf': readableTemplate,
  'loto.inspectionPdfFile': readableTemplate,
  'loto.copyTemplate': keepable,
  'loto.saveTemplateStep': keepable,
  'loto.removeTemplateStep': keepable,
  'loto.addTemplateStepMedia': keepable,
  'loto.removeTemplateStepMedia': keepable,
  // Each tab shows what the person may read.
  'loto.list': signedIn,
  'loto.board': signedIn,
  'loto.excel': signedIn,
  'loto.excelFile': signedIn,
  'loto.keepFilter': signedIn,
  'loto.keptFilter': signedIn,
  'loto.information': readable,
  'loto.pdf': readable,
  'loto.pdfFile': readable,
  'loto.isolationSteps': readable,
  'loto.stepImage': readable,
  'loto.signature': readable,
  'loto.share': sharable,
  // Whose share it is the call itself asks.
  'loto.unshare': sharable,
  // One that is not there yet is nobody's: `signer` is who begins it.
  'loto.create': recordOf([{ tie: 'signer', keys: ['create_loto'] }, ...lotoWriters]),
  'loto.clone': { ...sharable, keys: ['create_loto'] },
  'loto.remove': recordOf([
    { tie: 'own', keys: ['delete_own_loto', 'delete_all_loto'] },
    { tie: 'all', keys: ['delete_all_loto'] },
  ]),
  // Which tie an event takes is the table's; this is any of them.
  'loto.act': recordOf(whoMayMove(lotoMoves)),
  // Who isolates, whose lock it is, and whose manager asks, the call itself asks: one's own lock comes
  // off even where the right that put it on is gone.
  'loto.saveStep': recordOf([
    { tie: 'all', keys: ['edit_all_loto'] },
    { tie: 'verifier', keys: [] },
    { tie: 'assignee', keys: [] },
    { tie: 'team', keys: [] },
  ]),
  'loto.addStepImage': recordOf(lotoIsolators),
  'loto.saveAuthorization': sharable,
  'loto.nameCrew': recordOf([...lotoLeaders, { tie: 'own', keys: [] }]),
  'loto.removeAuthorization': recordOf([...lotoLeaders, { tie: 'own', keys: [] }]),
  'loto.signAuthorization': sharable,
  // Whoever isolates holds the device on which a lock of somebody without an account comes off.
  'loto.saveManualSignature': recordOf([...lotoIsolators, { tie: 'own', keys: [] }]),
  'loto.moveAuthorization': sharable,
} as const satisfies AreaPolicies<'loto'>
