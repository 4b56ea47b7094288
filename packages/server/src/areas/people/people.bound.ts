import type { AreaHandlers } from '../../handler.ts'
import * as accounts from './accounts.handlers.ts'
import * as contacts from './people.contact.handlers.ts'
import * as directory from './people.directory.handlers.ts'
import * as edits from './people.edit.handlers.ts'
import * as exports from './people.exports.handlers.ts'
import * as imports from './import/import.handlers.ts'
import * as people from './people.handlers.ts'
import * as left from './people.left.handlers.ts'
import * as unlinks from './people.unlink.handlers.ts'

/** Which handler answers which call of the area. */
export const peopleHandlers: AreaHandlers<'people'> = {
  'people.search': people.search,
  'people.list': accounts.list,
  'people.excel': exports.excel,
  'people.excelFile': exports.excelFile,
  'people.get': accounts.get,
  'people.seat': accounts.seat,
  'people.companies': accounts.companies,
  'people.ownEmergencyContact': contacts.own,
  'people.lookAtEmergencyContact': contacts.look,
  'people.saveEmergencyContact': contacts.save,
  'people.taken': edits.taken,
  'people.add': edits.add,
  'people.edit': edits.edit,
  'people.invite': accounts.invite,
  'people.waiting': left.waiting,
  'people.deactivate': accounts.deactivate,
  'people.reactivate': accounts.reactivate,
  'people.listDirectory': directory.list,
  'people.addFromDirectory': directory.add,
  'people.editFromDirectory': directory.edit,
  'people.unlink': unlinks.unlink,
  'people.checkImport': imports.checkImport,
  'people.getImport': imports.getImport,
  'people.applyImport': imports.applyImport,
  'people.importReport': imports.importReport,
  'people.importTemplate': imports.importTemplate,
}
