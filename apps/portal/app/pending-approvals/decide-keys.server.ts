import { data, type AppLoadContext } from '@remix-run/node'
import { approvalKinds, type Problem } from '@holdpoint/api'
import { throwProblem } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import { readApprovalKey, type ApprovalKey } from './approval-key.ts'
import { words } from './approvals.words.ts'

// What is approved from a list, on whichever page that list stands: each by its own rules, at the
// moment of the decision.

/** A form that decides. */
export type Deciding = { context: AppLoadContext; request: Request; form: FormData }

type Decision = { decision: 'approve' | 'reject'; reason?: string }

/**
 * Approves one by its own button, or everything that is ticked; `pageWith` is the page that it stands
 * on, where these numbers were approved.
 */
export async function approveAsked(
  post: Deciding,
  pageWith: (numbers: readonly string[]) => string,
) {
  const { context, form } = post
  const pressed = form.get('approve')
  const keys = (pressed === 'ticked' ? form.getAll('ticked') : [pressed])
    .map(readApprovalKey)
    .filter((key) => key !== null)
  if (keys.length === 0) {
    return redirectWithToast(context, pageWith([]), { tone: 'error', text: words.tickFirst })
  }
  const { numbers, whys } = await decideKeys(post, keys, { decision: 'approve' })
  if (whys.length === 0) {
    const text = words.approved(numbers)
    return redirectWithToast(context, pageWith(numbers), { tone: 'success', text })
  }
  const text = words.decided(numbers.length, keys.length)
  return data({ errors: [text, ...whys] })
}

/** Decides each kind by its own call: which were decided, and of the others why not. */
export async function decideKeys(
  { context, request, form }: Deciding,
  keys: readonly ApprovalKey[],
  decision: Decision,
) {
  const numbers: string[] = []
  const whys: string[] = []
  for (const kind of approvalKinds) {
    const some = keys.filter((key) => key.kind === kind)
    if (some.length === 0) {
      continue
    }
    const answer = await context.api.pendingApprovals.decide(
      {
        kind,
        recordIds: some.map(({ id }) => id),
        rowVersions: some.map(({ rowVersion }) => rowVersion),
        ...decision,
      },
      { idempotencyKey: `${formText(form, formKeyField)}.${kind}` },
    )
    throwIfAway(answer, request)
    for (const { id, number } of some) {
      const outcome = answer.status === 200 && answer.content.find((one) => one.recordId === id)
      const why = outcome ? outcome.why : messageOf(answer)
      if (why === null) {
        numbers.push(number)
      } else {
        whys.push(words.notDecided(number, why))
      }
    }
  }
  return { numbers, whys }
}

type Answer =
  | { status: 200 | 203 | 222; message: string }
  | { status: 'problem'; problem: Problem; requestId: string }

/** A lost session leads to the sign-in page; the rest can be said. */
export function throwIfAway(answer: Answer, request: Request): void {
  if (answer.status === 'problem' && answer.problem.status === 401) {
    throwProblem(answer.problem, answer.requestId, request)
  }
}

/** What an answer says. */
export function messageOf(answer: Answer): string {
  return answer.status === 'problem' ? answer.problem.message : answer.message
}
