import { constants, createPublicKey, verify, type JsonWebKey, type KeyObject } from 'node:crypto'
import * as z from 'zod'
import type { EndedAtProvider } from './ports.ts'

// OpenID Connect Back-Channel Logout 1.0: what a provider posts when one of its sessions is over. The
// client that we have reads no such token, and what is asked of one differs from an ID token's.

/** Who may say that a session is over, and to whom. */
export interface LogoutTokenParts {
  issuer: string
  clientId: string
  /** The provider's keys; those of the moment where one is asked for that is not known. */
  keysOf: (keyId: string | undefined) => Promise<readonly JsonWebKey[]>
  now: Date
}

/** A logout token that does not hold; `message` says why, in the words of the protocol. */
export class UnsoundLogoutToken extends Error {
  override name = 'UnsoundLogoutToken'
}

const { RSA_PKCS1_PADDING, RSA_PKCS1_PSS_PADDING, RSA_PSS_SALTLEN_DIGEST } = constants
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
/** Clocks differ, and a message may wait a little. */
const olderByS = 5 * 60
const newerByS = 60

const header = z.object({
  alg: z.string(),
  kid: z.string().optional(),
  typ: z.string().optional(),
  crit: z.undefined().optional(),
})
const claims = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  iat: z.number(),
  exp: z.number().optional(),
  jti: z.string().min(1),
  sub: z.string().min(1).optional(),
  sid: z.string().min(1).optional(),
  events: z.object({ [logoutEvent]: z.looseObject({}) }),
  // An ID token must never do.
  nonce: z.undefined().optional(),
})

type Way = { hash: string | null; key: 'rsa' | 'ec' | 'ed25519'; curve?: string; isPss?: boolean }

/** Signatures by a key of the provider’s own; none by a secret that both sides have, and never none. */
const ways: Readonly<Record<string, Way>> = {
  RS256: { hash: 'sha256', key: 'rsa' },
  RS384: { hash: 'sha384', key: 'rsa' },
  RS512: { hash: 'sha512', key: 'rsa' },
  PS256: { hash: 'sha256', key: 'rsa', isPss: true },
  PS384: { hash: 'sha384', key: 'rsa', isPss: true },
  PS512: { hash: 'sha512', key: 'rsa', isPss: true },
  ES256: { hash: 'sha256', key: 'ec', curve: 'prime256v1' },
  ES384: { hash: 'sha384', key: 'ec', curve: 'secp384r1' },
  ES512: { hash: 'sha512', key: 'ec', curve: 'secp521r1' },
  EdDSA: { hash: null, key: 'ed25519' },
}

/** Reads a logout token, or throws why it does not hold. */
export async function readLogoutToken(
  token: string,
  parts: LogoutTokenParts,
): Promise<EndedAtProvider> {
  const [head = '', body = '', signature = '', ...more] = token.split('.')
  const { alg, kid, typ } = read(header, head)
  const way = ways[alg]
  if (way === undefined || more.length > 0) {
    throw new UnsoundLogoutToken('unsupported signature')
  }
  if (typ !== undefined && !/^(?:application\/)?(?:logout\+)?jwt$/i.test(typ)) {
    throw new UnsoundLogoutToken('wrong type')
  }
  const keys = await parts.keysOf(kid)
  const signed = { way, data: Buffer.from(`${head}.${body}`), signature }
  if (!keys.some((key) => isNamed(key, kid, alg) && isSigned(key, signed))) {
    throw new UnsoundLogoutToken('wrong signature')
  }
  return heldAgainst(read(claims, body), parts)
}

function heldAgainst(
  { iss, aud, iat, exp, sub, sid }: z.output<typeof claims>,
  { issuer, clientId, now }: LogoutTokenParts,
): EndedAtProvider {
  const nowS = now.getTime() / 1000
  if (iss !== issuer || ![aud].flat().includes(clientId)) {
    throw new UnsoundLogoutToken('wrong issuer or audience')
  }
  if (iat > nowS + newerByS || iat < nowS - olderByS || (exp ?? nowS) < nowS - newerByS) {
    throw new UnsoundLogoutToken('too old or too new')
  }
  if (sub === undefined && sid === undefined) {
    throw new UnsoundLogoutToken('neither sub nor sid')
  }
  return { kind: 'ended', issuer, subject: sub, sessionId: sid, at: new Date(iat * 1000) }
}

function read<Shape extends z.ZodType>(schema: Shape, part: string): z.output<Shape> {
  try {
    return schema.parse(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')))
  } catch {
    throw new UnsoundLogoutToken('malformed')
  }
}

const isNamed = (key: JsonWebKey, keyId: string | undefined, alg: string): boolean =>
  (keyId === undefined || key['kid'] === keyId) &&
  (key['use'] === undefined || key['use'] === 'sig') &&
  (key['alg'] === undefined || key['alg'] === alg)

type Signed = { way: Way; data: Buffer; signature: string }

function isSigned(jwk: JsonWebKey, { way, data, signature }: Signed): boolean {
  const key = keyIn(jwk)
  if (key?.asymmetricKeyType !== way.key || key.asymmetricKeyDetails?.namedCurve !== way.curve) {
    return false
  }
  if (way.key === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048) {
    return false
  }
  return verify(
    way.hash,
    data,
    {
      key,
      dsaEncoding: 'ieee-p1363',
      ...(way.key === 'rsa' ? { padding: RSA_PKCS1_PADDING } : {}),
      ...(way.isPss === true
        ? { padding: RSA_PKCS1_PSS_PADDING, saltLength: RSA_PSS_SALTLEN_DIGEST }
        : {}),
    },
    Buffer.from(signature, 'base64url'),
  )
}

/** A key that is made in another way than we know is none. */
function keyIn(jwk: JsonWebKey): KeyObject | undefined {
  try {
    return createPublicKey({ key: jwk, format: 'jwk' })
  } catch {
    return undefined
  }
}
