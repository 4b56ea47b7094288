import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import * as z from 'zod'
import type { Ports, ProviderTrip } from '../ports/ports.ts'

/** How long somebody may take at the identity provider. */
export const tripMs = 10 * 60_000

const sealed = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
})
const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** What a browser keeps while it is at the provider: nobody but a server of ours reads or makes it. */
export function sealTrip(
  secret: string,
  trip: ProviderTrip,
  { clock, random }: Pick<Ports, 'clock' | 'random'>,
): string {
  const iv = random.bytes(ivBytes)
  const until = clock.now().getTime() + tripMs
  const lock = createCipheriv(cipher, keyOf(secret), iv)
  const written = lock.update(JSON.stringify({ ...trip, until }), 'utf8')
  return Buffer.concat([iv, written, lock.final(), lock.getAuthTag()]).toString('base64url')
}

/** The trip that we sealed; `over` once its time is, undefined for any other text. */
export function openTrip(
  secret: string,
  text: string,
  now: Date,
): ProviderTrip | 'over' | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) {
    return undefined
  }
  const key = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, ivBytes))
  key.setAuthTag(bytes.subarray(-tagBytes))
  try {
    const written = key.update(bytes.subarray(ivBytes, -tagBytes))
    const { until, ...trip } = sealed.parse(
      JSON.parse(Buffer.concat([written, key.final()]).toString('utf8')),
    )
    return now.getTime() < until ? trip : 'over'
  } catch {
    return undefined
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'identity provider trip', 32))
}
