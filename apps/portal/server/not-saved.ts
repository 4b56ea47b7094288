import { readFieldsAlone } from '@holdpoint/server'
import type { PortalContext } from '../app/load-context.ts'
import { paths } from '../app/paths.ts'
import { toastCookie } from '../app/session/flash.server.ts'
import { filesLeft } from '../app/session/files-left.ts'
import { isForm } from './request-shape.ts'

/** Whether a form was sent by the browser itself, so that what was typed stands nowhere but in it. */
export function isFormOfPage(request: Request): boolean {
  const { pathname } = new URL(request.url)
  return (
    request.method === 'POST' &&
    isForm(request) &&
    !pathname.endsWith('.data') &&
    pathname !== paths.notSaved()
  )
}

/** Whether the answer to a form leads to sign in because a session has ended meanwhile. */
export function isForEndedSession(answer: Response): boolean {
  const [path, query] = (answer.headers.get('Location') ?? '').split('?')
  return path === paths.login() && new URLSearchParams(query).has('ended')
}

/**
 * Sends a form that was not taken on, with all that it says, to the page that keeps it. The browser sends
 * it there once more by itself (307), so that nothing of it has to be kept here.
 */
export async function toNotSaved(
  request: Request,
  context: PortalContext,
  text: string,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = {
    Location: paths.notSaved({ to: pathname + search }),
    'Set-Cookie': await toastCookie(context, { tone: 'error', text }),
  }
  return new Response(null, { status: 307, headers })
}

/** The same form without its files, which the page that keeps it cannot hand on; nothing if it is too much. */
export async function withoutItsFiles(request: Request): Promise<Request | undefined> {
  const read = await readFieldsAlone(request)
  if (read === undefined) {
    return undefined
  }
  const { fields, hadFiles } = read
  if (hadFiles) {
    fields.append(filesLeft, '1')
  }
  const headers = new Headers(request.headers)
  headers.delete('Content-Length')
  headers.set('Content-Type', 'application/x-www-form-urlencoded')
  return new Request(request.url, { method: request.method, headers, body: fields })
}
