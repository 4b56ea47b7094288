import { redirect } from '@remix-run/node'
import { paths } from '../paths.ts'
import { leadDone, optionsOf, type RecordPost } from '../records/record-post.server.ts'
import { formText } from '../ui/form-text.ts'
import { words } from './group.words.ts'
import { leadRightsRefused } from './refused-rights.server.ts'

/** Takes what the page of a permission group posts: that it be deleted. */
export async function takeGroupPost(post: RecordPost & { groupId: string }) {
  const { context, groupId, form } = post
  const here = paths.permissionGroup(groupId)
  if (formText(form, 'intent') !== 'delete') {
    return redirect(here)
  }
  const answer = await context.api.permissions.removeGroup({ groupId }, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, paths.permissionGroups(), words.deleted)
    : leadRightsRefused(post, answer, here)
}
