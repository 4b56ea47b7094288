import { createHmac, timingSafeEqual } from 'node:crypto'

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

/** What a mailed link to an entry carries: its id, and the proof that we made it. */
export function shareToken(secret: string, shareId: string): string {
  const proof = createHmac('sha256', secret).update(`mailed share:${shareId}`).digest('base64url')
  return `${shareId}.${proof}`
}

/** The id of a mailed link that we made; undefined for any other text. */
export function shareIdIn(secret: string, token: string): string | undefined {
  const shareId = token.slice(0, Math.max(0, token.indexOf('.')))
  const made = Buffer.from(shareToken(secret, shareId))
  const given = Buffer.from(token)
  return made.length === given.length && timingSafeEqual(made, given) ? shareId : undefined
}

/** The kind of a mail whose link opens an entry. */
export const sharedEntryMail = 'shared_entry'

/** The address that the link of a mail is opened by; its kind says what the link is for. */
export function mailedAddress(
  publicOrigin: string,
  secret: string,
  { kind, linkId }: { kind: string; linkId: string },
): string {
  return kind === sharedEntryMail
    ? `${publicOrigin}/shared-form?share=${shareToken(secret, linkId)}`
    : oneTimeAddress(publicOrigin, secret, linkId)
}
