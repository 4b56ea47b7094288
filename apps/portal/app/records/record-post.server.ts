import type { AppLoadContext } from '@remix-run/node'
import type { AllowedEvent, Moves, Problem } from '@holdpoint/api'
import type * as z from 'zod'
import { versionIn } from '../lists/answer-intent.server.ts'
import type { NoAccessType } from '../paths.ts'
import { throwProblem } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import type { Choice, EditAgain } from './edit-again.ts'
import { readEdit, refusedByCall, refusedBySchema } from './edit-form.server.ts'

/** What the page of a record posted. */
export type RecordPost = { context: AppLoadContext; request: Request; form: FormData }

/** The key of the post, and the version that it is based on. */
export function optionsOf(form: FormData) {
  return { idempotencyKey: formText(form, formKeyField), ...versionIn(form) }
}

/** A lost session and what is not open to the person lead away; the rest can be said. */
export function throwUnlessSayable(
  { problem, requestId }: { problem: Problem; requestId: string },
  request: Request,
  forbidden: NoAccessType,
): void {
  if (problem.status === 401 || problem.status === 403) {
    throwProblem(problem, requestId, request, { forbidden })
  }
}

type Began = {
  start: Readonly<Record<string, unknown>>
  /** What its fields offer from the start. */
  offered?: readonly Choice[] | Readonly<Record<string, readonly Choice[]>>
}

type RefusedOf = {
  request: Request
  forbidden: NoAccessType
  /** Loads the form as it would begin now, which says what somebody else saved meanwhile. */
  anew?: (() => Promise<Began | { page: Began }>) | undefined
}

/** The form as it was typed, with why the call refused it; leads away where that cannot be said. */
export async function refusedEdit(
  answer: { problem: Problem; requestId: string },
  came: Parameters<typeof refusedByCall>[0],
  { request, forbidden, anew }: RefusedOf,
) {
  throwUnlessSayable(answer, request, forbidden)
  const { problem } = answer
  return problem.name === 'row_changed' && anew !== undefined
    ? refusedByCall({ ...came, theirs: await theirsOf(anew) }, problem)
    : refusedByCall(came, problem)
}

/**
 * How a form would begin now; undefined where there is none any more, or it cannot be loaded: what was
 * typed comes back all the same.
 */
async function theirsOf(anew: NonNullable<RefusedOf['anew']>): Promise<EditAgain['theirs']> {
  try {
    const form = await anew()
    const { start, offered = [] } = 'page' in form ? form.page : form
    return { start, choices: Object.values(offered).flat() }
  } catch {
    return undefined
  }
}

/** Leads to a page that says what was done. */
export function leadDone({ context }: RecordPost, to: string, text: string) {
  return redirectWithToast(context, to, { tone: 'success', text })
}

/** Leads back with what could not be done: a button has no field beside which it could stand. */
export function leadFailed({ context }: RecordPost, to: string, text: string) {
  return redirectWithToast(context, to, { tone: 'error', title: 'Error', text })
}

type Refused =
  | { status: 203 | 222; message: string }
  | { status: 'problem'; problem: Problem; requestId: string }

/** Leads back with why a button was refused, where nothing was typed that could be lost. */
export function leadRefused(
  post: RecordPost,
  answer: Refused,
  { to, forbidden }: { to: string; forbidden: NoAccessType },
) {
  if (answer.status !== 'problem') {
    return leadFailed(post, to, answer.message)
  }
  throwUnlessSayable(answer, post.request, forbidden)
  return leadFailed(post, to, answer.problem.message)
}

type Done = { status: 200; message: string }

/** Answers a form on the page of a record: leads on once it is done, else comes back or leads back with why. */
export function answerEdit(
  post: RecordPost,
  answer: Done | Refused,
  came: Parameters<typeof refusedByCall>[0],
  { here, done = here, forbidden }: { here: string; done?: string; forbidden: NoAccessType },
) {
  switch (answer.status) {
    case 200:
      return leadDone(post, done, answer.message)
    case 'problem':
      return refusedEdit(answer, came, { request: post.request, forbidden })
    case 203:
    case 222:
      return leadFailed(post, here, answer.message)
  }
}

type Moved<Content> = { status: 200; content: Content; message: string } | Refused

type MoveInput = z.ZodType<{ event: string }>

interface MovePost<Schema extends MoveInput, Content> {
  moves: Moves
  /** The input of the call, which is the only schema there is. */
  input: Schema
  move: (moved: z.output<Schema>, options: ReturnType<typeof optionsOf>) => Promise<Moved<Content>>
  /** The page of the record. */
  here: string
  forbidden: NoAccessType
  /** Where a move that was made leads, and what is said of it: the call says something too. */
  done: (moved: z.output<Schema>, content: Content, message: string) => Promise<Led> | Led
  /** What the ids in the form stand for, where it holds any. */
  known?: () => Promise<EditAgain['known']>
}

type Led = { to: string; text: string }

/** Makes a move that was posted from the bar or from the dialog that asked what it needs. */
export async function takeMove<Schema extends MoveInput, Content>(
  post: RecordPost,
  asked: MovePost<Schema, Content>,
) {
  const { input, move, here, forbidden, done, known } = asked
  const { request, form } = post
  const submission = readEdit(form, input)
  const came = async () => ({ reply: submission.reply, known: (await known?.()) ?? {} })
  if (submission.status !== 'success') {
    return refusedBySchema(await came())
  }
  const answer = await move(submission.value, optionsOf(form))
  if (answer.status === 200) {
    const { to, text } = await done(submission.value, answer.content, answer.message)
    return leadDone(post, to, text)
  }
  if (answer.status !== 'problem') {
    return leadFailed(post, here, answer.message)
  }
  throwUnlessSayable(answer, request, forbidden)
  const { problem } = answer
  const isAsked = new URL(request.url).searchParams.get('dialog') === 'move'
  if (!isAsked) {
    return leadFailed(post, here, problem.message)
  }
  const late = isLate(problem)
    ? closedMove(asked.moves, submission.value.event, problem.message)
    : undefined
  return refusedByCall({ ...(await came()), late }, problem)
}

/** Whether a problem names fields, beside which it is said. */
export const isOfFields = ({ fields }: Problem) => fields.some(({ path }) => path !== '')

/** Somebody else was quicker. */
export const isLate = ({ name }: Problem) => name === 'wrong_state' || name === 'row_changed'

/** A move that was open when the page was drawn, and is not now. */
export function closedMove(
  { events }: Moves,
  event: string,
  why: string,
): AllowedEvent | undefined {
  const move = events[event]
  return (
    move && {
      event,
      ...{ label: move.label, kind: move.kind, needsReason: move.needsReason },
      ...{ isOpen: false, why },
    }
  )
}
