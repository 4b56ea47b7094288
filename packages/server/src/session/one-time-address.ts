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

/** What a mailed link carries: an id, and the proof that we made it for this purpose. */
function signed(secret: string, purpose: string, id: string): string {
  const proof = createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url')
  return `${id}.${proof}`
}

/** The id in what we made for this purpose; undefined for any other text. */
function idIn(secret: string, purpose: string, token: string): string | undefined {
  const id = token.slice(0, Math.max(0, token.lastIndexOf('.')))
  const made = Buffer.from(signed(secret, purpose, id))
  const given = Buffer.from(token)
  return made.length === given.length && timingSafeEqual(made, given) ? id : undefined
}

const share = 'mailed share'
const unsubscribe = 'unsubscribe'

/** What a mailed link to an entry carries. */
export const shareToken = (secret: string, shareId: string): string =>
  signed(secret, share, shareId)

/** The id of a mailed link that we made; undefined for any other text. */
export const shareIdIn = (secret: string, token: string): string | undefined =>
  idIn(secret, share, token)

/** Whose mails a link ends; undefined for any other text. */
export const unsubscriberIn = (secret: string, token: string): string | undefined =>
  idIn(secret, unsubscribe, token)

/** What the link that ends somebody's mails carries. It holds for as long as they are here. */
export const unsubscribeToken = (secret: string, personId: string): string =>
  signed(secret, unsubscribe, personId)

/** The kind of a mail whose link opens an entry. */
export const sharedEntryMail = 'shared_entry'
/** The kind of a mail whose link ends mails of its kind. */
export const notificationMail = 'notification'

/** The address that the link of a mail is opened by; its kind says what the link is for. */
export function mailedAddress(
  publicOrigin: string,
  secret: string,
  { kind, linkId }: { kind: string; linkId: string },
): string {
  switch (kind) {
    case sharedEntryMail:
      return `${publicOrigin}/shared-form?share=${shareToken(secret, linkId)}`
    case notificationMail:
      return `${publicOrigin}/unsubscribe?mails=${unsubscribeToken(secret, linkId)}`
    default:
      return oneTimeAddress(publicOrigin, secret, linkId)
  }
}
