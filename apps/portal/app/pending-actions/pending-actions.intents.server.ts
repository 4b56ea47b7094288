import { data } from '@remix-run/node'
import { actionMoves } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { throwProblem } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import type { PendingAgain } from './pending-again.ts'
import { bulkEvents, readAddress, type Ask } from './pending-actions.server.ts'
import { words } from './pending-actions.words.ts'

/** Makes one move with everything that is ticked. */
export async function answerPendingActions({ context, request }: Ask) {
  const form = await request.formData()
  const ticked = form.getAll('ticked').filter((one) => typeof one === 'string')
  const event = bulkEvents.find((one) => one === form.get('event'))
  const reason = formText(form, 'reason').trim()
  const errors = {
    ...(ticked.length === 0 ? { ticked: words.tickFirst } : {}),
    ...(event === undefined ? { event: words.moveFirst } : {}),
    ...(event !== undefined && actionMoves.events[event].needsReason && reason === ''
      ? { reason: words.sayWhy }
      : {}),
  }
  const again = { ticked, event: event ?? '', reason, errors, outcome: [] }
  if (event === undefined || Object.keys(errors).length > 0) {
    return data(again satisfies PendingAgain, { status: 422 })
  }
  // What somebody else changed meanwhile is not moved unseen.
  const rowVersions = ticked.map((id) => formText(form, `version.${id}`))
  const answer = await context.api.actions.savePending(
    { actionIds: ticked, rowVersions, event, ...(reason === '' ? {} : { reason }) },
    { idempotencyKey: formText(form, formKeyField) },
  )
  if (answer.status === 'problem') {
    const { problem, requestId } = answer
    return problem.status === 401
      ? throwProblem(problem, requestId, request)
      : data({ ...again, errors: { ticked: problem.message } } satisfies PendingAgain)
  }
  if (answer.status !== 200) {
    return data({ ...again, errors: { ticked: answer.message } } satisfies PendingAgain)
  }
  const all = answer.content
  const left = all.filter(({ isDone }) => !isDone)
  const text = words.outcome(all.length - left.length, all.length)
  if (left.length === 0) {
    const to = paths.pendingActions({ page: readAddress(request).page })
    return redirectWithToast(context, to, { tone: 'success', text })
  }
  const { label } = actionMoves.events[event]
  // The number of each travels beside its id, for the eyes alone.
  const numberOf = (id: string) => formText(form, `number.${id}`) || id
  return data({
    ...again,
    ticked: left.map(({ actionId }) => actionId),
    errors: {},
    outcome: [
      text,
      ...all.map(({ actionId, why }) =>
        why === null
          ? words.isDone(numberOf(actionId), label)
          : words.isNotDone(numberOf(actionId), why),
      ),
    ],
  } satisfies PendingAgain)
}
