import { signedIn, type AreaPolicies } from '../../policy-row.ts'

/** Who may make the calls about forms that can be filled. */
export const formsPolicies = {
  'forms.fillMenu': signedIn,
  'forms.byType': signedIn,
  'forms.byIds': signedIn,
  'forms.search': signedIn,
  'forms.recent': signedIn,
} as const satisfies AreaPolicies<'forms'>
