import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import { board } from './loto.board.handlers.ts'
import { clone } from './loto.clone.handlers.ts'
import { nameCrew } from './loto.crew.handlers.ts'
import * as exports from './loto.exports.handlers.ts'
import * as lotos from './loto.handlers.ts'
import * as inspections from './loto.inspections.handlers.ts'
import * as lotoMoving from './loto.move.handlers.ts'
import * as people from './loto.people.handlers.ts'
import * as points from './loto.points.handlers.ts'
import { create } from './loto.save.handlers.ts'
import { share, unshare } from './loto.share.handlers.ts'
import * as signing from './loto.sign.handlers.ts'
import { copy } from './loto.templates.copy.handlers.ts'
import * as templates from './loto.templates.handlers.ts'
import * as pictures from './loto.templates.media.handlers.ts'
import * as moving from './loto.templates.move.handlers.ts'
import { save } from './loto.templates.save.handlers.ts'
import * as steps from './loto.templates.steps.handlers.ts'
import { lotoTemplateTies } from './loto.templates.ties.ts'
import { lotoTies as tiesOfLoto } from './loto.ties.ts'

/** Which handler answers which call of the area. */
export const lotoHandlers: AreaHandlers<'loto'> = {
  'loto.templates': templates.list,
  'loto.template': templates.get,
  'loto.saveTemplate': save,
  'loto.removeTemplate': moving.remove,
  'loto.moveTemplate': moving.move,
  'loto.inspectTemplate': inspections.inspect,
  'loto.inspectionPdf': inspections.inspectionPdf,
  'loto.inspectionPdfFile': inspections.inspectionPdfFile,
  'loto.copyTemplate': copy,
  'loto.saveTemplateStep': steps.save,
  'loto.removeTemplateStep': steps.remove,
  'loto.addTemplateStepMedia': pictures.add,
  'loto.removeTemplateStepMedia': pictures.remove,
  'loto.templateStepMedia': pictures.picture,
  'loto.list': lotos.list,
  'loto.keepFilter': lotos.keepFilter,
  'loto.keptFilter': lotos.keptFilter,
  'loto.board': board,
  'loto.information': lotos.information,
  'loto.create': create,
  'loto.remove': lotoMoving.remove,
  'loto.act': lotoMoving.act,
  'loto.clone': clone,
  'loto.share': share,
  'loto.unshare': unshare,
  'loto.pdf': exports.pdf,
  'loto.pdfFile': exports.pdfFile,
  'loto.excel': exports.excel,
  'loto.excelFile': exports.excelFile,
  'loto.isolationSteps': lotos.isolationSteps,
  'loto.saveStep': points.saveStep,
  'loto.addStepImage': points.addStepImage,
  'loto.stepImage': points.stepImage,
  'loto.saveAuthorization': people.saveAuthorization,
  'loto.nameCrew': nameCrew,
  'loto.removeAuthorization': people.removeAuthorization,
  'loto.moveAuthorization': people.moveAuthorization,
  'loto.signAuthorization': signing.signAuthorization,
  'loto.saveManualSignature': signing.saveManualSignature,
  'loto.signature': signing.signature,
}

/** How lockouts and their templates are tied to people. */
export const lotoTies = {
  lotoTemplate: lotoTemplateTies,
  loto: tiesOfLoto,
} satisfies Partial<TieFinders>
