import { signedIn, type AreaPolicies } from '../../policy-row.ts'

/** Who may make the calls of notifications: everybody, of their own. */
export const notificationsPolicies = {
  'notifications.list': signedIn,
  // Those of others are passed over.
  'notifications.markRead': signedIn,
} as const satisfies AreaPolicies<'notifications'>
