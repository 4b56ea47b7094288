import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { deviceProofOf, keepDeviceProof } from './device-cookie.server.ts'

// Only the origin is read: it decides whether the cookie is Secure.
const context = { publicOrigin: 'http://localhost:3000' } as AppLoadContext

function requestWith(cookie: string): Request {
  return new Request('http://localhost:3000/login', { headers: { Cookie: cookie } })
}

function sent(setCookie: string): string {
  return setCookie.split(';')[0] ?? ''
}

test('a device keeps the proofs of a crew, each for its own person', async () => {
  let cookie = ''
  for (const name of ['ann', 'ben', 'cleo']) {
    const email = `${name}@holdpoint.example`
    cookie = sent(await keepDeviceProof(context, requestWith(cookie), email, `proof-of-${name}`))
  }
  const request = requestWith(cookie)
  expect(await deviceProofOf(context, request, ' ANN@holdpoint.example ')).toBe('proof-of-ann')
  expect(await deviceProofOf(context, request, 'cleo@holdpoint.example')).toBe('proof-of-cleo')
  expect(await deviceProofOf(context, request, 'dora@holdpoint.example')).toBeUndefined()
  expect(decodeURIComponent(cookie)).not.toContain('ann@')
})

test('only the newest six are kept, and nonsense is nobody’s proof', async () => {
  let cookie = ''
  for (let number = 1; number <= 8; number += 1) {
    const request = requestWith(cookie)
    cookie = sent(
      await keepDeviceProof(context, request, `p${number}@x.example`, `proof-${number}`),
    )
  }
  expect(await deviceProofOf(context, requestWith(cookie), 'p2@x.example')).toBeUndefined()
  expect(await deviceProofOf(context, requestWith(cookie), 'p3@x.example')).toBe('proof-3')
  expect(
    await deviceProofOf(context, requestWith('hp-device=%00nonsense'), 'p3@x.example'),
  ).toBeUndefined()
})

test('over https no other host of the domain can set it', async () => {
  const https = { publicOrigin: 'https://holdpoint.example' } as AppLoadContext
  const cookie = await keepDeviceProof(https, requestWith(''), 'ann@x.example', 'proof')
  expect(cookie).toMatch(/^__Host-hp-device=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; /)
  expect(await deviceProofOf(https, requestWith(sent(cookie)), 'ann@x.example')).toBe('proof')
  const planted = sent(cookie).replace('__Host-', '')
  expect(await deviceProofOf(https, requestWith(planted), 'ann@x.example')).toBeUndefined()
})
