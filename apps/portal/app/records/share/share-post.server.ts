import { shareInput, type CallContent, type CallOf, type Problem } from '@holdpoint/api'
import type { NoAccessType } from '../../paths.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { formText } from '../../ui/form-text.ts'
import { readEdit, refusedBySchema } from '../edit-form.server.ts'
import { peopleAskedFor, peopleIn, peopleNamed } from '../people.server.ts'
import {
  leadDone,
  leadFailed,
  leadRefused,
  optionsOf,
  refusedEdit,
  type RecordPost,
} from '../record-post.server.ts'
import { shared, words } from './share.words.ts'

type Refused =
  | { status: 203 | 222; message: string }
  | { status: 'problem'; problem: Problem; requestId: string }
type Shared = { status: 200; content: CallContent<CallOf<'jsa.share'>> } | Refused
type Options = ReturnType<typeof optionsOf>

/** The intents that the dialog of sharing posts: its search without a script among them. */
export const shareIntents: readonly string[] = ['share', 'unshare', 'find:personIds']

interface SharePost {
  /** The page behind the dialog, and the dialog itself, which stays when a share is taken back. */
  here: string
  dialogAt: string
  forbidden: NoAccessType
  share: (personIds: string[], options: Options) => Promise<Shared>
  unshare: (personId: string, options: Options) => Promise<{ status: 200 } | Refused>
}

/** Shares a record with whoever is ticked, finds people to tick, or takes a share back. */
export async function takeShare(post: RecordPost, asked: SharePost) {
  const { context, request, form } = post
  if (formText(form, 'intent') === 'unshare') {
    return takeBack(post, asked)
  }
  const { here, forbidden, share } = asked
  const ask = { context, request }
  const submission = readEdit(form, shareInput)
  const known = await peopleIn(submission.payload, ['personIds'], ask)
  const came = { reply: submission.reply, known }
  const onTheWay = await peopleAskedFor(form, came, ask)
  if (onTheWay !== null) {
    return onTheWay
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await share(submission.value.personIds, optionsOf(form))
  if (answer.status === 'problem') {
    return refusedEdit(answer, came, { request, forbidden })
  }
  if (answer.status !== 200) {
    return leadFailed(post, here, answer.message)
  }
  const { addedPersonIds, alreadySharedPersonIds } = answer.content
  const namesOf = async (ids: readonly string[]) =>
    (await peopleNamed(ids, ask)).map(({ fullName }) => fullName)
  const text = shared(await namesOf(addedPersonIds), await namesOf(alreadySharedPersonIds))
  const tone = addedPersonIds.length > 0 ? 'success' : 'info'
  return redirectWithToast(context, here, { tone, text })
}

async function takeBack(post: RecordPost, { unshare, dialogAt, forbidden }: SharePost) {
  const answer = await unshare(formText(post.form, 'personId'), optionsOf(post.form))
  return answer.status === 200
    ? leadDone(post, dialogAt, words.takenBack)
    : leadRefused(post, answer, { to: dialogAt, forbidden })
}
