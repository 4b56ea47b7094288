import type { CallName } from './catalogue.ts'
import type { PermissionKey } from './permissions.ts'

/** Who may make a call at all. */
export type Access = 'anyone' | 'signedIn'

/** Which records a person may touch by which tie; `all` needs one of the keys beside it. */
export type Tie =
  /** Started by the person. */
  | 'own'
  /** The person is a listed signer or approver. */
  | 'signer'
  /** Shared with the person. */
  | 'shared'
  /** Any record of the organisation. */
  | 'all'

/** One row of the policy: a call, who may make it, and on which records. */
export type Policy = {
  access: Access
  /** Any one of these keys is needed to make the call at all; empty means none is needed. */
  keys: readonly PermissionKey[]
  /** The ties to a record that open it; the keys named at a tie are needed beside it. */
  records: readonly { tie: Tie; keys: readonly PermissionKey[] }[]
}

const signedIn = { access: 'signedIn', keys: [], records: [] } as const satisfies Policy
const anyone = { access: 'anyone', keys: [], records: [] } as const satisfies Policy
const ownOnly = {
  access: 'signedIn',
  keys: [],
  records: [{ tie: 'own', keys: [] }],
} as const satisfies Policy
const readable = {
  access: 'signedIn',
  keys: [],
  records: [
    { tie: 'own', keys: [] },
    { tie: 'signer', keys: [] },
    { tie: 'shared', keys: [] },
    { tie: 'all', keys: ['access_all_submissions'] },
  ],
} as const satisfies Policy

/**
 * The one table of permissions: deny by default, a call without a row does not compile. The
 * server's dispatcher asks it before a handler runs; pages only mirror it.
 */
export const policies = {
  'auth.login': anyone,
  'auth.loginSettings': anyone,
  'auth.refreshToken': anyone,
  'auth.signout': anyone,
  'auth.session': signedIn,
  'master.get': signedIn,
  'forms.fillMenu': signedIn,
  'forms.byType': signedIn,
  'myForms.list': signedIn,
  'myForms.start': signedIn,
  'myForms.get': readable,
  'myForms.answerImage': readable,
  'myForms.fill': ownOnly,
  'myForms.addAnswerImage': ownOnly,
  'myForms.removeAnswerImage': ownOnly,
  'myForms.sign': ownOnly,
  'myForms.submit': ownOnly,
  'myForms.remove': {
    access: 'signedIn',
    keys: [],
    records: [
      // One's own drafts need no key; which states may be deleted is the area's rule.
      { tie: 'own', keys: [] },
      { tie: 'all', keys: ['delete_all_submissions'] },
    ],
  },
} as const satisfies Record<CallName, Policy>

/** The policy of a call. */
export function policyOf(name: CallName): Policy {
  return policies[name]
}
