import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod'
import type { EndedAtProvider } from './ports.ts'

// OpenID Connect Back-Channel Logout 1.0: what a provider posts when one of its sessions is over. The
// client that we have reads no such token, and what is asked of one differs from an ID token's.

/** Who may say that a session is over, and to whom. */
export interface LogoutTokenParts {
  issuer: string
  clientId: string
  /** The provider's keys. */
  keys: JWTVerifyGetKey
  now: Date
}

/** A logout token that does not hold; `message` says why, in the words of the protocol. */
export class UnsoundLogoutToken extends Error {
  override name = 'UnsoundLogoutToken'
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
/** Clocks differ, and a message may wait a little. */
const olderByS = 5 * 60
const newerByS = 60
/** Signatures by a key of the provider’s own; none by a secret that both sides have, and never none. */
const algorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
]

const claims = z.object({
  iat: z.number(),
  jti: z.string().min(1),
  sub: z.string().min(1).optional(),
  sid: z.string().min(1).optional(),
  events: z.object({ [logoutEvent]: z.looseObject({}) }),
  // An ID token must never do.
  nonce: z.undefined().optional(),
})

/** Reads a logout token, or throws why it does not hold; where nobody has the keys, that error. */
export async function readLogoutToken(
  token: string,
  { issuer, clientId, keys, now }: LogoutTokenParts,
): Promise<EndedAtProvider> {
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    ...{ issuer, audience: clientId, algorithms, currentDate: now },
    ...{ maxTokenAge: olderByS, clockTolerance: newerByS },
  }).catch((error: unknown) => {
    throw isOfToken(error) ? new UnsoundLogoutToken(error.message) : error
  })
  if (!isLogoutType(protectedHeader.typ)) {
    throw new UnsoundLogoutToken('wrong type')
  }
  const read = claims.safeParse(payload)
  if (!read.success) {
    throw new UnsoundLogoutToken('not about the end of a session')
  }
  const { sub, sid, iat } = read.data
  if (sub === undefined && sid === undefined) {
    throw new UnsoundLogoutToken('neither sub nor sid')
  }
  return { kind: 'ended', issuer, subject: sub, sessionId: sid, at: new Date(iat * 1000) }
}

function isLogoutType(type: string | undefined): boolean {
  return type === undefined || /^(?:application\/)?(?:logout\+)?jwt$/i.test(type)
}

/** The fault of the token, and not of the way to the provider's keys. */
function isOfToken(error: unknown): error is Error {
  return (
    (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) ||
    // A key that is named, and is none that its algorithm takes.
    error instanceof TypeError
  )
}
