import { data, type AppLoadContext } from '@remix-run/node'
import { catalogue } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { choiceOf } from '../records/choices.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import { peopleAskedFor, peopleIn, peopleNamed } from '../records/people.server.ts'
import { leadDone, optionsOf, type RecordPost } from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { requirePerson } from '../session/require-person.server.ts'
import { formText } from '../ui/form-text.ts'
import { toBatchView, type BatchAnswer } from './batch-view.server.ts'
import { deedOf, type ChangedAnswer, type LookedAgain } from './group-deeds.ts'
import { askedGroup } from './group-form.server.ts'
import { severalWords as words } from './group.words.ts'
import { leadRightsRefused, refusedRights } from './refused-rights.server.ts'

type Ask = { context: AppLoadContext; request: Request }

/** Loads the form that puts several people into a group, or takes them out of it. */
export async function loadGroupPeople(ask: Ask) {
  const { context, request } = ask
  const { searchParams } = new URL(request.url)
  const groupId = askedGroup(ask) ?? ''
  const answer = await context.api.permissions.getGroup({ groupId, pLimit: 1 })
  const { name } = contentOf(answer, request, { forbidden: 'rights' })
  const people = await peopleNamed(searchParams.getAll('userIds'), ask)
  return {
    page: {
      ...{ groupId, name },
      start: {
        deed: deedOf(searchParams.get('deed')),
        userIds: people.map(({ personId }) => personId),
      },
      offered: people.map(choiceOf),
      formKey: context.mintFormKey(),
    },
  }
}

/** What the form begins with. */
export type GroupPeoplePage = Awaited<ReturnType<typeof loadGroupPeople>>['page']

/** Takes what the form posts: it looks for people, looks ahead, changes them, or takes that back. */
export async function takeGroupPeople(post: RecordPost) {
  const { context, request, form } = post
  if (formText(form, 'intent') === 'undo') {
    return takeBack(post)
  }
  const groupId = askedGroup(post) ?? ''
  const isLook = formText(form, 'intent') !== 'apply'
  const submission = readEdit(form, catalogue.permissions.applyBatch.input)
  const came = {
    reply: submission.reply,
    known: await peopleIn(submission.payload, ['userIds'], post),
  }
  const found = await peopleAskedFor(form, came, post)
  if (found !== null) {
    return found
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const { userIds } = submission.value
  const isAdded = deedOf(formText(form, 'deed')) === 'add'
  const change = isAdded
    ? { userIds, addGroupIds: [groupId] }
    : { userIds, removeGroupIds: [groupId] }
  const isLasting = !isAdded && !(await mayPutBack(groupId, post))
  // Looking ahead changes nothing, and spends no key.
  const answer = isLook
    ? await context.api.permissions.applyBatch({ ...change, preview: true })
    : await context.api.permissions.applyBatch(change, optionsOf(form))
  if (answer.status === 'problem') {
    return refusedRights(answer, came, request)
  }
  const batch: BatchAnswer = contentOf(answer, request)
  const view = await toBatchView(batch, isLasting, post)
  if (!isLook) {
    return { changed: view } satisfies ChangedAnswer
  }
  const { initialValue = {} } = came.reply()
  const again: LookedAgain = {
    ...{ lastResult: { initialValue }, found: null, known: came.known },
    looked: view,
  }
  return data(again)
}

/** Whether somebody could give again what a group gives: nobody gives what they do not hold. */
async function mayPutBack(groupId: string, { context, request }: Ask) {
  const held: readonly string[] = requirePerson(context, request).permissions
  const answer = await context.api.permissions.getGroup({ groupId, pLimit: 1 })
  const { permissions } = contentOf(answer, request, { forbidden: 'rights' })
  return held.includes('admin') || permissions.every((key) => held.includes(key))
}

/** Takes back what was changed, by the change that the call has answered for that. */
async function takeBack(post: RecordPost) {
  const { context, request, form } = post
  const answer = await context.api.permissions.applyBatch(
    { changes: formText(form, 'changes') },
    optionsOf(form),
  )
  const group = paths.permissionGroup(askedGroup({ request }) ?? '')
  return answer.status === 200
    ? leadDone(post, group, words.undone)
    : leadRightsRefused(post, answer, group)
}
