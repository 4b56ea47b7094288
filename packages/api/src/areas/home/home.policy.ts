import { signedIn, type AreaPolicies } from '../../policy-row.ts'

/** Home shows everybody their own. */
export const homePolicies = {
  'home.get': signedIn,
  'home.counts': signedIn,
} as const satisfies AreaPolicies<'home'>
