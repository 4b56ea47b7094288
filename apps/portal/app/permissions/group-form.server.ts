import type { AppLoadContext } from '@remix-run/node'
import { catalogue } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import { optionsOf } from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import type { GroupFormData } from './group-form.tsx'
import { requireRightsKeeper } from './keeps-rights.server.ts'
import { keyAreas } from './key-areas.server.ts'
import { refusedRights } from './refused-rights.server.ts'

type Ask = { context: AppLoadContext; request: Request }

/** The group that the address names; null for one that is yet to be made. */
export const askedGroup = ({ request }: Pick<Ask, 'request'>): string | null =>
  new URL(request.url).searchParams.get('groupId')

/** Loads the form: of the group that the address names, or of a new one. */
export async function loadGroupForm(ask: Ask) {
  const { context, request } = ask
  requireRightsKeeper(context, request)
  const formKey = context.mintFormKey()
  const id = askedGroup(ask)
  if (id === null) {
    const page: GroupFormData = {
      start: { name: '', permissions: [] },
      areas: keyAreas(new Set()),
      ...{ formKey, backTo: paths.permissionGroups() },
    }
    return { page, id, name: '' }
  }
  const answer = await context.api.permissions.getGroup({ groupId: id, pLimit: 1 })
  const group = contentOf(answer, request, { forbidden: 'rights' })
  const { name, permissions, rowVersion } = group
  const page: GroupFormData = {
    start: { name, permissions },
    areas: keyAreas(new Set(permissions)),
    ...{ formKey, rowVersion, backTo: paths.permissionGroup(id) },
  }
  return { page, id, name }
}

/** Takes what the form posts. */
export async function takeGroupForm(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  const groupId = askedGroup(ask)
  form.delete('groupId')
  if (groupId !== null) {
    form.set('groupId', groupId)
  }
  const submission = readEdit(form, catalogue.permissions.saveGroup.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.permissions.saveGroup(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    return refusedRights(answer, came, request)
  }
  const saved = contentOf(answer, request)
  const toast = { tone: 'success', text: answer.message } as const
  return redirectWithToast(context, paths.permissionGroup(saved.groupId), toast)
}
