import { signedIn, type AreaPolicies } from '../../policy-row.ts'

/** Who may make the calls about dashboards, and settings of one’s own. */
export const dashboardsPolicies = {
  'dashboards.urls': signedIn,
  'userSettings.save': signedIn,
} as const satisfies AreaPolicies<'dashboards' | 'userSettings'>
