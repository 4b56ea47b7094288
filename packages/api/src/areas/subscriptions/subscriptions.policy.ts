import { signedIn, type AreaPolicies } from '../../policy-row.ts'

/** Who may make the calls about subscriptions: everybody, about their own. */
export const subscriptionsPolicies = {
  'subscriptions.list': signedIn,
  // A record that is not open to them is refused, and a filter that is not theirs.
  'subscriptions.save': signedIn,
  // Those of others are not found.
  'subscriptions.remove': signedIn,
} as const satisfies AreaPolicies<'subscriptions'>
