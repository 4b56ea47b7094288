import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A device keeps this after a sign-in, and shows it at the next one: it says that somebody has
 * signed in to the account on it before. It opens nothing by itself, it only keeps the device's
 * owner out of the throttles that strangers fill.
 */
export function mintDeviceProof(secret: string, email: string, random: Uint8Array): string {
  const device = Buffer.from(random).toString('base64url')
  return `${device}.${sealOf(secret, email, device).toString('base64url')}`
}

/** The device that a proof names, if the proof is ours and for this account. */
export function knownDevice(
  secret: string,
  email: string,
  proof: string | undefined,
): string | undefined {
  const [, device, given] = /^([\w-]{22})\.([\w-]{43})$/.exec(proof ?? '') ?? []
  if (device === undefined || given === undefined) {
    return undefined
  }
  const seal = sealOf(secret, email, device)
  const sent = Buffer.from(given, 'base64url')
  return sent.byteLength === seal.byteLength && timingSafeEqual(sent, seal) ? device : undefined
}

function sealOf(secret: string, email: string, device: string): Buffer {
  return createHmac('sha256', secret).update(`device\0${device}\0${email}`).digest()
}
