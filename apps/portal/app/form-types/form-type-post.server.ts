import { redirect } from '@remix-run/node'
import { forgetLookups } from '../lists/filters/lookups.server.ts'
import { paths } from '../paths.ts'
import { leadDone, leadRefused, optionsOf, type RecordPost } from '../records/record-post.server.ts'
import { formText } from '../ui/form-text.ts'
import { words } from './form-type.words.ts'

/** Takes what the page of a form type posts: that it be deleted. */
export async function takeFormTypePost(post: RecordPost & { formTypeId: string }) {
  const { context, formTypeId, form } = post
  const here = paths.formType(formTypeId)
  if (formText(form, 'intent') !== 'delete') {
    return redirect(here)
  }
  const answer = await context.api.formTypes.remove({ id: formTypeId }, optionsOf(form))
  forgetLookups()
  return answer.status === 200
    ? leadDone(post, paths.formTypes(), words.deleted)
    : leadRefused(post, answer, { to: here, forbidden: 'form-type' })
}
