import { data, type AppLoadContext } from '@remix-run/node'
import { versionIn } from '../../lists/answer-intent.server.ts'
import { paths } from '../../paths.ts'
import { leaveClosed } from '../../records/leave-closed.server.ts'
import {
  leadDone,
  leadRefused,
  optionsOf,
  throwUnlessSayable,
  type RecordPost,
} from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { formText } from '../../ui/form-text.ts'
import { words } from './form-import.words.ts'

const forbidden = 'manage-forms'

type ImportAsk = { context: AppLoadContext; request: Request }

/** The form that a file is taken into. */
export function formIdIn(request: Request): string {
  return new URL(request.url).searchParams.get('formId') ?? ''
}

/** Loads the page that takes a file; who may not write the form is led to its page. */
export async function loadFormImport({ context, request }: ImportAsk) {
  const formId = formIdIn(request)
  const answer = await context.api.manageForms.draft({ formId })
  const { title, rowVersion, can } = contentOf(answer, request, { forbidden })
  if (!can.edit) {
    leaveClosed(request, paths.managedForm(formId))
  }
  return { formId, title, rowVersion, formKey: context.mintFormKey() }
}

/** Takes a file, or takes back what came of one. */
export function takeFormImport(post: RecordPost) {
  return formText(post.form, 'intent') === 'undo' ? undo(post) : take(post)
}

async function take({ context, request, form }: RecordPost) {
  const file = formText(form, 'paper')
  if (file === '') {
    return refused(words.chooseFirst, 422)
  }
  const taking = { formId: formIdIn(request), file }
  const answer = await context.api.manageForms.importFile(taking, optionsOf(form))
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request, forbidden)
    const { fields, message, status } = answer.problem
    return refused(fields[0]?.message ?? message, status)
  }
  const { rowVersion, problemCount, taken, changed, refused: rest } = contentOf(answer, request)
  const result = {
    ...{ said: answer.message, problemCount, lines: { refused: rest, changed, taken } },
    // A draft that was the same already has not gone on, and the step before is somebody's own.
    step: rowVersion === versionIn(form).ifMatch ? null : rowVersion,
  }
  return data({ problem: null, result })
}

function refused(problem: string, status: number) {
  return data({ problem, result: null }, { status })
}

async function undo(post: RecordPost) {
  const { context, request, form } = post
  const formId = formIdIn(request)
  const here = paths.formImport(formId)
  const answer = await context.api.manageForms.undoDraft({ formId }, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, here, words.undone)
    : leadRefused(post, answer, { to: here, forbidden })
}
