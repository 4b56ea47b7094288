import type { AreaWords } from '../../openapi/area-words.ts'

const person = 'The person’s id or email address.'

/** What the documents say of the calls about keys for other sites. */
export const apiKeysWords = {
  notes: {
    'apiKeys.create':
      'The two secrets are shown once, for only their hashes are kept. A post that is repeated under its `Idempotency-Key` answers the same key with null for both.',
    'apiKeys.revoke':
      'Pages and servers that use the key stop working at once, and everybody who came in through it is signed out.',
    'apiKeys.embedToken':
      'The secret travels in `X-Api-Secret`, or as bearer. The token lasts ten minutes and is not refreshed: make another one before its end. It works only beside the page key and only from the key’s origins.',
    'apiKeys.externalAccess':
      'The secret travels in `X-Api-Secret`, or as bearer. The address works once, within five minutes.',
  },
  inputs: {
    'apiKeys.create': {
      name: 'What uses the key, 1 to 100 characters.',
      origins:
        'One to 20 exact origins as browsers write them, such as `https://portal.example`. https only, except on this machine; no paths, no `*`. None for a key of the scope `directory`.',
      scopes:
        'What the key opens: `sign_in` signing in by password, `reference` lists of forms, crews and customers, `my_forms_read` reading entries, `my_forms_write` comments, votes and shares, `people` the person search, `saved_filters` filters, `embed_tokens` making embed tokens, `external_access` making external-access addresses, `directory` keeping people by SCIM, in the name of whoever makes the key, who must keep accounts; it stands alone.',
      expiresInDays: '1 to 365; 90 unless said otherwise.',
    },
    'apiKeys.embedToken': {
      person: `${person} The token speaks for this person.`,
      scopes:
        'A part of the key’s scopes; all of them unless said otherwise. `embed_tokens`, `external_access` and `directory` are never given on.',
    },
    'apiKeys.externalAccess': {
      person: `${person} This person is let in; nobody who administers Holdpoint can be.`,
      path: 'The page to open, from its first slash on; `/` unless said otherwise.',
      deviceType: 'What kind of device the session will be for; `web` unless said otherwise.',
    },
  },
  answers: {
    'apiKeys.create': {
      pageKey:
        'The value of `X-Api-Key`, for pages of the named origins. Shown once; null when a post is repeated.',
      serverSecret:
        'The value of `X-Api-Secret`, for your server alone. Shown once; null when a post is repeated.',
    },
    'apiKeys.embedToken': {
      token: 'Your page sends it as bearer, with its key in `X-Api-Key` beside it.',
      expiresAt: 'Ten minutes from now. Ask for the next token before that.',
    },
    'apiKeys.externalAccess': {
      url: 'Send the person here. Whole where the server knows its own origin, else like `path`.',
      path: 'The same from its first slash on, for a portal on another host than the API.',
      expiresAt: 'Five minutes from now.',
    },
  },
  parts: {
    ApiKey: {
      origins: 'Exactly as browsers write them in `Origin`.',
      lastUsedAt: 'To the hour; null for a key that was never used.',
    },
  },
} as const satisfies AreaWords<'apiKeys'>
