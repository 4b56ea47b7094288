import { catalogue, formMoves } from '@holdpoint/api'
import { forgetLookups } from '../../lists/filters/lookups.server.ts'
import { paths } from '../../paths.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import {
  leadDone,
  leadFailed,
  leadRefused,
  optionsOf,
  refusedEdit,
  takeMove,
  type RecordPost,
} from '../../records/record-post.server.ts'
import { formText } from '../../ui/form-text.ts'
import { words } from './managed-form.words.ts'

type FormPost = RecordPost & { formId: string }

const forbidden = 'manage-forms'

/** Takes what the page of a form posts. */
export function takeManagedFormPost(post: FormPost) {
  const { form, formId } = post
  form.set('formId', formId)
  switch (formText(form, 'intent')) {
    case 'copy':
      return copy(post)
    case 'discard':
      return discard(post)
    case 'delete':
      return remove(post)
    default:
      return move(post)
  }
}

function move(post: FormPost) {
  const { context, formId } = post
  const here = paths.managedForm(formId)
  return takeMove(post, {
    ...{ moves: formMoves, input: catalogue.manageForms.move.input, here, forbidden },
    move: async (moving, options) =>
      withoutVersion(await context.api.manageForms.move(moving, options)),
    // Which version stands, and whether it is started by anybody, is for the server to say.
    done: ({ event }, _content, message) => ({
      to: here,
      text: words.moveDone[event] ?? message,
    }),
  })
}

type Moved = Awaited<ReturnType<RecordPost['context']['api']['manageForms']['move']>>

/**
 * Publishing sends the version of the form and that of its draft along, and the answer does not say of
 * which one it speaks: the page that is read anew knows both.
 */
function withoutVersion(answer: Moved): Moved {
  return answer.status === 'problem'
    ? { ...answer, problem: { ...answer.problem, details: {} } }
    : answer
}

async function copy(post: FormPost) {
  const { context, request, form, formId } = post
  const submission = readEdit(form, catalogue.manageForms.copy.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  // Whatever was changed since, it is copied as it is now.
  const { idempotencyKey } = optionsOf(form)
  const answer = await context.api.manageForms.copy(submission.value, { idempotencyKey })
  if (answer.status === 200) {
    return leadDone(post, paths.managedForm(answer.content.formId), answer.message)
  }
  return answer.status === 'problem'
    ? refusedEdit(answer, came, { request, forbidden })
    : leadFailed(post, paths.managedForm(formId), answer.message)
}

/** Throws the draft away as it was looked at, after the question was answered Yes. */
async function discard(post: FormPost) {
  const { context, form, formId } = post
  const here = paths.managedForm(formId)
  const answer = await context.api.manageForms.discardDraft({ formId }, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, here, words.done.discarded)
    : leadRefused(post, answer, { to: here, forbidden })
}

/** Deletes the form, with its entries where its title was typed for that. */
async function remove(post: FormPost) {
  const { context, request, form, formId } = post
  const submission = readEdit(form, catalogue.manageForms.remove.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.manageForms.remove(submission.value, optionsOf(form))
  if (answer.status === 200) {
    forgetLookups()
    return leadDone(post, paths.manageForms(), words.done.deleted)
  }
  // What was typed stays beside why it was refused; a bare Yes has nothing to keep.
  return answer.status === 'problem' && submission.value.withEntries
    ? refusedEdit(answer, came, { request, forbidden })
    : leadRefused(post, answer, { to: paths.managedForm(formId), forbidden })
}
