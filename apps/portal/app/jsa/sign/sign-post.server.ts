import type { AppLoadContext } from '@remix-run/node'
import { jsaLanguages } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { leadDone, leadRefused, optionsOf } from '../../records/record-post.server.ts'
import { readSigning, signingRefused } from '../../records/signing/sign-post.server.ts'
import { formText } from '../../ui/form-text.ts'
import { takeAttendee } from '../analyses/attendee-post.server.ts'
import { revisionIn } from './read-revision.ts'
import { words } from './sign.words.ts'

type Post = { context: AppLoadContext; request: Request; jsaId: string }

/** Takes what the sheet posts: a signature, or who joins, leaves and comes back. */
export async function takeSheetPost({ context, request, jsaId }: Post) {
  const form = await request.formData()
  const post = { context, request, form }
  const to = paths.jsaSign(jsaId)
  if (form.has('event')) {
    return takeAttendee({ ...post, jsaId }, to)
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
  const reply = await context.api.jsa.signAttendee({ ...signed, ...read.signing }, optionsOf(form))
  if (reply.status === 200) {
    return leadDone(post, to, words.thanks(formText(form, 'signer')))
  }
  const again = reply.status === 'problem' ? signingRefused(reply.problem, form) : null
  // Where another revision holds by now, the sheet says what has changed since this one.
  const since = paths.jsaSign(jsaId, { revision: revisionIn(signed.revision) })
  return again ?? leadRefused(post, reply, { to: since, forbidden: 'jsa' })
}
