import type { AreaHandlers } from '../../handler.ts'
import * as externalAccess from '../api-keys/external-access.handlers.ts'
import * as auth from './auth.handlers.ts'
import * as provider from './provider.handlers.ts'

/** Which handler answers which call of the area. */
export const authHandlers: AreaHandlers<'auth'> = {
  'auth.login': auth.login,
  'auth.signout': auth.signout,
  'auth.refreshToken': auth.refreshToken,
  'auth.loginSettings': auth.loginSettings,
  'auth.session': auth.session,
  'auth.sessions': auth.sessions,
  'auth.endSession': auth.endSession,
  'auth.endOtherSessions': auth.endOtherSessions,
  'auth.exchangeExternalKey': externalAccess.exchangeExternalKey,
  'auth.startProviderSignIn': provider.startProviderSignIn,
  'auth.finishProviderSignIn': provider.finishProviderSignIn,
  'auth.endByProvider': provider.endByProvider,
}
