import type { PermissionKey } from '../../permissions.ts'
import { host, type AreaPolicies } from '../../policy-row.ts'

const keepsSettings = ['manage_settings', 'admin'] as const satisfies readonly PermissionKey[]

/** Who may make the calls about keys for other sites. */
export const apiKeysPolicies = {
  'apiKeys.list': { access: 'signedIn', keys: keepsSettings, record: null },
  'apiKeys.create': { access: 'signedIn', keys: keepsSettings, record: null },
  'apiKeys.revoke': {
    access: 'signedIn',
    keys: keepsSettings,
    record: { kind: 'apiKey', foreign: 'forbidden', ties: [{ tie: 'all', keys: [] }] },
  },
  'apiKeys.embedToken': host,
  'apiKeys.externalAccess': host,
} as const satisfies AreaPolicies<'apiKeys'>
