import { redirect } from '@remix-run/node'

/**
 * Leads away from the form of a record that takes no edit. Not who has just posted it: without a script
 * the page is drawn behind the post, and says why nothing was saved beside all that was typed.
 */
export function leaveClosed(request: Request, to: string): void {
  if (!request.headers.has('Content-Type')) {
    throw redirect(to)
  }
}
