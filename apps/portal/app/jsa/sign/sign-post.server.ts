import type { AppLoadContext } from '@remix-run/node'
import { catalogue, jsaLanguages, type Problem } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { leadDone, leadFailed, throwUnlessSayable } from '../../records/record-post.server.ts'
import { readSigning, signingRefused } from '../../records/signing/sign-post.server.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { words } from './sign.words.ts'

type Post = { context: AppLoadContext; request: Request; jsaId: string }

/** Takes what the sheet posts: a signature, or who joins, leaves and comes back. */
export async function takeSheetPost({ context, request, jsaId }: Post) {
  const form = await request.formData()
  const post = { context, request, form }
  const here = paths.jsaSign(jsaId)
  const idempotencyKey = formText(form, formKeyField)
  const event = catalogue.jsa.attendeeActions.input.shape.event.safeParse(form.get('event'))
  if (event.success) {
    const attendeeId = formText(form, 'attendeeId')
    const reply = await context.api.jsa.attendeeActions(
      { jsaId, event: event.data, ...(attendeeId === '' ? {} : { attendeeId }) },
      { idempotencyKey },
    )
    return reply.status === 200
      ? leadDone(post, here, words.done[event.data] ?? '')
      : notDone(reply)
  }
  const read = readSigning(form)
  if ('refused' in read) {
    return read.refused
  }
  const language = jsaLanguages.find((one) => one === formText(form, 'language'))
  const signed = {
    jsaId,
    attendeeId: formText(form, 'attendeeId'),
    revision: formText(form, 'revision'),
    ...(language === undefined ? {} : { language }),
  }
  const reply = await context.api.jsa.signAttendee(
    { ...signed, ...read.signing },
    { idempotencyKey },
  )
  if (reply.status === 200) {
    return leadDone(post, here, words.thanks(formText(form, 'signer')))
  }
  return (reply.status === 'problem' && signingRefused(reply.problem, form)) || notDone(reply)

  function notDone(reply: Refused) {
    if (reply.status !== 'problem') {
      return leadFailed(post, here, reply.message)
    }
    throwUnlessSayable(reply, request, 'jsa')
    return leadFailed(post, here, reply.problem.message)
  }
}

type Refused =
  | { status: 203 | 222; message: string }
  | { status: 'problem'; problem: Problem; requestId: string }
