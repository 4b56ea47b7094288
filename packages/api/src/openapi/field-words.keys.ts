import type { InputWords } from './field-words.shape.ts'

const deviceType =
  '`portal` is a browser on our own origin: one long-lived session in a cookie. The others get a pair of tokens. `web` unless said otherwise.'
const person = 'The person’s id or email address.'

/** The fields of signing in and staying signed in. */
export const signInWords = {
  'auth.login': {
    deviceType,
    keepSignedIn: 'For `portal`: true keeps the session for 30 days instead of 12 hours.',
    deviceProof:
      'What an earlier sign-in on this device answered. With it, wrong passwords that others try do not slow this device down.',
  },
  'auth.signout': {
    refreshToken: 'Names the session when the access token has run out.',
  },
  'auth.refreshToken': {
    accessToken: 'The last access token, expired or not.',
    refreshToken:
      'The refresh token of the same pair. Browsers leave it out: it is in their cookie.',
    deviceType: 'What the session was opened with.',
  },
  'auth.exchangeExternalKey': {
    key: 'The `key` of an external-access address. It works once.',
    deviceType: 'What kind of device the session is for; `web` unless said otherwise.',
  },
} as const satisfies InputWords

/** The fields of keys for other sites. */
export const keyWords = {
  'apiKeys.create': {
    name: 'What uses the key, 1 to 100 characters.',
    origins:
      'One to 20 exact origins as browsers write them, such as `https://portal.example`. https only, except on this machine; no paths, no `*`.',
    scopes:
      'What the key opens: `sign_in` signing in by password, `reference` lists of forms, crews and customers, `my_forms_read` reading entries, `my_forms_write` comments, votes and shares, `people` the person search, `saved_filters` filters, `embed_tokens` making embed tokens, `external_access` making external-access addresses.',
    expiresInDays: '1 to 365; 90 unless said otherwise.',
  },
  'apiKeys.embedToken': {
    person: `${person} The token speaks for this person.`,
    scopes:
      'A part of the key’s scopes; all of them unless said otherwise. `embed_tokens` and `external_access` are never given on.',
  },
  'apiKeys.externalAccess': {
    person: `${person} This person is let in; nobody who administers Holdpoint can be.`,
    path: 'The page to open, from its first slash on; `/` unless said otherwise.',
    deviceType: 'What kind of device the session will be for; `web` unless said otherwise.',
  },
} as const satisfies InputWords
