import { anyone, signedIn, type AreaPolicies } from '../../policy-row.ts'

/** Who may make the calls about coming to an account. */
export const accountsPolicies = {
  'accounts.setUp': anyone,
  'accounts.forgottenPassword': anyone,
  'accounts.oneTimeLink': anyone,
  'accounts.choosePassword': anyone,
  'accounts.changePassword': signedIn,
} as const satisfies AreaPolicies<'accounts'>
