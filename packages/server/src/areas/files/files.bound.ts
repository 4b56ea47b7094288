import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import * as acknowledge from './files.acknowledge.handlers.ts'
import * as exports from './files.exports.handlers.ts'
import * as library from './files.handlers.ts'
import { move } from './files.move.handlers.ts'
import * as pins from './files.pins.handlers.ts'
import { save } from './files.save.handlers.ts'
import * as uploads from './files.upload.handlers.ts'
import { fileTies } from './files.ties.ts'
import * as versions from './files.versions.handlers.ts'
import { refused } from './refused.handlers.ts'

/** Which handler answers which call of the area. */
export const filesHandlers: AreaHandlers<'files'> = {
  'files.list': library.list,
  'files.refused': refused,
  'files.get': library.get,
  'files.history': library.history,
  'files.choices': library.choices,
  'files.keepFilter': library.keepFilter,
  'files.keptFilter': library.keptFilter,
  'files.save': save,
  'files.move': move,
  'files.addVersion': versions.addVersion,
  'files.beginUpload': uploads.beginUpload,
  'files.addPart': uploads.addPart,
  'files.endUpload': uploads.endUpload,
  'files.content': versions.content,
  'files.text': versions.text,
  'files.pins': pins.pins,
  'files.pin': pins.pin,
  'files.unpin': pins.unpin,
  'files.open': acknowledge.open,
  'files.acknowledge': acknowledge.acknowledge,
  'files.waive': acknowledge.waive,
  'files.acknowledgements': acknowledge.acknowledgements,
  'files.excel': exports.excel,
  'files.excelFile': exports.excelFile,
}

/** How a file is tied to people. */
export const filesTies = { library_file: fileTies } satisfies Partial<TieFinders>
