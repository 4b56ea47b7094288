import { data, type AppLoadContext } from '@remix-run/node'
import { actionMoves, catalogue, type Problem } from '@holdpoint/api'
import { versionIn } from '../lists/answer-intent.server.ts'
import { paths } from '../paths.ts'
import {
  foundFor,
  readEdit,
  refusedByCall,
  refusedBySchema,
  soughtIn,
} from '../records/edit-form.server.ts'
import { throwProblem } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import { findChoices, knownChoices } from './action-choices.server.ts'
import { evidenceField, type EvidenceAgain } from './action-evidence.ts'
import { takes, type ActionEvent } from './action-event.ts'
import { words } from './action-page.words.ts'

type ActionPost = { context: AppLoadContext; request: Request; actionId: string; form: FormData }

/** Takes what the page of an action posts: a move, a search for people, a file added or removed. */
export async function takeActionPost(post: ActionPost) {
  switch (formText(post.form, 'intent')) {
    case 'addFile':
      return addFiles(post)
    case 'removeFile':
      return removeFile(post)
    default:
      return move(post)
  }
}

async function move(post: ActionPost) {
  const { context, request, actionId, form } = post
  form.set('actionId', actionId)
  const submission = readEdit(form, catalogue.actions.move.input)
  const { reply, payload } = submission
  const known = () => knownChoices(payload, post)
  const sought = soughtIn(form)
  if (sought !== null) {
    return foundFor({ reply, known: await known() }, await findChoices(sought, post))
  }
  if (submission.status !== 'success') {
    return refusedBySchema({ reply, known: await known() })
  }
  const { event } = submission.value
  const answer = await context.api.actions.move(submission.value, optionsOf(form))
  if (answer.status === 200) {
    const text = words.moveDone(event, actionMoves.events[event].label)
    return redirectWithToast(context, await afterMove(post, event), { tone: 'success', text })
  }
  if (answer.status !== 'problem') {
    return said(post, answer.message)
  }
  throwUnlessSayable(answer, request)
  // A button of the bar has no field beside which something could be said.
  const isAsked = new URL(request.url).searchParams.get('dialog') === 'move' && asksFor(event)
  return isAsked
    ? refusedByCall({ reply, known: await known() }, answer.problem)
    : said(post, answer.problem.message)
}

/** Whoever hands an action to another team does not see it any more. */
async function afterMove({ context, actionId }: ActionPost, event: ActionEvent): Promise<string> {
  const isLost =
    takes(event) === 'people' && (await context.api.actions.get({ actionId })).status !== 200
  return isLost ? paths.actions() : paths.action(actionId)
}

function asksFor(event: ActionEvent): boolean {
  return actionMoves.events[event].needsReason || takes(event) !== null
}

async function addFiles(post: ActionPost) {
  const { context, request, actionId, form } = post
  const files = form.getAll(evidenceField).filter((file) => typeof file === 'string' && file !== '')
  if (files.length === 0) {
    return data({ evidenceProblem: words.chooseFirst } satisfies EvidenceAgain, { status: 422 })
  }
  for (const [place, file] of files.entries()) {
    const answer = await context.api.actions.addFile(
      { actionId, file: String(file) },
      { idempotencyKey: `${formText(form, formKeyField)}.${place}` },
    )
    if (answer.status !== 200) {
      return wanting(answer, request)
    }
  }
  return redirectWithToast(context, paths.action(actionId), { tone: 'success', text: words.added })
}

async function removeFile(post: ActionPost) {
  const { context, request, actionId, form } = post
  const answer = await context.api.actions.removeFile(
    { actionId, uploadId: formText(form, 'uploadId') },
    { idempotencyKey: formText(form, formKeyField) },
  )
  return answer.status === 200
    ? redirectWithToast(context, paths.action(actionId), { tone: 'success', text: words.removed })
    : wanting(answer, request)
}

type Failed =
  | { problem: Problem; status: 'problem'; requestId: string }
  | { message: string; status: 203 | 222 }

function wanting(answer: Failed, request: Request) {
  if (answer.status !== 'problem') {
    return data({ evidenceProblem: answer.message } satisfies EvidenceAgain, { status: 422 })
  }
  throwUnlessSayable(answer, request)
  const { fields, message, status } = answer.problem
  const evidenceProblem = fields[0]?.message ?? message
  return data({ evidenceProblem } satisfies EvidenceAgain, { status })
}

/** A lost session and what is not open to the person lead away; the rest can be said. */
export function throwUnlessSayable(
  { problem, requestId }: { problem: Problem; requestId: string },
  request: Request,
): void {
  if (problem.status === 401 || problem.status === 403) {
    throwProblem(problem, requestId, request, { forbidden: 'actions' })
  }
}

/** The key of the post, and the version that it is based on. */
export function optionsOf(form: FormData) {
  return { idempotencyKey: formText(form, formKeyField), ...versionIn(form) }
}

function said({ context, actionId }: ActionPost, text: string) {
  return redirectWithToast(context, paths.action(actionId), {
    ...{ tone: 'error', title: 'Error', text },
  } as const)
}
