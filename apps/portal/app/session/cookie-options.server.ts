import type { AppLoadContext } from '@remix-run/node'

/** Cookies are Secure wherever the portal is served by https; loopback http has to go without. */
export function isSecure(context: AppLoadContext): boolean {
  return context.publicOrigin.startsWith('https:')
}
