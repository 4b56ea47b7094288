import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Download } from '@holdpoint/api'
import { canonicalJson } from '../canonical-json.ts'
import { fail } from '../fail.ts'
import type { PersonContext } from '../handler.ts'

const lifeMs = 60_000

type Context = Pick<PersonContext, 'person' | 'settings' | 'now'>
type Fields = Readonly<Record<string, unknown>>

export interface ExportLink {
  /** Below `/api/v1`. */
  path: string
  /** The parsed input that the file is made from, without the stamp. */
  fields: Fields
  fileName: string
}

/**
 * The address of a file that is made when it is fetched. Nothing is stored: the stamp names the
 * person, what was asked for and until when, so the address is of no use to anybody else.
 */
export function exportLink({ path, fields, fileName }: ExportLink, context: Context): Download {
  const expires = context.now.getTime() + lifeMs
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) {
      query.set(name, Array.isArray(value) ? value.join(',') : String(value))
    }
  }
  query.set('expires', String(expires))
  query.set('signature', stampOf(path, fields, expires, context))
  return {
    url: `/api/v1${path}?${query}`,
    fileName,
    expiresAt: new Date(expires).toISOString(),
  }
}

/** Holds a fetched address against its stamp; too late and made for somebody else are the same. */
export function requireStamp(
  path: string,
  { expires, signature, ...fields }: Fields & { expires: number; signature: string },
  context: Context,
): void {
  const expected = Buffer.from(stampOf(path, fields, expires, context))
  const given = Buffer.from(signature)
  const fits = expected.length === given.length && timingSafeEqual(expected, given)
  if (!fits || expires < context.now.getTime()) {
    fail('link_expired')
  }
}

function stampOf(path: string, fields: Fields, expires: number, context: Context): string {
  const { person, settings } = context
  const stated = canonicalJson({ path, fields, expires, personId: person.personId })
  return createHmac('sha256', settings.sessionSecret).update(`export ${stated}`).digest('base64url')
}
