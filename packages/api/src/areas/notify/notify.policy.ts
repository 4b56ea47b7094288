import type { AreaPolicies } from '../../policy-row.ts'

/** Who may say who is told when something happens (spec 6, notify). */
export const notifyPolicies = {
  'notify.get': { access: 'signedIn', keys: ['edit_notify'], record: null },
  'notify.save': { access: 'signedIn', keys: ['edit_notify'], record: null },
} as const satisfies AreaPolicies<'notify'>
