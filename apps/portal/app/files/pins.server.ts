import { leadDone, leadRefused, optionsOf, type RecordPost } from '../records/record-post.server.ts'
import { formText } from '../ui/form-text.ts'
import { words } from './file.words.ts'

/** Pins the file that a form names, or unpins it by its `intent`; leads back to where it stood. */
export async function takePin(post: RecordPost, to: string) {
  const { context, form } = post
  const isPinned = formText(form, 'intent') === 'pin'
  const { pin, unpin } = context.api.files
  const named = { fileId: formText(form, 'fileId') }
  const answer = await (isPinned ? pin : unpin)(named, optionsOf(form))
  if (answer.status === 'problem') {
    return leadRefused(post, answer, { to, forbidden: 'files' })
  }
  return leadDone(post, to, isPinned ? words.pinned : words.unpinned)
}
