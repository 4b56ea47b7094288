import { paths } from '../paths.ts'
import { words as rightsWords } from '../permissions/permissions.words.ts'
import { words } from './employees.words.ts'
import { mayKeepPeople } from './keeps-people.server.ts'

/** The page above that of a person: the list of accounts, or who may what for those who give rights. */
export function abovePeople(permissions: readonly string[]): { name: string; to: string } {
  return mayKeepPeople(permissions)
    ? { name: words.title, to: paths.employees() }
    : { name: rightsWords.rights, to: paths.rights() }
}
