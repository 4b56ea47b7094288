import type { AreaWords } from '../../openapi/area-words.ts'

const deviceType =
  '`portal` is a browser on our own origin: one long-lived session in a cookie. The others get a pair of tokens. `web` unless said otherwise.'

/** What the documents say of the calls about signing in and staying signed in. */
export const authWords = {
  notes: {
    'auth.login':
      'With `deviceType` `web`, `mobile` or `embed` it answers a pair of tokens: the access token lasts 15 minutes, and `POST /refresh-token` answers the next pair for up to 30 days. Wrong passwords slow the next try down; nobody is locked out.',
    'auth.refreshToken':
      'Within 30 seconds the same refresh token answers the same successor, so that many tabs may ask at once.',
    'auth.signout':
      'Ending a session twice is not an error. The answer is null unless an identity provider began the session and signs out as well.',
    'auth.startProviderSignIn':
      'Where no identity provider is set this is refused. The trip holds for ten minutes.',
    'auth.endByProvider':
      'The token is the proof: its signature, issuer, audience and age are checked. The portal takes the post of the provider itself at `/login/backchannel-logout`.',
    'auth.finishProviderSignIn':
      'Whoever comes for the first time is linked to the one account that has their verified address; from then on the identity alone counts. No account is made. The session is that of a browser of the portal, for 12 hours.',
  },
  inputs: {
    'auth.endByProvider': {
      logoutToken: 'The `logout_token` that the provider posted, as it came.',
    },
    'auth.login': {
      deviceType,
      keepSignedIn: 'For `portal`: true keeps the session for 30 days instead of 12 hours.',
      deviceName: 'What you will know the device by in the list of your sessions.',
      deviceProof:
        'What an earlier sign-in on this device answered. With it, wrong passwords that others try do not slow this device down.',
    },
    'auth.endSession': { sessionId: 'The `id` of one of your sessions.' },
    'auth.signout': {
      refreshToken: 'Names the session when the access token has run out.',
    },
    'auth.refreshToken': {
      accessToken: 'The last access token, expired or not.',
      refreshToken:
        'The refresh token of the same pair. Browsers leave it out: it is in their cookie.',
      deviceType: 'What the session was opened with.',
    },
    'auth.finishProviderSignIn': {
      trip: 'What `POST /provider-sign-in` answered to the same browser.',
      returnQuery: 'The query that the identity provider led the browser back with.',
      deviceName: 'What you will know the device by in the list of your sessions.',
    },
    'auth.exchangeExternalKey': {
      key: 'The `key` of an external-access address. It works once.',
      deviceType: 'What kind of device the session is for; `web` unless said otherwise.',
    },
  },
  answers: {
    'auth.login': {
      accessToken: 'Travels as `Authorization: Bearer …`; it lasts 15 minutes.',
      refreshToken:
        'Buys the next pair of tokens. It is null for browsers, which keep theirs in a cookie.',
      deviceProof: 'Send it with the next sign-in on this device.',
    },
    'auth.signout': {
      providerAddress:
        'Send the browser there: it is signed out here already, and then at the provider, too.',
    },
    'auth.refreshToken': {
      refreshToken: 'Takes the place of the one that was sent.',
    },
    'auth.startProviderSignIn': {
      address: 'Where the browser is to be sent.',
      trip: 'Keep it where no script can read it, and send it with the answer. It is sealed.',
    },
  },
} as const satisfies AreaWords<'auth'>
