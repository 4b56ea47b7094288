import { anyone, signedIn, type AreaPolicies } from '../../policy-row.ts'

/** Who may make the calls about signing in and staying signed in. */
export const authPolicies = {
  'auth.login': anyone,
  'auth.loginSettings': anyone,
  'auth.refreshToken': anyone,
  'auth.signout': anyone,
  'auth.session': signedIn,
  // Each is about the sessions of whoever asks, and of nobody else.
  'auth.sessions': signedIn,
  'auth.endSession': signedIn,
  'auth.endOtherSessions': signedIn,
  'auth.exchangeExternalKey': anyone,
  'auth.startProviderSignIn': anyone,
  'auth.finishProviderSignIn': anyone,
  'auth.endByProvider': anyone,
} as const satisfies AreaPolicies<'auth'>
