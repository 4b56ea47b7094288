import { paths } from '../app/paths.ts'
import { notSavedFields } from '../app/session/not-saved-fields.ts'
import { asPlainForm } from './plain-form.ts'
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
 * A form that was not taken, as it goes to the page that keeps it: with all that it says beside its files,
 * and why. That page is the answer to the form itself, so nothing is sent a second time or kept here.
 */
export function formNotSaved(request: Request, fields: URLSearchParams, why: string): Request {
  const { origin, pathname, search } = new URL(request.url)
  const body = new URLSearchParams(fields)
  body.append(notSavedFields.why, why)
  return asPlainForm(request, body, new URL(paths.notSaved({ to: pathname + search }), origin))
}
