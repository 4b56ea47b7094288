import { policyOf } from '@holdpoint/api'
import { words as findWords } from '../find/find.words.ts'
import { paths } from '../paths.ts'
import { words } from './employees.words.ts'

/**
 * The page above that of a person: the list of people for those who keep accounts or give rights, and
 * the search for everybody else, who has no list of people.
 */
export function abovePeople(permissions: readonly string[]): { name: string; to: string } {
  return policyOf('people.list').keys.some((key) => permissions.includes(key))
    ? { name: words.title, to: paths.employees() }
    : { name: findWords.title, to: paths.search() }
}
