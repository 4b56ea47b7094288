import type { CallExamples } from '../../openapi/call-examples.ts'

/** Signing in. The tokens in here open nothing. */
export const authExamples = {
  'auth.login': {
    input: { email: 'employee@holdpoint.example', password: 'your password', deviceType: 'web' },
    content: {
      accessToken: 'an-access-token',
      accessTokenExpiresAt: '2026-05-04T14:45:00.000Z',
      refreshToken: 'a-refresh-token',
      deviceProof: 'a-device-proof',
      user: {
        personId: 'p-anna',
        name: 'Anna Berg',
        firstName: 'Anna',
        employeeType: null,
        profileImage: null,
      },
    },
  },
} satisfies CallExamples<'auth'>
