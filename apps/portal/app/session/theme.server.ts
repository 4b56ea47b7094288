import { createCookie, type AppLoadContext } from '@remix-run/node'
import { isSecure } from './cookie-options.server.ts'
import { toTheme, type Theme } from './theme.ts'

const yearS = 365 * 24 * 60 * 60

const themeCookie = createCookie('hp-theme', { path: '/', httpOnly: true, sameSite: 'lax' })

export async function readTheme(request: Request): Promise<Theme> {
  return toTheme(await themeCookie.parse(request.headers.get('Cookie')))
}

/** The `Set-Cookie` value that remembers a theme on this device. */
export function rememberTheme(context: AppLoadContext, theme: Theme): Promise<string> {
  const maxAge = theme === 'system' ? 0 : yearS
  return themeCookie.serialize(theme, { secure: isSecure(context), maxAge })
}
