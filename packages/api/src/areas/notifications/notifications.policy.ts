import { anyone, signedIn, type AreaPolicies } from '../../policy-row.ts'

/** Who may make the calls of notifications: everybody, of their own. */
export const notificationsPolicies = {
  'notifications.list': signedIn,
  'notifications.inbox': signedIn,
  // Those of others are not found.
  'notifications.ofRecord': signedIn,
  'notifications.putOff': signedIn,
  // Those of others are passed over.
  'notifications.markRead': signedIn,
  // Those of others are not found.
  'notifications.get': signedIn,
  // The link of a mail is the proof.
  'notifications.unsubscribe': anyone,
} as const satisfies AreaPolicies<'notifications'>
