import { createHmac, generateKeyPairSync, sign, type JsonWebKey, type KeyObject } from 'node:crypto'
import { createLocalJWKSet, type JWK } from 'jose'
import { describe, expect, test } from 'vitest'
import { readLogoutToken, UnsoundLogoutToken } from './logout-token.ts'

// That a real provider's tokens are read is held in `apps/portal/server/app.provider-out.test.ts`.

const now = new Date('2026-03-05T15:00:00Z')
const iat = now.getTime() / 1000
const issuer = 'https://login.company.example'
const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
const sound = { iss: issuer, aud: 'holdpoint', iat, jti: 'j', sub: 'anna', events }

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const small = generateKeyPairSync('rsa', { modulusLength: 1024 })
const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' })
const ed = generateKeyPairSync('ed25519')

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const jwk = (key: KeyObject, kid: string, more: object = {}): JsonWebKey => ({
  ...key.export({ format: 'jwk' }),
  ...{ kid, ...more },
})
const keys = [
  jwk(rsa.publicKey, 'rsa'),
  jwk(small.publicKey, 'small'),
  jwk(p256.publicKey, 'p256'),
  jwk(p384.publicKey, 'p384'),
  jwk(ed.publicKey, 'ed'),
  jwk(rsa.publicKey, 'for-encryption', { use: 'enc' }),
  { kty: 'unheard-of', kid: 'odd' },
]

const read = (token: string) =>
  readLogoutToken(token, {
    issuer,
    clientId: 'holdpoint',
    keys: createLocalJWKSet({ keys: keys as JWK[] }),
    now,
  })

type Head = { alg: string; kid?: string; typ?: string; crit?: string[] }

/** A token with these claims under this head, signed as the head says. */
function tokenOf(claims: object = sound, head: Head = { alg: 'RS256', kid: 'rsa' }): string {
  const text = `${part(head)}.${part(claims)}`
  const data = Buffer.from(text)
  const by = {
    RS256: () => sign('sha256', data, rsa.privateKey),
    PS256: () => sign('sha256', data, { key: rsa.privateKey, padding: 6, saltLength: 32 }),
    ES256: () => sign('sha256', data, { key: p256.privateKey, dsaEncoding: 'ieee-p1363' }),
    EdDSA: () => sign(null, data, ed.privateKey),
  }[head.alg]
  return `${text}.${(by?.() ?? Buffer.from('x')).toString('base64url')}`
}

describe('a logout token', () => {
  test.each([
    ['RS256', 'rsa'],
    ['PS256', 'rsa'],
    ['ES256', 'p256'],
    ['EdDSA', 'ed'],
  ])('signed by %s is read', async (alg, kid) => {
    expect(await read(tokenOf(sound, { alg, kid, typ: 'logout+jwt' }))).toEqual({
      ...{ kind: 'ended', issuer, subject: 'anna', sessionId: undefined, at: now },
    })
  })

  test('may name a session alone, and several who hear it', async () => {
    const { sub: _, ...nobody } = sound
    const claims = { ...nobody, sid: 's-1', aud: ['other', 'holdpoint'], exp: iat + 60 }
    expect(await read(tokenOf(claims))).toMatchObject({
      ...{ subject: undefined, sessionId: 's-1' },
    })
  })

  test.each<[string, object]>([
    ['is of another issuer', { ...sound, iss: 'https://evil.example' }],
    ['is for somebody else', { ...sound, aud: 'other' }],
    ['is for others', { ...sound, aud: ['other', 'another'] }],
    ['is old', { ...sound, iat: iat - 400 }],
    ['is of tomorrow', { ...sound, iat: iat + 400 }],
    ['has run out', { ...sound, exp: iat - 120 }],
    ['says nobody', { ...sound, sub: undefined }],
    ['has no name', { ...sound, jti: undefined }],
    ['has no event', { ...sound, events: {} }],
    ['is of another event', { ...sound, events: { 'urn:other': {} } }],
    ['is an ID token', { ...sound, nonce: 'n' }],
  ])('is refused where it %s', async (_, claims) => {
    await expect(read(tokenOf(claims))).rejects.toThrow(UnsoundLogoutToken)
  })

  test.each<[string, string]>([
    ['nothing', ''],
    ['no token', 'a.b.c'],
    ['a token of five parts', `${tokenOf()}.a.b`],
    ['unsigned', tokenOf(sound, { alg: 'none' })],
    ['of another type', tokenOf(sound, { alg: 'RS256', kid: 'rsa', typ: 'at+jwt' })],
    [
      'of an extension that we do not know',
      tokenOf(sound, { alg: 'RS256', kid: 'rsa', crit: ['x'] }),
    ],
    ['under a key that there is not', tokenOf(sound, { alg: 'RS256', kid: 'none' })],
    ['under a key for something else', tokenOf(sound, { alg: 'RS256', kid: 'for-encryption' })],
    ['under a key of another kind', tokenOf(sound, { alg: 'ES256', kid: 'rsa' })],
    ['under a key of another curve', tokenOf(sound, { alg: 'ES256', kid: 'p384' })],
    ['under a key that we cannot read', tokenOf(sound, { alg: 'RS256', kid: 'odd' })],
    ['changed', changed(tokenOf())],
    ['under a small key', signedBySmall()],
    ['signed by a secret', signedBySecret()],
  ])('is refused where it is %s', async (_, token) => {
    await expect(read(token)).rejects.toThrow(UnsoundLogoutToken)
  })
})

function changed(token: string): string {
  const [head, , signature] = token.split('.')
  return [head, part({ ...sound, sub: 'ben' }), signature].join('.')
}

function signedBySmall(): string {
  const text = `${part({ alg: 'RS256', kid: 'small' })}.${part(sound)}`
  const signature = sign('sha256', Buffer.from(text), small.privateKey)
  return `${text}.${signature.toString('base64url')}`
}

/** Everybody has the public key: taken for a secret, it would sign for everybody. */
function signedBySecret(): string {
  const text = `${part({ alg: 'HS256', kid: 'rsa' })}.${part(sound)}`
  const secret = rsa.publicKey.export({ type: 'spki', format: 'pem' })
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
