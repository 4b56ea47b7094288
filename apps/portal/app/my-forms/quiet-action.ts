import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { IntentAnswer } from './answer-intent.server.ts'
import { words } from './my-forms.words.ts'

/**
 * Asks the server for what a script posts quietly. Where it cannot be reached the part that posted
 * says so and keeps what was typed; without this the whole page would make way for an error.
 */
export async function quietAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof TypeError && form.has('quiet')) {
      const answer: IntentAnswer = {
        intent: String(form.get('intent')),
        id: '',
        problem: words.noNetwork,
        typed: '',
      }
      // A failure's status keeps the page from asking for its own data, which would fail as well.
      return Response.json(answer, { status: 503 })
    }
    throw thrown
  }
}
