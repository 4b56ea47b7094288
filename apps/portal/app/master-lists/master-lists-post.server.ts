import { catalogue } from '@holdpoint/api'
import { forgetLookups } from '../lists/filters/lookups.server.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import {
  leadDone,
  leadRefused,
  optionsOf,
  refusedEdit,
  type RecordPost,
} from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { formText } from '../ui/form-text.ts'
import { askedIn, listAt } from './asked-list.server.ts'
import { formOf } from './entry-form.server.ts'

const forbidden = 'settings'

/** Takes what the page of a list posts: an entry, its end, or that it is retired or comes back. */
export function takeMasterPost(post: RecordPost) {
  const [intent = '', id = '', version = ''] = formText(post.form, 'intent').split(' ')
  switch (intent) {
    case 'save':
      return save(post)
    case 'delete':
      return remove(post)
    default:
      post.form.set('rowVersion', version)
      return retire(post, id, intent === 'retire')
  }
}

async function save(post: RecordPost) {
  const { context, request, form } = post
  const asked = askedIn(request)
  const { list, id } = asked
  form.set('list', list)
  form.delete('entryId')
  if (asked.dialog === 'edit') {
    form.set('entryId', id ?? '')
  }
  const submission = readEdit(form, catalogue.master.saveEntry.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.master.saveEntry(submission.value, optionsOf(form))
  forgetLookups()
  if (answer.status === 'problem') {
    return refusedEdit(answer, came, { request, forbidden, anew: () => formNow(post) })
  }
  contentOf(answer, request)
  return leadDone(post, listAt(asked), answer.message)
}

/** The form of the entry as it would begin now. */
async function formNow({ context, request }: RecordPost) {
  const { list, id } = askedIn(request)
  const answer = await context.api.master.entries({ list, entryId: id ?? '', pLimit: 1 })
  const { data, words: known } = contentOf(answer, request)
  const { start, parents } = await formOf(list, data[0] ?? null, { context, request }, known)
  const named = parents.map(({ name, options }) => [
    name,
    options.map(([value, called]) => ({ id: value, name: called, detail: null })),
  ])
  return { start, offered: Object.fromEntries(named) }
}

async function remove(post: RecordPost) {
  const { list } = askedIn(post.request)
  const entryId = formText(post.form, 'id')
  const answer = await post.context.api.master.removeEntry({ list, entryId }, optionsOf(post.form))
  return done(post, answer)
}

async function retire(post: RecordPost, entryId: string, isRetired: boolean) {
  const { list } = askedIn(post.request)
  const answer = await post.context.api.master.retireEntry(
    { list, entryId, isRetired },
    optionsOf(post.form),
  )
  return done(post, answer)
}

type Done = Parameters<typeof leadRefused>[1] | { status: 200; message: string }

/** Leads back to the list with what was done, or why it was not. */
function done(post: RecordPost, answer: Done) {
  forgetLookups()
  const to = listAt(askedIn(post.request))
  return answer.status === 200
    ? leadDone(post, to, answer.message)
    : leadRefused(post, answer, { to, forbidden })
}
