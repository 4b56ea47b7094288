import type { PermissionKey } from '../../permissions.ts'
import { signedIn, type AreaPolicies, type Policy } from '../../policy-row.ts'

const keepsPeople = ['manage_employees', 'admin'] as const satisfies readonly PermissionKey[]
const anybody = {
  access: 'signedIn',
  keys: keepsPeople,
  record: { kind: 'person', foreign: 'forbidden', ties: [{ tie: 'all', keys: [] }] },
} as const satisfies Policy

/** Who may make the calls about people. */
export const peoplePolicies = {
  'people.search': signedIn,
  'people.list': { access: 'signedIn', keys: keepsPeople, record: null },
  'people.get': anybody,
  'people.add': { access: 'signedIn', keys: keepsPeople, record: null },
  'people.invite': anybody,
  'people.deactivate': anybody,
  'people.reactivate': anybody,
} as const satisfies AreaPolicies<'people'>
