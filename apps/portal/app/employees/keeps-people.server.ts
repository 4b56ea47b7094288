import { policyOf } from '@holdpoint/api'

/** Whether somebody may keep the accounts of people; the API decides by the same row. */
export function mayKeepPeople(permissions: readonly string[]): boolean {
  return policyOf('people.add').keys.some((key) => permissions.includes(key))
}
