import type { CallExamples } from '../../openapi/call-examples.ts'

/** Keys for other sites. The secrets in here open nothing. */
export const apiKeysExamples = {
  'apiKeys.create': {
    input: {
      name: 'Crew board',
      origins: ['https://portal.example'],
      scopes: ['my_forms_read', 'embed_tokens'],
      expiresInDays: 90,
    },
    content: {
      pageKey: 'hpk_shown-once',
      serverSecret: 'hps_shown-once',
      key: {
        id: 'k-board',
        name: 'Crew board',
        origins: ['https://portal.example'],
        scopes: ['my_forms_read', 'embed_tokens'],
        state: 'living',
        createdBy: { personId: 'p-anna', name: 'Anna Berg' },
        createdAt: '2026-05-04T14:30:00.000Z',
        expiresAt: '2026-08-02T14:30:00.000Z',
        lastUsedAt: null,
        revokedAt: null,
        rowVersion: 1,
      },
    },
  },
  'apiKeys.embedToken': {
    input: { person: 'anna@company.example' },
    content: {
      token: 'hpe_ten-minutes',
      expiresAt: '2026-05-04T14:40:00.000Z',
      personId: 'p-anna',
      scopes: ['my_forms_read'],
    },
  },
  'apiKeys.externalAccess': {
    input: { person: 'anna@company.example', path: '/my-forms' },
    content: {
      url: 'https://holdpoint.example/my-forms?key=hpx_once&version=1.15.3&deviceType=web&internalVersion=15',
      path: '/my-forms?key=hpx_once&version=1.15.3&deviceType=web&internalVersion=15',
      expiresAt: '2026-05-04T14:35:00.000Z',
    },
  },
} satisfies CallExamples<'apiKeys'>
