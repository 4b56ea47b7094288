import type { AppLoadContext } from '@remix-run/node'
import { isSecure } from './cookie-options.server.ts'
import { flashName } from './flash.server.ts'

const ours = /^(?:__Host-)?hp(?:-[\w-]+)?$/

/** The `Set-Cookie` values by which a forced sign-out takes every cookie of ours away (spec 8). */
export function leftCookies(context: AppLoadContext, { headers }: Request): string[] {
  const names = (headers.get('Cookie') ?? '').split(';').map((pair) => pair.split('=')[0]?.trim())
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure(context) ? '; Secure' : ''}`
  return (
    [...new Set(names)]
      .filter((name) => name !== undefined && ours.test(name))
      // What it says goes by itself, once it was said.
      .filter((name) => name !== flashName)
      .map((name) => `${name}=; ${attributes}; Max-Age=0`)
  )
}
