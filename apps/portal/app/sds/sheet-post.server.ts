import { data, type AppLoadContext } from '@remix-run/node'
import { catalogue, sdsMoves, type Problem } from '@holdpoint/api'
import { versionIn } from '../lists/answer-intent.server.ts'
import { paths } from '../paths.ts'
import { readEdit, refusedByCall, refusedBySchema } from '../records/edit-form.server.ts'
import { throwProblem } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import { words } from './sheet.words.ts'

type SheetPost = { context: AppLoadContext; request: Request; sheetId: string; form: FormData }

/** What an action answers that found a file wanting. */
export type DocumentAgain = { documentProblem: string }

/** Takes what the page of a sheet posts: a move, the supplier’s PDF, what lies on a pad. */
export async function takeSheetPost(post: SheetPost) {
  post.form.set('sheetId', post.sheetId)
  switch (formText(post.form, 'intent')) {
    case 'addDocument':
      return addDocument(post)
    case 'stock':
      return stock(post)
    case 'removeStock':
      return removeStock(post)
    default:
      return move(post)
  }
}

async function move(post: SheetPost) {
  const { context, request, form } = post
  const submission = readEdit(form, catalogue.sds.move.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const { event } = submission.value
  const answer = await context.api.sds.move(submission.value, optionsOf(form))
  if (answer.status === 200) {
    return done(post, words.moved(sdsMoves.events[event].label))
  }
  if (answer.status !== 'problem') {
    return failed(post, answer.message)
  }
  throwUnlessSayable(answer, request)
  // A button of the bar has no field beside which something could be said.
  return sdsMoves.events[event].needsReason
    ? refusedByCall(came, answer.problem)
    : failed(post, answer.problem.message)
}

async function stock(post: SheetPost) {
  const { context, request, form } = post
  const submission = readEdit(form, catalogue.sds.saveInventory.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.sds.saveInventory(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request)
    return refusedByCall(came, answer.problem)
  }
  return done(post, words.stocked)
}

async function removeStock(post: SheetPost) {
  const { context, request, form, sheetId } = post
  const inventoryId = formText(form, 'inventoryId')
  const answer = await context.api.sds.removeInventory({ sheetId, inventoryId }, optionsOf(form))
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request)
    return failed(post, answer.problem.message)
  }
  return done(post, words.removed)
}

async function addDocument(post: SheetPost) {
  const { context, request, form, sheetId } = post
  const file = formText(form, 'document')
  if (file === '') {
    return wanting(words.chooseFirst, 422)
  }
  const answer = await context.api.sds.saveDocument({ sheetId, file }, optionsOf(form))
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request)
    const { fields, message, status } = answer.problem
    return wanting(fields[0]?.message ?? message, status)
  }
  return done(post, words.added)
}

function wanting(documentProblem: string, status: number) {
  return data({ documentProblem } satisfies DocumentAgain, { status })
}

/** A lost session and what is not open to the person lead away; the rest can be said. */
export function throwUnlessSayable(
  { problem, requestId }: { problem: Problem; requestId: string },
  request: Request,
): void {
  if (problem.status === 401 || problem.status === 403) {
    throwProblem(problem, requestId, request, { forbidden: 'sds' })
  }
}

/** The key of the post, and the version that it is based on. */
export function optionsOf(form: FormData) {
  return { idempotencyKey: formText(form, formKeyField), ...versionIn(form) }
}

function done({ context, sheetId }: SheetPost, text: string) {
  return redirectWithToast(context, paths.sheet(sheetId), { tone: 'success', text })
}

function failed({ context, sheetId }: SheetPost, text: string) {
  const toast = { tone: 'error', title: 'Error', text } as const
  return redirectWithToast(context, paths.sheet(sheetId), toast)
}
