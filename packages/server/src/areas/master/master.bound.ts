import type { AreaHandlers } from '../../handler.ts'
import { entries } from './master.entries.handlers.ts'
import * as master from './master.handlers.ts'
import * as imports from './master.import.handlers.ts'
import * as keeping from './master.save.handlers.ts'

/** Which handler answers which call of the area. */
export const masterHandlers: AreaHandlers<'master'> = {
  'master.get': master.get,
  'master.entries': entries,
  'master.saveEntry': keeping.saveEntry,
  'master.retireEntry': keeping.retireEntry,
  'master.removeEntry': keeping.removeEntry,
  'master.checkImport': imports.checkImport,
  'master.getImport': imports.getImport,
  'master.applyImport': imports.applyImport,
  'master.importReport': imports.importReport,
  'master.entriesTable': imports.entriesTable,
}
