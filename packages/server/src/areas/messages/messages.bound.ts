import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import * as exports from './messages.exports.handlers.ts'
import * as messages from './messages.handlers.ts'
import { move, remove } from './messages.move.ts'
import * as receipts from './messages.receipts.handlers.ts'
import * as saving from './messages.save.handlers.ts'
import * as texts from './messages.texts.handlers.ts'
import { messageTies } from './messages.ties.ts'

/** Which handler answers which call of the area. */
export const messagesHandlers: AreaHandlers<'messages'> = {
  'messages.list': messages.list,
  'messages.get': messages.get,
  'messages.image': messages.image,
  'messages.create': saving.create,
  'messages.edit': saving.edit,
  'messages.saveText': texts.saveText,
  'messages.removeText': texts.removeText,
  'messages.move': move,
  'messages.remove': remove,
  'messages.audience': messages.audience,
  'messages.receive': receipts.receive,
  'messages.acknowledge': receipts.acknowledge,
  'messages.receipts': receipts.receipts,
  'messages.history': messages.history,
  'messages.keepFilter': messages.keepFilter,
  'messages.keptFilter': messages.keptFilter,
  'messages.excel': exports.excel,
  'messages.excelFile': exports.excelFile,
}

/** How a message is tied to people. */
export const messagesTies = { message: messageTies } satisfies Partial<TieFinders>
