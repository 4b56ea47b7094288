import type { AreaPolicies } from '../../policy-row.ts'

/** Who may make the calls about mails. */
export const mailPolicies = {
  'mail.outbox': { access: 'signedIn', keys: ['admin'], record: null },
} as const satisfies AreaPolicies<'mail'>
