import { actionMoves } from './areas/actions/actions.moves.ts'
import { hazardMoves } from './areas/jsa/jsa.hazards.moves.ts'
import { sqrMoves } from './areas/sqr/sqr.moves.ts'
import { jsaMoves } from './areas/jsa/jsa.moves.ts'
import { formMoves } from './areas/manage-forms/manage-forms.moves.ts'
import { inquiryMoves } from './areas/inquiries/inquiries.moves.ts'
import { lotoMoves } from './areas/loto/loto.moves.ts'
import { lotoTemplateMoves } from './areas/loto/loto.templates.moves.ts'
import { messageMoves } from './areas/messages/messages.moves.ts'
import { entryMoves } from './areas/my-forms/my-forms.moves.ts'
import { fileMoves } from './areas/files/files.moves.ts'
import { sdsMoves } from './areas/sds/sds.moves.ts'
import { questionMoves, topicMoves } from './areas/topics/topics.moves.ts'

/** Every table of moves, by the kind of record it is of. A module adds its line. */
export const moveTables = {
  my_form: entryMoves,
  action: actionMoves,
  topic: topicMoves,
  topic_question: questionMoves,
  message: messageMoves,
  sds: sdsMoves,
  library_file: fileMoves,
  master_hazard: hazardMoves,
  jsa: jsaMoves,
  sqr: sqrMoves,
  loto: lotoMoves,
  loto_template: lotoTemplateMoves,
  inquiry: inquiryMoves,
  form: formMoves,
} as const
