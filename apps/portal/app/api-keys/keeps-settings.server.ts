import { policyOf } from '@holdpoint/api'

/** Whether somebody may keep the keys of other sites; the API decides by the same row. */
export function keepsSettings(permissions: readonly string[]): boolean {
  return policyOf('apiKeys.list').keys.some((key) => permissions.includes(key))
}
