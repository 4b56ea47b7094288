import type { PermissionKey } from '../../permissions.ts'
import type { AreaPolicies, Policy } from '../../policy-row.ts'

const keepsSettings = ['manage_settings', 'admin'] as const satisfies readonly PermissionKey[]

const anyWebhook = { access: 'signedIn', keys: keepsSettings, record: null } as const
const oneWebhook = {
  access: 'signedIn',
  keys: keepsSettings,
  record: { kind: 'webhook', foreign: 'forbidden', ties: [{ tie: 'all', keys: [] }] },
} as const satisfies Policy

/** Who may make the calls about webhooks: who keeps API keys. */
export const webhooksPolicies = {
  'webhooks.list': anyWebhook,
  'webhooks.create': anyWebhook,
  'webhooks.edit': oneWebhook,
  'webhooks.pause': oneWebhook,
  'webhooks.resume': oneWebhook,
  'webhooks.remove': oneWebhook,
  'webhooks.rotateSecret': oneWebhook,
  'webhooks.deliveries': oneWebhook,
  'webhooks.redeliver': oneWebhook,
  'webhooks.sendTest': oneWebhook,
} as const satisfies AreaPolicies<'webhooks'>
