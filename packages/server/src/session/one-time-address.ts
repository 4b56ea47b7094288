import { createHmac } from 'node:crypto'

/**
 * The secret of a one-time link, worked out from the server's own: it is kept nowhere in clear, and
 * still a mail that waits can be given its address.
 */
export function oneTimeSecret(secret: string, linkId: string): string {
  return createHmac('sha256', secret).update(`one-time link:${linkId}`).digest('base64url')
}

/** The address that a one-time link is opened by. */
export function oneTimeAddress(publicOrigin: string, secret: string, linkId: string): string {
  return `${publicOrigin}/choose-password?once=${oneTimeSecret(secret, linkId)}`
}
