import type { AppLoadContext } from '@remix-run/node'
import { catalogue, permissionAreas, permissionLabels, type UserPermission } from '@holdpoint/api'
import { groupNames } from '../manage-forms/names.server.ts'
import { paths } from '../paths.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import { leaveClosed } from '../records/leave-closed.server.ts'
import { optionsOf } from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { requirePerson } from '../session/require-person.server.ts'
import { formText } from '../ui/form-text.ts'
import type { KeyArea } from './key-areas.tsx'
import { mayChangeRightsOf } from './keeps-rights.server.ts'
import { hadOf, listsOf, mergedLists } from './merged-rights.server.ts'
import type { PersonRightsFormData } from './person-rights-form.tsx'
import { words as pageWords } from './permissions.words.ts'
import { whyOf } from './person-rights.server.ts'
import { refusedRights } from './refused-rights.server.ts'

type Ask = { context: AppLoadContext; request: Request }

/** Loads the form of a person's groups, and of what is given and denied to them alone. */
export async function loadPersonRightsForm(ask: Ask, userId: string) {
  const { context, request } = ask
  const me = requirePerson(context, request)
  if (!mayChangeRightsOf(userId, me)) {
    leaveClosed(request, paths.employee(userId, { tab: 'permissions' }))
  }
  const answer = await context.api.permissions.get({ userId })
  const rights = contentOf(answer, request, { forbidden: 'rights' })
  const lists = listsOf(rights)
  const page: PersonRightsFormData = {
    start: { ...lists, had: hadOf(lists) },
    groups: await groupsFor(rights, context),
    areas: areasOf(rights),
    formKey: context.mintFormKey(),
    backTo: paths.employee(userId, { tab: 'permissions' }),
  }
  return { page, name: rights.person.fullName }
}

/** Those that can be chosen, and whatever the person is in besides. */
async function groupsFor({ groups }: UserPermission, context: AppLoadContext) {
  const own = groups.map(({ groupId, name }) => [groupId, name] as const)
  return [...new Map([...((await groupNames(context)) ?? []), ...own])]
}

/** Every right of every part, with which group gives it. */
function areasOf({ permissions, reasons }: UserPermission): KeyArea[] {
  const held = new Set(permissions)
  return permissionAreas().map(({ name, label, keys }) => ({
    ...{ name, label },
    says: pageWords.someOf(keys.filter((key) => held.has(key)).length, keys.length),
    rights: keys.map((key) => {
      const reason = reasons.find((one) => one.key === key)
      // What is ticked says the rest, also once it has been changed.
      const isFromGroup = reason !== undefined && reason.groups.length > 0
      const why = isFromGroup ? whyOf({ ...reason, isGranted: false, isDenied: false }) : ''
      return { key, label: permissionLabels[key], why }
    }),
  }))
}

/** Takes what the form posts. */
export async function takePersonRightsForm(ask: Ask, userId: string) {
  const { context, request } = ask
  const form = await request.formData()
  form.set('userId', userId)
  const submission = readEdit(form, catalogue.permissions.save.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const before = await context.api.permissions.get({ userId })
  const { rowVersion, ...current } = contentOf(before, request, { forbidden: 'rights' })
  const lists = mergedLists(listsOf(current), formText(form, 'had'), submission.value)
  const answer = await context.api.permissions.save(
    { userId, ...lists },
    { ...optionsOf(form), ifMatch: rowVersion },
  )
  if (answer.status === 'problem') {
    return refusedRights(answer, came, request)
  }
  contentOf(answer, request)
  const toast = { tone: 'success', text: answer.message } as const
  return redirectWithToast(context, paths.employee(userId, { tab: 'permissions' }), toast)
}
