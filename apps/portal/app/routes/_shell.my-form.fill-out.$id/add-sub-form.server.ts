import { data, redirect } from '@remix-run/node'
import type { FillAgain } from '../../fill-out/fill-data.ts'
import type { FillPost } from '../../fill-out/read-post.ts'
import { paths } from '../../paths.ts'
import { throwUnlessSayable } from '../../records/record-post.server.ts'
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
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request, 'my_forms')
  }
  const message = answer.status === 'problem' ? answer.problem.message : answer.message
  const again: FillAgain = { ...nothingTyped(where), messages: [message] }
  return data(again, { status: 422 })
}
