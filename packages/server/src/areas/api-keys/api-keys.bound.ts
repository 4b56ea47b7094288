import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import * as apiKeys from './api-keys.handlers.ts'
import { apiKeyTies } from './api-keys.ties.ts'
import { embedToken } from './embed-token.handlers.ts'
import * as externalAccess from './external-access.handlers.ts'

/** Which handler answers which call of the area. */
export const apiKeysHandlers: AreaHandlers<'apiKeys'> = {
  'apiKeys.list': apiKeys.list,
  'apiKeys.create': apiKeys.create,
  'apiKeys.revoke': apiKeys.revoke,
  'apiKeys.embedToken': embedToken,
  'apiKeys.externalAccess': externalAccess.externalAccess,
}

/** How each of its kinds of record is tied to people. */
export const apiKeysTies = {
  apiKey: apiKeyTies,
} satisfies Partial<TieFinders>
