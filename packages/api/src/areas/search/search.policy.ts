import { signedIn, type AreaPolicies } from '../../policy-row.ts'

/** Everybody finds what their lists show them. */
export const searchPolicies = {
  'search.find': signedIn,
} as const satisfies AreaPolicies<'search'>
