import * as z from 'zod'
import { call } from '../../call.ts'
import { sessionUser } from '../../vocabulary/person.ts'
import { id, text, wireBoolean } from '../../wire.ts'
import { savedFilterTypes } from '../saved-filters/saved-filters.ts'

// Signing in and out. The specification names the four calls and the refresh payload; the shapes
// of the answers are ours.

/** What a client keeps to stay signed in. The refresh secret stays in a cookie for browsers. */
export const sessionTokens = z.object({
  accessToken: z.string(),
  accessTokenExpiresAt: z.string(),
  refreshToken: z.string().nullable(),
})

const deviceType = z.enum(['web', 'portal', 'mobile', 'embed']).default('web')

/** Signs in with email and password. The portal asks for one long-lived id instead of a pair. */
export const login = call({
  name: 'auth.login',
  method: 'POST',
  path: '/login',
  summary: 'Signs a person in with email and password.',
  status: 'decided',
  source: 'spec 7, other modules; decision 0004',
  rate: 'signIn',
  input: z.object({
    email: text(254).pipe(z.string().min(1, 'Enter your work email.')),
    password: text(256).pipe(z.string().min(1, 'Enter your password.')),
    deviceType,
    /** What the person will know the device by in the list of their sessions. */
    deviceName: text(80).optional(),
    keepSignedIn: wireBoolean.default(false),
    /** What an earlier sign-in on this device answered: it keeps its owner out of others' throttles. */
    deviceProof: text(200).optional(),
  }),
  content: sessionTokens.extend({ user: sessionUser, deviceProof: z.string() }),
  problems: ['sign_in_failed', 'sign_in_throttled', 'too_busy', 'password_sign_in_off'],
})

/**
 * Ends the session that made the call; ending it twice is not an error. A client whose access token
 * has run out names its session by the refresh secret.
 */
export const signout = call({
  name: 'auth.signout',
  method: 'POST',
  path: '/signout',
  summary: 'Ends the session that makes the call.',
  status: 'decided',
  source: 'spec 7, other modules; decisions 0004 and 0147',
  input: z.object({ refreshToken: text(200).optional() }),
  /** Where the browser is sent to be signed out of the identity provider that began the session, too. */
  content: z.object({ providerAddress: z.string() }).nullable(),
})

/**
 * Exchanges a refresh secret for the next pair of tokens. An expired access token alone never
 * mints a new one. Within 30 seconds the same secret answers the same successor, so that many
 * tabs may refresh at once.
 */
export const refreshToken = call({
  name: 'auth.refreshToken',
  method: 'POST',
  path: '/refresh-token',
  summary: 'Answers the next pair of tokens for a refresh secret.',
  status: 'decided',
  source: 'spec 7, other modules; spec 8, HTTP 401; decision 0004',
  input: z.object({
    accessToken: text(200),
    refreshToken: text(200).optional(),
    deviceType,
  }),
  content: sessionTokens,
  problems: ['refresh_failed'],
})

/** What the sign-in page needs before anyone is signed in. */
export const loginSettings = call({
  name: 'auth.loginSettings',
  method: 'GET',
  path: '/login-settings',
  summary: 'Answers what the sign-in page shows before anyone is signed in.',
  status: 'decided',
  source: 'spec 7, other modules; decision 0004',
  input: z.object({}),
  content: z.object({
    organisationName: z.string(),
    version: z.string(),
    internalVersion: z.int(),
    /** False while nobody has named the organisation: `accounts.setUp` does. */
    isSetUp: z.boolean(),
    /** Whether there is a mail server, so that a link can be sent to whoever forgot a password. */
    sendsMail: z.boolean(),
    /** The company's identity provider, by the name that people know it by; null where none is set. */
    provider: z.object({ name: z.string() }).nullable(),
    /** Whether anybody may sign in with a password. */
    takesPasswords: z.boolean(),
    /** Present only with the demo world: who may sign in, and with which password. */
    demo: z
      .object({
        password: z.string(),
        people: z.array(z.object({ role: z.string(), email: z.string(), name: z.string() })),
      })
      .nullable(),
  }),
})

/** Who is signed in, with what a page needs to know of them. */
export const sessionInfo = z.object({
  user: sessionUser,
  email: z.string(),
  employeeTitle: z.string(),
  /** Keys that the person holds through their permission groups; pages mirror the policy by them. */
  permissions: z.array(z.string()),
  /** IANA name: the person's own setting, else the organisation's. */
  timeZone: z.string(),
  organisationName: z.string(),
  /** The lists that open with a saved filter of the person's, where their address carries none. */
  defaultFilters: z.array(z.enum(savedFilterTypes)),
  /** Whether anybody who works here reports to them. */
  hasTeam: z.boolean(),
})
/** Who is signed in. */
export type SessionInfo = z.infer<typeof sessionInfo>

