import { holdsAny, personPickerKeys, policyOf, type PermissionKey } from '@holdpoint/api'
import type { PersonFilters, PersonQuery } from './people.queries.ts'

// A search tells by whom it finds what the person record does not show, so not everybody may ask
// everything.

const pickerKeys: ReadonlySet<PermissionKey> = new Set(personPickerKeys)

/** Whether somebody may know who holds what: those who give rights. */
export function readsRights(held: ReadonlySet<PermissionKey>): boolean {
  return holdsAny(held, policyOf('permissions.list').keys)
}

/** Whether somebody keeps the accounts of people. */
export function keepsAccounts(held: ReadonlySet<PermissionKey>): boolean {
  return holdsAny(held, policyOf('people.get').keys)
}

/** Filters that look at what is not in the person record, and what they are called. */
const guessable = [
  ['companyCode', 'company'],
  ['employeeNumber', 'employee number'],
  ['managerFullName', 'name of manager'],
  ['managerEmail', 'address of manager'],
] as const satisfies readonly (readonly [keyof PersonFilters, string])[]

/** Why a person may not search by this; undefined where nothing stands in the way. */
export function searchProblem(
  { permissions, filters = {} }: Pick<PersonQuery, 'permissions' | 'filters'>,
  held: ReadonlySet<PermissionKey>,
  isOtherSite: boolean,
): string | undefined {
  if (isOtherSite) {
    const guessed = guessable.find(([name]) => filters[name] !== undefined)?.[1]
    const what = permissions === undefined ? guessed : 'permission'
    return what && `Pages of other sites cannot search people by ${what}.`
  }
  const closed = permissions?.find((key) => !pickerKeys.has(key))
  return closed === undefined || readsRights(held)
    ? undefined
    : `Only those who keep permissions can search people by "${closed}".`
}
