import { words as findWords } from '../find/find.words.ts'
import { paths } from '../paths.ts'
import { mayKeepRights } from '../permissions/keeps-rights.server.ts'
import { words as rightsWords } from '../permissions/permissions.words.ts'
import { words } from './employees.words.ts'
import { mayKeepPeople } from './keeps-people.server.ts'

/**
 * The page above that of a person: the list of accounts, who may what for those who give rights, and
 * the search for everybody else, who has no list of people.
 */
export function abovePeople(permissions: readonly string[]): { name: string; to: string } {
  if (mayKeepPeople(permissions)) {
    return { name: words.title, to: paths.employees() }
  }
  return mayKeepRights(permissions)
    ? { name: rightsWords.rights, to: paths.rights() }
    : { name: findWords.title, to: paths.search() }
}
