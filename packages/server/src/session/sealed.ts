import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Ports } from '../ports/ports.ts'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Under which key something is sealed; what is sealed for one purpose is not opened for another. */
export type Seal = {
  secret: string
  purpose: 'identity provider trip' | 'identity provider session'
}

/** Makes a text unreadable and unchangeable for everybody but a server of ours. */
export function seal(text: string, how: Seal, { random }: Pick<Ports, 'random'>): string {
  const iv = random.bytes(ivBytes)
  const lock = createCipheriv(cipher, keyOf(how), iv)
  const written = lock.update(text, 'utf8')
  return Buffer.concat([iv, written, lock.final(), lock.getAuthTag()]).toString('base64url')
}

/** The text that was sealed so; undefined for any other. */
export function unseal(sealed: string, how: Seal): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) {
    return undefined
  }
  const key = createDecipheriv(cipher, keyOf(how), bytes.subarray(0, ivBytes))
  key.setAuthTag(bytes.subarray(-tagBytes))
  try {
    const written = key.update(bytes.subarray(ivBytes, -tagBytes))
    return Buffer.concat([written, key.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

function keyOf({ secret, purpose }: Seal): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
