import { signedIn, type AreaPolicies } from '../../policy-row.ts'

/** Who may make the calls about settings: everybody, about their own. */
export const settingsPolicies = {
  'settings.get': signedIn,
  'settings.save': signedIn,
  'settings.saveLanguage': signedIn,
} as const satisfies AreaPolicies<'settings'>
