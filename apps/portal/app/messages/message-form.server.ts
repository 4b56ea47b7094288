import { type AppLoadContext } from '@remix-run/node'
import { catalogue, wallTimeOf, type MessageDetail } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { audienceAskedFor, audienceOptions } from '../records/audience.server.ts'
import { choiceOf } from '../records/choices.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import { keepLastPicture } from '../records/last-picture.server.ts'
import { peopleIn } from '../records/people.server.ts'
import { leaveClosed } from '../records/leave-closed.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formText } from '../ui/form-text.ts'
import type { MessageFormData } from './message-form.tsx'
import { optionsOf, refusedEdit } from '../records/record-post.server.ts'

type Ask = { context: AppLoadContext; request: Request }

/** Loads the form that writes a message. */
export async function loadNewMessage(ask: Ask): Promise<MessageFormData> {
  const { context, request } = ask
  // Whoever may write none is told so before they have written anything.
  const allowed = await context.api.messages.audience({ personIds: '' })
  contentOf(allowed, request, { forbidden: 'messages' })
  return {
    ...(await shared(ask)),
    start: { priority: 'normal', startsAt: wallTimeOf(context.now(), context.timeZone) },
    ...{ offered: [], status: 'draft', hasImage: false, backTo: paths.messages() },
  }
}

/** Loads the form that edits a message. */
export async function loadMessageEdit(messageId: string, ask: Ask) {
  const { context, request } = ask
  const answer = await context.api.messages.get({ messageId })
  const detail = contentOf(answer, request, { forbidden: 'messages' })
  if (!detail.can.edit) {
    leaveClosed(request, paths.message(messageId))
  }
  const page: MessageFormData = {
    ...(await shared(ask)),
    start: startOf(detail, context.timeZone),
    offered: detail.audience?.people.map(choiceOf) ?? [],
    status: detail.status,
    hasImage: detail.hasImage,
    rowVersion: detail.rowVersion,
    backTo: paths.message(messageId),
  }
  return { page, number: detail.number }
}

async function shared(ask: Ask) {
  const { context } = ask
  return {
    options: await audienceOptions(ask),
    timeZone: context.timeZone,
    formKey: context.mintFormKey(),
  }
}

function startOf(detail: MessageDetail, timeZone: string): MessageFormData['start'] {
  const { title, category, description, priority, startsAt, endsAt, requireAck, audience } = detail
  const wall = (at: string | null) => (at === null ? '' : wallTimeOf(new Date(at), timeZone))
  const { people: _people, ...codes } = audience ?? { people: [] }
  return {
    ...{ title, description, category: category ?? '', priority: priority ?? '' },
    ...{ startsAt: wall(startsAt), endsAt: wall(endsAt), requireAck: requireAck ? 'true' : '' },
    ...codes,
  }
}

/** Takes the form: keeps it, sends it, counts its audience, or finds people for it. */
export async function takeMessageForm(ask: Ask, messageId?: string) {
  const { context, request } = ask
  const form = await request.formData()
  const intent = formText(form, 'intent')
  form.set('send', String(intent === 'send'))
  const image = keepLastPicture(form, 'image')
  form.delete('messageId')
  if (messageId !== undefined) {
    form.set('messageId', messageId)
  }
  const { messages } = context.api
  const submission = readEdit(
    form,
    messageId === undefined ? catalogue.messages.create.input : catalogue.messages.edit.input,
  )
  const { reply, payload } = submission
  const came = { reply, known: await peopleIn(payload, ['personIds'], ask) }
  const onTheWay = await audienceAskedFor(ask, form, came, 'messages')
  if (onTheWay !== null) {
    return onTheWay
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  // The schema has taken the reference apart; the call takes it as the form has it.
  const { image: _id, ...said } = submission.value
  const value = { ...said, ...(image !== undefined && { image }) }
  const answer =
    messageId === undefined
      ? await messages.create(value, optionsOf(form))
      : await messages.edit({ ...value, messageId }, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = messageId === undefined ? undefined : () => loadMessageEdit(messageId, ask)
    return refusedEdit(answer, came, { request, forbidden: 'messages', anew })
  }
  const saved = contentOf(answer, request)
  const text = answer.message
  return redirectWithToast(context, paths.message(saved.messageId), { tone: 'success', text })
}
