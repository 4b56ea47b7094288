import type { Ports } from '../ports/ports.ts'

/** What each kind of secret begins with, so that a scanner or a person knows a leaked one. */
export const secretMarks = {
  /** Goes into a page. */
  page: 'hpk_',
  /** Stays on the other site's server. */
  server: 'hps_',
  /** Speaks for one person on a page. */
  embed: 'hpe_',
  /** Lets one person in, once. */
  external: 'hpx_',
  /** Opens the safety data sheets of one pad. */
  kiosk: 'hpp_',
} as const

/** The kind of a secret. */
export type SecretKind = keyof typeof secretMarks

const byteLength = 32

/** A new secret of 256 unguessable bits. */
export function mintSecret(kind: SecretKind, { random }: Pick<Ports, 'random'>): string {
  return secretMarks[kind] + Buffer.from(random.bytes(byteLength)).toString('base64url')
}

/** Tells whether a text has the form of such a secret; anything else is not worth a query. */
export function isSecret(kind: SecretKind, text: string | null | undefined): text is string {
  return (
    typeof text === 'string' &&
    text.startsWith(secretMarks[kind]) &&
    /^[\w-]{43}$/.test(text.slice(secretMarks[kind].length))
  )
}
