import type { PermissionKey } from '../../permissions.ts'
import { signedIn, type AreaPolicies, type Policy } from '../../policy-row.ts'

const keepsSettings = ['manage_settings', 'admin'] as const satisfies readonly PermissionKey[]
const keepers = { access: 'signedIn', keys: keepsSettings, record: null } as const satisfies Policy

/** Who may make the calls about settings: everybody about their own, few about the organisation's. */
export const settingsPolicies = {
  'settings.get': signedIn,
  'settings.save': signedIn,
  'settings.saveLanguage': signedIn,
  'settings.saveTimeZone': signedIn,
  'settings.organisation': keepers,
  'settings.saveOrganisation': keepers,
  'settings.saveLogo': keepers,
  'settings.removeLogo': keepers,
  'settings.logo': signedIn,
  'settings.riskMatrix': signedIn,
  'settings.saveRiskMatrix': keepers,
} as const satisfies AreaPolicies<'settings'>
