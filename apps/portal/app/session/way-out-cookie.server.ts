import { createCookie, type AppLoadContext } from '@remix-run/node'
import * as z from 'zod'
import { isSecure } from './cookie-options.server.ts'

// Where a browser is led to be signed out of the identity provider. A form of ours cannot lead to
// another site, and the address is nobody's to see in a history, so that the page that leads on reads it.
const attributes = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 60 } as const
const plainCookie = createCookie('hp-way-out', attributes)
/** Over https no other host of the domain can set it. */
const hostCookie = createCookie('__Host-hp-way-out', { ...attributes, secure: true })

const address = z.url({ protocol: /^https?$/ })

function wayOutCookie(context: AppLoadContext) {
  return isSecure(context) ? hostCookie : plainCookie
}

/** The `Set-Cookie` value that keeps where the provider signs out. */
export function keepWayOut(context: AppLoadContext, providerAddress: string): Promise<string> {
  return wayOutCookie(context).serialize(providerAddress)
}

/** Where the provider signs out, if this browser has just signed out here. */
export async function wayOutOf(
  context: AppLoadContext,
  request: Request,
): Promise<string | undefined> {
  const kept: unknown = await wayOutCookie(context).parse(request.headers.get('Cookie'))
  return address.safeParse(kept).data
}

/** The `Set-Cookie` value that forgets it. */
export function endWayOut(context: AppLoadContext): Promise<string> {
  return wayOutCookie(context).serialize('', { maxAge: 0 })
}
