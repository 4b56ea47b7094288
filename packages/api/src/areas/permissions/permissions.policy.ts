import type { PermissionKey } from '../../permissions.ts'
import type { AreaPolicies, Policy } from '../../policy-row.ts'

const keepsRights = [
  'manage_permission_groups',
  'admin',
] as const satisfies readonly PermissionKey[]
const rightsOfAnybody = {
  access: 'signedIn',
  keys: keepsRights,
  record: { kind: 'person', foreign: 'forbidden', ties: [{ tie: 'all', keys: [] }] },
} as const satisfies Policy
const anyGroup = {
  access: 'signedIn',
  keys: keepsRights,
  record: { kind: 'permissionGroup', foreign: 'forbidden', ties: [{ tie: 'all', keys: [] }] },
} as const satisfies Policy

/** Who may make the calls about rights. */
export const permissionsPolicies = {
  'permissions.get': {
    access: 'signedIn',
    keys: [],
    record: {
      kind: 'person',
      foreign: 'forbidden',
      ties: [
        { tie: 'own', keys: [] },
        { tie: 'all', keys: keepsRights },
      ],
    },
  },
  'permissions.list': { access: 'signedIn', keys: keepsRights, record: null },
  'permissions.save': rightsOfAnybody,
  'permissions.listGroups': { access: 'signedIn', keys: keepsRights, record: null },
  'permissions.getGroup': anyGroup,
  'permissions.saveGroup': {
    ...anyGroup,
    // One that is not made yet is one's own.
    record: { ...anyGroup.record, ties: [{ tie: 'own', keys: [] }, ...anyGroup.record.ties] },
  },
  'permissions.removeGroup': anyGroup,
  'permissions.applyBatch': rightsOfAnybody,
} as const satisfies AreaPolicies<'permissions'>
