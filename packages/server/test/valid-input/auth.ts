import type { ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const authInputs = (): ValidInputs<'auth'> => ({
  'auth.login': { email: 'x@holdpoint.example', password: 'x' },
  'auth.loginSettings': {},
  'auth.refreshToken': { accessToken: 'x' },
  'auth.signout': {},
  'auth.session': {},
  'auth.sessions': {},
  'auth.endSession': { sessionId: 'x' },
  'auth.endOtherSessions': {},
  'auth.exchangeExternalKey': { key: 'x' },
  'auth.startProviderSignIn': {},
  'auth.finishProviderSignIn': { trip: 'x', returnQuery: 'code=x&state=y' },
  'auth.endByProvider': { logoutToken: 'x.y.z' },
})
