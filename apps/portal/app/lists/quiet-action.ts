import type { ClientActionFunctionArgs } from '@remix-run/react'
import { paths } from '../paths.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import type { IntentAnswer } from './answer-intent.server.ts'
import { words } from './quiet-action.words.ts'

/** Posts that lead on to another page, from dialogs that say beside their fields what went wrong. */
const saidBeside: ReadonlySet<string> = new Set(['start', 'share'])

/**
 * Asks the server for what a script posts. Where it cannot be reached the part that posted says so
 * and keeps what was typed; without this the whole page would make way for an error. The part keeps
 * its form key too: if the server did hear the first press, the second one is the same post. A text
 * that finds its session ended stays where it is as well, and not where the sign-in page would be.
 */
export async function quietAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (thrown) {
    const isUnreached = thrown instanceof TypeError
    const isLost = form.has('comment') && leadsToSignIn(thrown)
    const intent = formText(form, 'intent')
    const isHeard = form.has('quiet') || saidBeside.has(intent)
    if (isHeard && (isUnreached || isLost)) {
      const answer: IntentAnswer = {
        intent,
        id: formText(form, 'id'),
        problem: isUnreached ? words.noNetwork : words.signedOut,
        typed: '',
        ...(isUnreached && { lostKey: formText(form, formKeyField) }),
      }
      // A failure's status keeps the page from asking for its own data, which would fail as well.
      return Response.json(answer, { status: isUnreached ? 503 : 401 })
    }
    throw thrown
  }
}

function leadsToSignIn(thrown: unknown): boolean {
  const to = thrown instanceof Response ? thrown.headers.get('Location') : null
  return to?.split('?')[0] === paths.login()
}
