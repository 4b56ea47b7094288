import {
  holdsAny,
  policyOf,
  siteOriginProblem,
  type EmbedScope,
  type PermissionKey,
} from '@holdpoint/api'
import type { Fault } from '../../fail.ts'

/**
 * What keeps a key from being made. One for a directory changes people in its maker's name (decision
 * 0142): it is made by whoever keeps them, opens nothing else and belongs to no page.
 */
export function newKeyFaults(
  { scopes, origins }: { scopes: readonly EmbedScope[]; origins: readonly string[] },
  held: ReadonlySet<PermissionKey>,
): Fault[] {
  if (!scopes.includes('directory')) {
    return origins.length === 0 ? [{ path: 'origins', message: siteOriginProblem }] : []
  }
  return [
    ...(origins.length === 0 ? [] : [{ path: 'origins', message: noPages }]),
    ...(scopes.every((scope) => scope === 'directory') ? [] : [{ path: 'scopes', message: alone }]),
    ...(holdsAny(held, policyOf('people.editFromDirectory').keys)
      ? []
      : [{ path: 'scopes', message: keepsNobody }]),
  ]
}

const noPages = 'A key for a directory is for no page: leave this empty.'
const alone = 'A key for a directory opens nothing else. Please make another key for the rest.'
const keepsNobody =
  'Only those who keep the accounts of people can make a key for a directory: it changes people in their name.'
