import { sessionLimits } from '../session/sessions.ts'
import { readCookie } from './token-of.ts'

const name = 'hp-refresh'
const path = '/api/v1/refresh-token'

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
