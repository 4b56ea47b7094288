import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import * as exports from './actions.exports.handlers.ts'
import * as files from './actions.files.handlers.ts'
import { board } from './actions.board.handlers.ts'
import * as actions from './actions.handlers.ts'
import { history } from './actions.history.handlers.ts'
import * as links from './actions.links.handlers.ts'
import * as pending from './actions.pending.handlers.ts'
import * as removing from './actions.remove.handlers.ts'
import * as saving from './actions.save.handlers.ts'
import { actionTies } from './actions.ties.ts'
import * as work from './work-orders.handlers.ts'

/** Which handler answers which call of the area. */
export const actionsHandlers: AreaHandlers<'actions'> = {
  'actions.list': actions.list,
  'actions.board': board,
  'actions.keepFilter': actions.keepFilter,
  'actions.keptFilter': actions.keptFilter,
  'actions.get': actions.get,
  'actions.move': actions.move,
  'actions.history': history,
  'actions.save': saving.save,
  'actions.add': saving.add,
  'actions.remove': removing.remove,
  'actions.removeSqrAction': removing.removeSqrAction,
  'actions.addFile': files.addFile,
  'actions.removeFile': files.removeFile,
  'actions.file': files.file,
  'actions.workOrders': work.workOrders,
  'actions.workOrderInfo': work.workOrderInfo,
  'actions.assets': work.assets,
  'actions.pending': pending.pending,
  'actions.savePending': pending.savePending,
  'actions.linkSuggestion': links.linkSuggestion,
  'actions.excel': exports.excel,
  'actions.excelFile': exports.excelFile,
}

/** How an action is tied to people. */
export const actionsTies = { action: actionTies } satisfies Partial<TieFinders>
