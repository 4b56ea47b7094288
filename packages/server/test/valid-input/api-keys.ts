import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const apiKeysInputs = (ids: RecordIds): ValidInputs<'apiKeys'> => ({
  'apiKeys.list': {},
  'apiKeys.create': { name: 'A', origins: 'https://portal.example', scopes: 'sign_in' },
  'apiKeys.revoke': { apiKeyId: ids.apiKey },
  'apiKeys.embedToken': { person: 'p-employee' },
  'apiKeys.externalAccess': { person: 'p-employee', path: '/' },
})
