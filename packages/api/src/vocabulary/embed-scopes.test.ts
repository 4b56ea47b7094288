import { expect, expectTypeOf, test } from 'vitest'
import { embedScopes, policies, type EmbedScope } from '../policy.ts'
import { embedScopeNames, serverScopeNames } from './embed-scopes.ts'

test('every scope of the policy table can be given to a key, and no other', () => {
  expect([...embedScopeNames].sort()).toEqual(Object.keys(embedScopes).sort())
  expectTypeOf<(typeof embedScopeNames)[number]>().toEqualTypeOf<EmbedScope>()
})

test('no scope of a page opens what only keepers of keys, rights or settings may do', () => {
  const administrative = ['admin', 'manage_settings', 'manage_permission_groups']
  const ofServers: readonly string[] = serverScopeNames
  const opened = Object.entries(embedScopes)
    .filter(([scope]) => !ofServers.includes(scope))
    .flatMap(([, calls]) => calls)
  const wrong = opened.filter((name) =>
    policies[name].keys.some((key: string) => administrative.includes(key)),
  )
  expect(wrong).toEqual([])
})