/** Answers who is signed in, for a portal that runs apart from the API. */
export const getSession = call({
  name: 'auth.session',
  method: 'GET',
  path: '/session',
  summary: 'Answers who is signed in and which permissions they hold.',
  status: 'decided',
  source: 'spec 3, session user; decision 0004',
  input: z.object({}),
  content: sessionInfo,
})

/** Where the person who asks is signed in. */
export const sessions = call({
  name: 'auth.sessions',
  method: 'GET',
  path: '/sessions',
  summary: 'Lists your own sessions, the one used last first.',
  status: 'decided',
  source: 'spec 7, other modules; decision 0068',
  input: z.object({}),
  content: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        deviceType: z.string(),
        /** Empty where the device did not say. */
        deviceName: z.string(),
        /** The address, or the first half of an IPv6 one, that it was opened from. */
        network: z.string(),
        /** The identity provider that let you in, by its name; null of a password. */
        provider: z.string().nullable(),
        startedAt: z.string(),
        lastUsedAt: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
})

/** Signs one of the person's devices out, at once. */
export const endSession = call({
  name: 'auth.endSession',
  method: 'DELETE',
  path: '/sessions',
  summary: 'Ends one of your own sessions.',
  status: 'decided',
  source: 'spec 7, other modules; decision 0068',
  input: z.object({ sessionId: id }),
  content: z.null(),
  problems: ['not_found'],
})

/** Signs every device out but the one that asks, at once. */
export const endOtherSessions = call({
  name: 'auth.endOtherSessions',
  method: 'POST',
  path: '/sessions-end-others',
  summary: 'Ends all of your own sessions but the one that asks.',
  status: 'decided',
  source: 'spec 7, other modules; decision 0068',
  input: z.object({}),
  content: z.null(),
})

/** Exchanges the key of an external-access address for a browser's session, exactly once. */
export const exchangeExternalKey = call({
  name: 'auth.exchangeExternalKey',
  method: 'POST',
  path: '/external-access-exchange',
  summary: 'Exchanges the one-time key of an external-access address for a session.',
  status: 'decided',
  source: 'spec 2, external-access URL variants; decision 0018',
  rate: 'signIn',
  input: z.object({ key: text(200), deviceType }),
  content: sessionTokens.pick({ accessToken: true, accessTokenExpiresAt: true }),
  problems: ['external_key_refused', 'sign_in_throttled'],
})

/**
 * Begins a sign-in by the company's identity provider. The browser keeps the trip while it is there,
 * and shows it when it comes back.
 */
export const startProviderSignIn = call({
  name: 'auth.startProviderSignIn',
  method: 'POST',
  path: '/provider-sign-in',
  summary: 'Answers where the identity provider asks somebody to sign in.',
  status: 'decided',
  source: 'decision 0141',
  rate: 'signIn',
  input: z.object({}),
  content: z.object({ address: z.string(), trip: z.string() }),
  problems: ['wrong_state', 'provider_unreachable'],
})

/** Lets in whom the identity provider knows, as a browser of the portal. */
export const finishProviderSignIn = call({
  name: 'auth.finishProviderSignIn',
  method: 'POST',
  path: '/provider-sign-in-finish',
  summary:
    'Signs in whom the identity provider knows, by the answer that the browser brought back.',
  status: 'decided',
  source: 'decision 0141',
  rate: 'signIn',
  input: z.object({
    trip: text(1000),
    returnQuery: text(8000),
    /** What the person will know the device by in the list of their sessions. */
    deviceName: text(80).optional(),
  }),
  content: sessionTokens.pick({ accessToken: true, accessTokenExpiresAt: true }),
  problems: [
    'wrong_state',
    'sign_in_throttled',
    'provider_unreachable',
    'provider_declined',
    'provider_trip_over',
    'provider_trip_lost',
    'provider_answer_used',
    'provider_answer_refused',
    'provider_email_unverified',
    'provider_unknown_person',
    'provider_other_account',
  ],
})

/**
 * Ends the sessions that the identity provider says are over, by the logout token that it posts
 * (OpenID Connect Back-Channel Logout).
 */
export const endByProvider = call({
  name: 'auth.endByProvider',
  method: 'POST',
  path: '/provider-sign-out',
  summary: 'Ends the sessions that the identity provider says are over.',
  status: 'decided',
  source: 'decision 0147',
  rate: 'signIn',
  input: z.object({ logoutToken: text(8000) }),
  content: z.null(),
  problems: ['wrong_state', 'provider_unreachable', 'provider_answer_refused'],
})

/** Signing in, out and staying signed in. */
export const auth = {
  login,
  signout,
  refreshToken,
  loginSettings,
  session: getSession,
  sessions,
  endSession,
  endOtherSessions,
  exchangeExternalKey,
  startProviderSignIn,
  finishProviderSignIn,
  endByProvider,
}
