import type { DeviceKeyAnswer } from './device-key-answer.ts'
import type { DeviceDatabase, KeptKey } from './device-db.ts'
import { callMs } from './patience.ts'

// Two things come of one secret: the key, and the tag by which a person's records are found again.
// The tag tells nobody whose they are.
const keyPurpose = 'holdpoint device key'
const tagPurpose = 'holdpoint device owner'

/** Makes the key that cannot be taken out of the browser again. */
export async function makeKey(personId: string, secret: string): Promise<KeptKey> {
  const material = await crypto.subtle.importKey('raw', bytesOf(secret), 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ])
  const key = await crypto.subtle.deriveKey(
    purpose(keyPurpose),
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
  const tag = await crypto.subtle.deriveBits(purpose(tagPurpose), material, 128)
  return { personId, owner: hexOf(tag), key }
}

/** Keeps one person's key for as long as they are signed in. Anybody else's goes. */
export async function keepKey(database: DeviceDatabase, kept: KeptKey): Promise<void> {
  const change = database.transaction('keys', 'readwrite', { durability: 'strict' })
  await change.store.clear()
  await change.store.put(kept)
  await change.done
}

/** Takes every key off the device: what was kept stays, and nobody can read it. */
export async function dropKeys(database: DeviceDatabase): Promise<number> {
  const change = database.transaction('keys', 'readwrite', { durability: 'strict' })
  const count = await change.store.count()
  await change.store.clear()
  await change.done
  return count
}

/** What the server says of who is signed in here: their secret, nobody, or no answer at all. */
export type AskedKey = DeviceKeyAnswer | 'unreachable'

export async function askForKey(address: string): Promise<AskedKey> {
  try {
    const response = await fetch(address, {
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(callMs),
    })
    if (response.status === 401) {
      return null
    }
    const answer: unknown = response.ok ? await response.json() : undefined
    return isAnswer(answer) ? answer : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

function isAnswer(value: unknown): value is NonNullable<DeviceKeyAnswer> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'personId' in value &&
    typeof value.personId === 'string' &&
    'secret' in value &&
    typeof value.secret === 'string'
  )
}

function purpose(info: string): HkdfParams {
  return {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(info),
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function hexOf(bits: ArrayBuffer): string {
  return [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
