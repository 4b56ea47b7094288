import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import { excel, excelFile } from './reports.exports.handlers.ts'
import { get, list, remove, result } from './reports.handlers.ts'
import { save } from './reports.save.handlers.ts'
import { reportTies } from './reports.ties.ts'

/** Which handler answers which call of the area. */
export const reportsHandlers: AreaHandlers<'reports'> = {
  'reports.list': list,
  'reports.get': get,
  'reports.result': result,
  'reports.save': save,
  'reports.remove': remove,
  'reports.excel': excel,
  'reports.excelFile': excelFile,
}

/** How reports are tied to people. */
export const reportsTies = { report: reportTies } satisfies Partial<TieFinders>
