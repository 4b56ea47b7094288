import { redirect, type AppLoadContext } from '@remix-run/node'
import { catalogue } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { choiceOf } from '../records/choices.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import { peopleAskedFor, peopleIn } from '../records/people.server.ts'
import { optionsOf, refusedEdit } from '../records/record-post.server.ts'
import { leaveClosed } from '../records/leave-closed.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { requirePerson } from '../session/require-person.server.ts'
import type { TopicFormData } from './topic-form.tsx'
import { formWords as words } from './topic-page.words.ts'
import { mayCreateTopics } from './topics.source.server.ts'

type Ask = { context: AppLoadContext; request: Request }

/** Loads the form of a new topic. */
export function loadNewTopic({ context, request }: Ask): TopicFormData {
  const { permissions } = requirePerson(context, request)
  if (!mayCreateTopics(permissions)) {
    throw redirect(paths.noAccess('topics'))
  }
  const start = { isPinned: 'false' }
  return { start, formKey: context.mintFormKey(), backTo: paths.topics() }
}

/** Loads the form that edits a topic, or says who may read it. */
export async function loadTopicForm(topicId: string, { context, request }: Ask) {
  const answer = await context.api.topics.information({ topicId })
  const detail = contentOf(answer, request, { forbidden: 'topics' })
  if (!detail.can.edit) {
    leaveClosed(request, paths.topic(topicId))
  }
  const { title, body, category, isPinned, isLimited, number, rowVersion } = detail
  const people = detail.people.map(choiceOf)
  const page = {
    start: {
      ...{ title, body, category: category ?? '', isPinned: String(isPinned) },
      ...{ isLimited: String(isLimited), personIds: people.map(({ id }) => id) },
    },
    formKey: context.mintFormKey(),
    rowVersion,
    backTo: paths.topic(topicId),
    people,
  }
  return { page, number }
}

/** Takes the form: creates a topic, or edits the one that is named. */
export async function takeTopicForm({ context, request }: Ask, topicId?: string) {
  const form = await request.formData()
  const { topics } = context.api
  if (topicId === undefined) {
    const submission = readEdit(form, catalogue.topics.create.input)
    const came = { reply: submission.reply, known: {} }
    if (submission.status !== 'success') {
      return refusedBySchema(came)
    }
    const answer = await topics.create(submission.value, optionsOf(form))
    if (answer.status === 'problem') {
      return refusedEdit(answer, came, { request, forbidden: 'topics' })
    }
    const created = contentOf(answer, request)
    const text = words.created(created.number)
    return redirectWithToast(context, paths.topic(created.topicId), { tone: 'success', text })
  }
  form.set('topicId', topicId)
  const submission = readEdit(form, catalogue.topics.edit.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await topics.edit(submission.value, optionsOf(form))
  const anew = () => loadTopicForm(topicId, { context, request })
  return answer.status === 'problem'
    ? refusedEdit(answer, came, { request, forbidden: 'topics', anew })
    : saved(context, topicId)
}

/** Takes the form that says who may read a topic; a button of it looks for people. */
export async function takeAccessForm(ask: Ask, topicId: string) {
  const { context, request } = ask
  const form = await request.formData()
  form.set('topicId', topicId)
  const submission = readEdit(form, catalogue.topics.saveAccess.input)
  const known = await peopleIn(submission.payload, ['personIds'], ask)
  const came = { reply: submission.reply, known }
  const found = await peopleAskedFor(form, came, ask)
  if (found !== null) {
    return found
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.topics.saveAccess(submission.value, optionsOf(form))
  return answer.status === 'problem'
    ? refusedEdit(answer, came, { request, forbidden: 'topics' })
    : saved(context, topicId)
}

function saved(context: AppLoadContext, topicId: string) {
  return redirectWithToast(context, paths.topic(topicId), { tone: 'success', text: words.saved })
}
