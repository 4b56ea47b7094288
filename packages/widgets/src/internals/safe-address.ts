import { warnOnce } from './warn.ts'

// Any base will do for a relative address: only the protocol is looked at.
const base = 'https://a'

/**
 * The address, if a link may lead there: over http or https, or relative. Another one, such as
 * `javascript:`, would run in the page with its rights: it is told of and is undefined.
 */
export function safeAddress(address: string, protocols = /^https?:/): string | undefined {
  return URL.canParse(address, base) && protocols.test(new URL(address, base).href)
    ? address
    : refused(address)
}

/**
 * The address, if a picture may come from there: as a link's, or a picture that the page has at
 * hand. A browser runs no script of a picture.
 */
export function safePicture(address: string): string | undefined {
  return safeAddress(address, /^(https?|blob|data):/)
}

/** The address of a letter to somebody; undefined, and told of, if that is no email. */
export function mailAddress(email: string): string | undefined {
  // Encoded, so that an address with a question mark in it sets no subject. Half a character, which
  // cannot be encoded, is in no email.
  return /^[^\s@\p{Cs}]+@[^\s@\p{Cs}]+$/u.test(email)
    ? `mailto:${encodeURIComponent(email).replace('%40', '@')}`
    : refused(email)
}

function refused(address: string): undefined {
  warnOnce(`"${address}" is no safe address.`)
}
