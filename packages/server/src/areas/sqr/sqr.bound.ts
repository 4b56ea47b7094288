import { sqrEmployees, sqrEquipments, sqrItems, sqrNcr, sqrScat, sqrTimeline } from '@holdpoint/api'
import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import { sqrSetupHandlers } from './setup/setup.bound.ts'
import { saveActions } from './sqr.actions.handlers.ts'
import * as exports from './sqr.exports.handlers.ts'
import { refreshExternalToken } from './sqr.external.handlers.ts'
import * as files from './sqr.files.handlers.ts'
import { attachForms } from './sqr.forms.ts'
import * as sqrs from './sqr.handlers.ts'
import { saveHeaderInfo } from './sqr.header.handlers.ts'
import { saveLines } from './sqr.lines.handlers.ts'
import { saveLinking } from './sqr.links.handlers.ts'
import * as moving from './sqr.move.handlers.ts'
import { sqrTies as tiesOfSqr } from './sqr.ties.ts'
import * as verifying from './sqr.verify.handlers.ts'

/** Which handler answers which call of the area. */
export const sqrHandlers: AreaHandlers<'sqr'> = {
  ...sqrSetupHandlers,
  'sqr.list': sqrs.list,
  'sqr.keepFilter': sqrs.keepFilter,
  'sqr.keptFilter': sqrs.keptFilter,
  'sqr.information': sqrs.information,
  'sqr.saveHeaderInfo': saveHeaderInfo,
  'sqr.saveEquipments': ({ sqrId, equipments }, context) =>
    saveLines(sqrEquipments, sqrId, equipments, context),
  'sqr.saveEmployees': ({ sqrId, employees }, context) =>
    saveLines(sqrEmployees, sqrId, employees, context),
  'sqr.saveParts': ({ sqrId, parts }, context) => saveLines(sqrItems, sqrId, parts, context),
  'sqr.saveTimeline': ({ sqrId, timeline }, context) =>
    saveLines(sqrTimeline, sqrId, timeline, context),
  'sqr.saveScat': ({ sqrId, scat }, context) => saveLines(sqrScat, sqrId, scat, context),
  'sqr.saveNcr': ({ sqrId, ncr }, context) => saveLines(sqrNcr, sqrId, ncr, context),
  'sqr.saveFiles': files.saveFiles,
  'sqr.removeFile': files.removeFile,
  'sqr.file': files.file,
  'sqr.saveActions': saveActions,
  'sqr.attachForms': attachForms,
  'sqr.saveLinking': saveLinking,
  'sqr.changeStatus': moving.changeStatus,
  'sqr.verifyParts': verifying.verifyParts,
  'sqr.verifyResponsibleParty': verifying.verifyResponsibleParty,
  'sqr.remove': moving.remove,
  'sqr.refreshExternalToken': refreshExternalToken,
  'sqr.pdf': exports.pdf,
  'sqr.pdfFile': exports.pdfFile,
  'sqr.excel': exports.excel,
  'sqr.excelFile': exports.excelFile,
}

/** How reports are tied to people. */
export const sqrTies = { sqr: tiesOfSqr } satisfies Partial<TieFinders>
