import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import * as acknowledging from './sds.acknowledge.handlers.ts'
import * as document from './sds.document.handlers.ts'
import * as exports from './sds.exports.handlers.ts'
import * as sheets from './sds.handlers.ts'
import { history } from './sds.history.handlers.ts'
import * as inventory from './sds.inventory.handlers.ts'
import * as door from './sds.kiosk-door.ts'
import * as keys from './sds.kiosk.handlers.ts'
import { kioskTies } from './sds.kiosk.ties.ts'
import { move } from './sds.move.handlers.ts'
import * as pads from './sds.pads.handlers.ts'
import * as requests from './sds.requests.handlers.ts'
import { save } from './sds.save.handlers.ts'
import { sheetTies } from './sds.ties.ts'

/** Which handler answers which call of the area. */
export const sdsHandlers: AreaHandlers<'sds'> = {
  'sds.list': sheets.list,
  'sds.keepFilter': sheets.keepFilter,
  'sds.keptFilter': sheets.keptFilter,
  'sds.manufacturers': sheets.manufacturers,
  'sds.get': sheets.get,
  'sds.history': history,
  'sds.save': save,
  'sds.move': move,
  'sds.alike': requests.alike,
  'sds.ask': requests.ask,
  'sds.join': requests.join,
  'sds.saveDocument': document.saveDocument,
  'sds.document': document.document,
  'sds.saveInventory': inventory.saveInventory,
  'sds.removeInventory': inventory.removeInventory,
  'sds.open': acknowledging.open,
  'sds.acknowledge': acknowledging.acknowledge,
  'sds.waive': acknowledging.waive,
  'sds.acknowledgements': acknowledging.acknowledgements,
  'sds.peopleExcel': exports.peopleExcel,
  'sds.peopleExcelFile': exports.peopleExcelFile,
  'sds.excel': exports.excel,
  'sds.excelFile': exports.excelFile,
  'sds.kiosks': keys.kiosks,
  'sds.addKiosk': keys.addKiosk,
  'sds.revokeKiosk': keys.revokeKiosk,
  'sds.kiosk': door.kiosk,
  'sds.kioskSheet': door.kioskSheet,
  'sds.kioskDocument': door.kioskDocument,
  'sds.kioskPack': door.kioskPack,
  'sds.pads': pads.pads,
  'sds.pack': pads.pack,
}

/** How each of its kinds of record is tied to people. */
export const sdsTies = { sds: sheetTies, sdsKiosk: kioskTies } satisfies Partial<TieFinders>
