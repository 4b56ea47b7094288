import type { ClientActionFunctionArgs } from '@remix-run/react'
import { quietAction } from '../../lists/quiet-action.ts'
import { words } from '../../lists/quiet-action.words.ts'
import { formText } from '../../ui/form-text.ts'
import { toasts } from '../../ui/toasts.ts'

/**
 * Asks the server for what the list posts. A press in the menu of a row has nothing beside which it could
 * be said that the server cannot be reached, so that a toast does, and the list stays.
 */
export async function quietMove(args: ClientActionFunctionArgs) {
  const form = await args.request.clone().formData()
  try {
    return await quietAction(args)
  } catch (thrown) {
    if (formText(form, 'intent') !== 'move' || !(thrown instanceof TypeError)) {
      throw thrown
    }
    toasts.show({ tone: 'error', text: words.noNetwork })
    // A failure's status keeps the page from asking for its own data, which would fail as well.
    return Response.json(null, { status: 503 })
  }
}
