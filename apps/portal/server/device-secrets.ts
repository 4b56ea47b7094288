import { hkdfSync } from 'node:crypto'

/** Answers the secret that a person's browsers make their key of; the same one every time. */
export type DeviceSecrets = (personId: string) => string

/**
 * A person's secret is derived from the server's own, so nothing is stored for it and no backup
 * holds it: whoever has the session gets it, and a browser that has lost its key makes it again.
 */
export function createDeviceSecrets(secret: string): DeviceSecrets {
  return (personId) =>
    Buffer.from(hkdfSync('sha256', secret, '', `device\0${personId}`, 32)).toString('base64url')
}
