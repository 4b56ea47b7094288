import type { AreaHandlers } from '../../handler.ts'
import * as passwords from './passwords.handlers.ts'
import { setUp } from './set-up.handlers.ts'

/** Which handler answers which call of the area. */
export const accountsHandlers: AreaHandlers<'accounts'> = {
  'accounts.setUp': setUp,
  'accounts.forgottenPassword': passwords.forgottenPassword,
  'accounts.oneTimeLink': passwords.oneTimeLink,
  'accounts.choosePassword': passwords.choosePassword,
  'accounts.changePassword': passwords.changePassword,
}
