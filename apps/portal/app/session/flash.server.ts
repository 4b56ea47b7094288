import { createCookie, redirect, type AppLoadContext } from '@remix-run/node'
import { noticeTitles, saidTones, type Said } from '../ui/toast-tones.ts'
import { isSecure } from './cookie-options.server.ts'

const toastTextLengthMax = 300
const idLengthMax = 64

/** The cookie that carries a toast over a redirect. */
export const flashName = 'hp-flash'

const flash = createCookie(flashName, {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  // Long enough for a slow redirect, short enough not to speak up on tomorrow's first page.
  maxAge: 60,
})

type ToastDraft = Omit<Said, 'id'>

/** Redirects, and says something on the page that follows. */
export async function redirectWithToast(
  context: AppLoadContext,
  to: string,
  toast: ToastDraft,
): Promise<Response> {
  return redirect(to, { headers: { 'Set-Cookie': await toastCookie(context, toast) } })
}

/** The `Set-Cookie` value that makes the next page say something. */
export function toastCookie(
  context: AppLoadContext,
  { tone, text, title, undo }: ToastDraft,
): Promise<string> {
  const id = context.now().getTime().toString(36)
  const more = {
    ...(title === undefined ? {} : { title }),
    ...(undo === undefined ? {} : { undo }),
  }
  const toast: Said = { id, tone, text: text.slice(0, toastTextLengthMax), ...more }
  return flash.serialize(toast, { secure: isSecure(context) })
}

/** What the page before left to say, with the header that keeps it from being said twice. */
export async function takeToast(
  context: AppLoadContext,
  request: Request,
): Promise<{ toast: Said | null; headers: Headers }> {
  const headers = new Headers()
  const value: unknown = await flash.parse(request.headers.get('Cookie'))
  if (value !== null) {
    const cleared = await flash.serialize('', { secure: isSecure(context), maxAge: 0 })
    headers.append('Set-Cookie', cleared)
  }
  return { toast: toToast(value), headers }
}

function toToast(value: unknown): Said | null {
  if (typeof value !== 'object' || value === null) {
    return null
  }
  const {
    id,
    tone: toneName,
    text,
    title: titleName,
    undo,
  }: Partial<Record<keyof Said, unknown>> = value
  const tone = saidTones.find((known) => known === toneName)
  if (typeof id !== 'string' || typeof text !== 'string' || tone === undefined) {
    return null
  }
  const title = noticeTitles.find((known) => known === titleName)
  return {
    ...{ id, tone, text: text.slice(0, toastTextLengthMax) },
    ...(title === undefined ? {} : { title }),
    ...(typeof undo === 'string' && undo.length <= idLengthMax ? { undo } : {}),
  }
}
