import { createCookie, type AppLoadContext } from '@remix-run/node'
import * as z from 'zod'
import { paths } from '../paths.ts'
import { isSecure } from './cookie-options.server.ts'
import { safeRedirect } from './safe-redirect.ts'

// What a browser keeps while somebody signs in at the company's identity provider: what the API
// sealed, and where they wanted to go. Lax, because another site leads back to us.
const attributes = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 10 * 60 } as const
const plainCookie = createCookie('hp-trip', attributes)
/** Over https no other host of the domain can set it. */
const hostCookie = createCookie('__Host-hp-trip', { ...attributes, secure: true })

const kept = z.object({ trip: z.string().max(1000), to: z.string() })
// A cookie holds 4 KB.
const toLengthMax = 1500

function tripCookie(context: AppLoadContext) {
  return isSecure(context) ? hostCookie : plainCookie
}

/** The `Set-Cookie` value that keeps a trip. */
export function keepTrip(context: AppLoadContext, trip: string, to: string): Promise<string> {
  const short = to.length > toLengthMax ? paths.home() : to
  return tripCookie(context).serialize({ trip, to: short })
}

/** The trip that this browser is on, and where it leads in the end; an empty one where there is none. */
export async function tripOf(context: AppLoadContext, request: Request) {
  const parsed = kept.safeParse(await tripCookie(context).parse(request.headers.get('Cookie')))
  return parsed.success
    ? { trip: parsed.data.trip, to: safeRedirect(parsed.data.to, context.publicOrigin) }
    : { trip: '', to: paths.home() }
}

/** The `Set-Cookie` value that ends a trip. */
export function endTrip(context: AppLoadContext): Promise<string> {
  return tripCookie(context).serialize('', { maxAge: 0 })
}
