import { catalogue, type EmergencyContact } from '@holdpoint/api'
import { mayKeepPeople } from '../employees/keeps-people.server.ts'
import { paths } from '../paths.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import {
  leadDone,
  leadFailed,
  leadRefused,
  optionsOf,
  refusedEdit,
  type RecordPost,
} from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { requirePerson } from '../session/require-person.server.ts'
import { phoneOf } from '../ui/phone.ts'
import type { ProfileAsk } from './profile-ask.ts'
import { words } from './profile.words.ts'

/** Loads whom to call for oneself; of somebody else it is there once it was asked for. */
export async function loadOwnContact({ context, request }: ProfileAsk) {
  return toView(contentOf(await context.api.people.ownEmergencyContact({}), request), true)
}

function toView({ contact, rowVersion }: EmergencyContact, mayEdit: boolean) {
  const { name, relation, phone } = contact ?? { name: '', relation: '', phone: '' }
  return { start: { name, relation, phone }, call: phoneOf(phone), rowVersion, mayEdit }
}

/** Whom to call for somebody, as their profile shows it. */
export type ContactView = ReturnType<typeof toView>

/** What is posted about it. */
export const contactIntents = ['lookAtContact', 'saveContact'] as const

/** Takes what a profile posts about whom to call: shows it, or saves it. */
export async function takeContactPost(post: RecordPost & { userId: string }, intent: string) {
  const { context, request, form, userId } = post
  const here = paths.employee(userId)
  if (intent === 'lookAtContact') {
    // Each look is one of its own, though the page is posted again: an answer that is kept names nobody.
    const answer = await context.api.people.lookAtEmergencyContact({ userId })
    if (answer.status !== 200) {
      return leadRefused(post, answer, { to: here, forbidden: 'person' })
    }
    const { permissions } = requirePerson(context, request)
    return { contact: toView(answer.content, mayKeepPeople(permissions)) }
  }
  form.set('userId', userId)
  const submission = readEdit(form, catalogue.people.saveEmergencyContact.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.people.saveEmergencyContact(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    return refusedEdit(answer, came, { request, forbidden: 'person' })
  }
  return answer.status === 200
    ? leadDone(post, here, answer.message)
    : leadFailed(post, here, words.contact.failed)
}
