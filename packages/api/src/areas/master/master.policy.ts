import { signedIn, type AreaPolicies } from '../../policy-row.ts'

/** Who may make the calls about lookups. */
export const masterPolicies = {
  'master.get': signedIn,
} as const satisfies AreaPolicies<'master'>
