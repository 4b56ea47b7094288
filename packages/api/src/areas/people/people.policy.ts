import { signedIn, type AreaPolicies } from '../../policy-row.ts'

/** Who may make the calls about people. */
export const peoplePolicies = {
  'people.search': signedIn,
} as const satisfies AreaPolicies<'people'>
