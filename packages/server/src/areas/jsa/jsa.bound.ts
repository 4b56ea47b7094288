import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import { clone, star } from './jsa.clone.handlers.ts'
import { saveAttendees } from './jsa.crew.handlers.ts'
import * as exports from './jsa.exports.handlers.ts'
import * as files from './jsa.files.handlers.ts'
import * as jsas from './jsa.handlers.ts'
import * as hazards from './jsa.hazards.handlers.ts'
import { move, remove } from './jsa.hazards.move.handlers.ts'
import { save } from './jsa.hazards.save.handlers.ts'
import { hazardTies } from './jsa.hazards.ties.ts'
import { saveHazards } from './jsa.job-hazards.handlers.ts'
import * as moving from './jsa.move.handlers.ts'
import * as saving from './jsa.save.handlers.ts'
import { share, unshare } from './jsa.share.handlers.ts'
import * as signing from './jsa.sign.handlers.ts'
import { jsaTies as tiesOfJsa } from './jsa.ties.ts'

/** Which handler answers which call of the area. */
export const jsaHandlers: AreaHandlers<'jsa'> = {
  'jsa.masterHazards': hazards.list,
  'jsa.masterHazard': hazards.get,
  'jsa.masterHazardDetail': hazards.detail,
  'jsa.saveMasterHazard': save,
  'jsa.moveMasterHazard': move,
  'jsa.removeMasterHazard': remove,
  'jsa.list': jsas.list,
  'jsa.keepFilter': jsas.keepFilter,
  'jsa.keptFilter': jsas.keptFilter,
  'jsa.get': jsas.get,
  'jsa.hazards': jsas.hazards,
  'jsa.attendees': jsas.attendees,
  'jsa.save': saving.save,
  'jsa.saveHazards': saveHazards,
  'jsa.saveAttendees': saveAttendees,
  'jsa.signAttendee': signing.signAttendee,
  'jsa.attendeeActions': signing.attendeeActions,
  'jsa.signature': signing.signature,
  'jsa.act': moving.act,
  'jsa.remove': moving.remove,
  'jsa.clone': clone,
  'jsa.star': star,
  'jsa.share': share,
  'jsa.unshare': unshare,
  'jsa.files': files.files,
  'jsa.saveFiles': files.saveFiles,
  'jsa.removeFile': files.removeFile,
  'jsa.file': files.file,
  'jsa.pdf': exports.pdf,
  'jsa.pdfFile': exports.pdfFile,
  'jsa.excel': exports.excel,
  'jsa.excelFile': exports.excelFile,
}

/** How analyses and the hazards of the library are tied to people. */
export const jsaTies = { masterHazard: hazardTies, jsa: tiesOfJsa } satisfies Partial<TieFinders>
