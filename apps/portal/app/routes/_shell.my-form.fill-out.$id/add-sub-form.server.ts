import { data, redirect } from '@remix-run/node'
import type { FillAgain } from '../../fill-out/fill-data.ts'
import type { FillPost } from '../../fill-out/read-post.ts'
import { paths } from '../../paths.ts'
import { throwProblem } from '../../session/content-of.server.ts'
import { nothingTyped, type PostContext } from './nothing-typed.server.ts'

/** Starts an entry of a form below the one that is filled, and opens it; else the page says why not. */
export async function addSubForm(
  formId: string,
  { formKey }: Pick<FillPost, 'formKey'>,
  where: PostContext,
) {
  const { context, request, myFormId } = where
  const answer = await context.api.myForms.start(
    { formId, parentMyFormId: myFormId },
    { idempotencyKey: `${formKey}.add.${formId}` },
  )
  if (answer.status === 200) {
    return redirect(paths.fillOut(answer.content.id), 303)
  }
  // A 403 is said as well: it may be the sub-form that was put away. Whoever may not read the entry
  // itself is led away by its page.
  if (answer.status === 'problem' && answer.problem.status === 401) {
    throwProblem(answer.problem, answer.requestId, request)
  }
  const message = answer.status === 'problem' ? answer.problem.message : answer.message
  const again: FillAgain = { ...nothingTyped(where), messages: [{ message }] }
  return data(again, { status: 422 })
}
