import type { LoaderFunctionArgs } from '@remix-run/node'
import { readWords } from '../../lists/address-values.ts'
import { requirePerson } from '../../session/require-person.server.ts'
import { toLine } from '../../topics/topic-view.server.ts'

/** The questions of a topic that look like what is being typed; a failure shows none. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const topicId = params['id'] ?? ''
  const body = readWords(new URL(request.url).searchParams.get('q'), 1000)
  const answer = await context.api.topics.alike({ topicId, body })
  const questions = answer.status === 200 ? answer.content : []
  return Response.json(questions.map((question) => toLine(question, topicId)))
}
