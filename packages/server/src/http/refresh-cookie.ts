import { sessionLimits } from '../session/sessions.ts'
import { readCookie } from './token-of.ts'

// Refreshing shows it, and signing out. `hp-refresh` lay at a narrower path: a browser that has one
// left would show that first.
const name = 'hp-renewal'
const path = '/api/v1'

/** The cookie that keeps a client's refresh secret out of reach of scripts. */
export const refreshCookie = {
  read(request: Request): string | undefined {
    return readCookie(request.headers.get('Cookie'), name)
  },
  /** Without a token the cookie is taken away. */
  write(token: string | null, isSecure: boolean): string {
    const lifeS = token === null ? 0 : sessionLimits.absoluteS
    const attributes = `Path=${path}; HttpOnly; SameSite=Strict; Max-Age=${lifeS}`
    return `${name}=${token ?? ''}; ${attributes}${isSecure ? '; Secure' : ''}`
  },
}
