import { readCookie } from './cookies.ts'

/** The cookie in which the browser's own time zone is kept. */
export const timeZoneCookie = 'hp-tz'

/**
 * The time zone that a page is rendered in. The person's own setting comes first, then what the
 * browser said, then the organisation's; UTC where nothing is known.
 */
export function timeZoneOf(
  zones: { own: string | undefined; organisation: string | undefined },
  cookieHeader: string | null,
): string {
  return zones.own ?? fromCookie(cookieHeader) ?? zones.organisation ?? 'UTC'
}

function fromCookie(header: string | null): string | undefined {
  const value = readCookie(header, timeZoneCookie)
  if (value === undefined || value.length > 64) {
    return undefined
  }
  const zone = decoded(value)
  return zone !== undefined && isZone(zone) ? zone : undefined
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

function isZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
