import { data } from '@remix-run/node'
import { catalogue, entryMoves, type Problem } from '@holdpoint/api'
import type * as z from 'zod'
import { paths } from '../paths.ts'
import { choiceOf, idsIn } from '../records/choices.ts'
import {
  foundFor,
  readEdit,
  refusedByCall,
  refusedBySchema,
  soughtIn,
} from '../records/edit-form.server.ts'
import { peopleFound, peopleNamed } from '../records/people.server.ts'
import {
  closedMove,
  isLate,
  leadDone,
  leadFailed,
  optionsOf,
  throwUnlessSayable,
  type RecordPost,
} from '../records/record-post.server.ts'
import { formText } from '../ui/form-text.ts'
import type { HandBackAgain } from './decision-view.ts'
import { words } from './decision.words.ts'
import { flagField, noteField, otherField, otherNoteField } from './hand-back.ts'

export type DecisionPost = RecordPost & { myFormId: string }

type Event = keyof typeof words.done

/** Takes a decision that was posted: a button of the bar, or the dialog that asked what it needs. */
export async function takeDecision(post: DecisionPost) {
  const { context, myFormId, form } = post
  form.set('myFormId', myFormId)
  const event = formText(form, 'event')
  switch (event) {
    case 'approve':
    case 'reject': {
      form.set('decision', event)
      const { reviewForms } = catalogue
      return ask(post, event, reviewForms.saveApprovalStatus.input, (input, options) =>
        context.api.reviewForms.saveApprovalStatus(input, options),
      )
    }
    case 'correct':
    case 'reopen':
      return ask(post, event, catalogue.reviewForms.saveStatus.input, (input, options) =>
        context.api.reviewForms.saveStatus(input, options),
      )
    case 'reassign':
      return ask(post, event, catalogue.reviewForms.reassign.input, (input, options) =>
        context.api.reviewForms.reassign(input, options),
      )
    case 'requestChange':
      return handBack(post)
    default:
      return said(post, `“${event}” is not a decision.`)
  }
}

type Reply =
  | { status: 200 }
  | { status: 'problem'; problem: Problem; requestId: string }
  | { status: 203 | 222; message: string }

async function ask<Schema extends z.ZodType>(
  post: DecisionPost,
  event: Event,
  schema: Schema,
  call: (input: z.output<Schema> & z.input<Schema>, options: object) => Promise<Reply>,
) {
  const { request, form } = post
  const submission = readEdit(form, schema)
  const { reply, payload } = submission
  const known = async () => ({
    personId: (await peopleNamed(idsIn(payload['personId']), post)).map(choiceOf),
  })
  const sought = soughtIn(form)
  if (sought !== null) {
    const found = sought.sought === '' ? [] : await peopleFound(sought.sought, post)
    const choices = found.map(choiceOf)
    return foundFor({ reply, known: await known() }, { ...sought, choices })
  }
  if (submission.status !== 'success') {
    return refusedBySchema({ reply, known: await known() })
  }
  const answer = await call(submission.value as never, optionsOf(form))
  if (answer.status === 200) {
    return done(post, event)
  }
  if (answer.status !== 'problem') {
    return said(post, answer.message)
  }
  throwUnlessSayable(answer, request, 'my_forms')
  // Whoever was asked for words keeps them; a button of the bar has none.
  const { problem } = answer
  const isAsked = new URL(request.url).searchParams.get('dialog') === 'move'
  const late = isLate(problem) ? closedMove(entryMoves, event, problem.message) : undefined
  return isAsked && (late !== undefined || problem.fields.length > 0)
    ? refusedByCall({ reply, known: await known(), late }, problem)
    : said(post, problem.message)
}

/** Hands questions back: those that are ticked, each with what is said of it. */
async function handBack(post: DecisionPost) {
  const { context, request, myFormId, form } = post
  const ticked = form.getAll(flagField).map(String)
  const other = formText(form, otherField)
  const keys = [...ticked, ...(other === '' ? [] : [other])]
  const notes = Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) =>
      name.startsWith(noteField(''))
        ? [[name.slice(noteField('').length), String(value).trim()]]
        : [],
    ),
  )
  const otherNote = formText(form, otherNoteField).trim()
  const noteOf = (key: string) =>
    key === other && !ticked.includes(key) ? otherNote : (notes[key] ?? '')
  const again = (problem: string, status = 422) =>
    data({ handBack: { notes, otherNote, ticked: keys, problem } } satisfies HandBackAgain, {
      status,
    })
  if (keys.length === 0 || keys.some((key) => noteOf(key) === '')) {
    return again(words.chooseFirst)
  }
  const isLeftOut = Object.entries(notes).some(([key, note]) => note !== '' && !keys.includes(key))
  if (isLeftOut || (other === '' && otherNote !== '')) {
    return again(words.tickToo)
  }
  const flags = keys.map((questionKey) => ({ questionKey, note: noteOf(questionKey) }))
  const answer = await context.api.reviewForms.saveStatus(
    { myFormId, event: 'requestChange', flags },
    optionsOf(form),
  )
  if (answer.status === 200) {
    return done(post, 'requestChange')
  }
  if (answer.status !== 'problem') {
    return again(answer.message)
  }
  throwUnlessSayable(answer, request, 'my_forms')
  const [field] = answer.problem.fields
  return again(field?.message ?? answer.problem.message, answer.problem.status)
}

/** Whoever handed a decision over may not see the entry any more; what is to be filled is filled. */
async function done(post: DecisionPost, event: Event) {
  const { context, myFormId } = post
  const isFilled = event === 'correct' || event === 'reopen'
  const isLost =
    event === 'reassign' && (await context.api.myForms.get({ myFormId })).status !== 200
  if (isFilled) {
    // A form that is filled again is its submitter's: whoever reopened it may not see it any more.
    const isSeen = (await context.api.myForms.get({ myFormId })).status === 200
    return leadDone(post, isSeen ? paths.fillOut(myFormId) : paths.reviews(), words.done[event])
  }
  const to = isLost ? paths.pendingApprovals() : paths.reviewQuestion(myFormId)
  return leadDone(post, to, words.done[event])
}

function said(post: DecisionPost, text: string) {
  return leadFailed(post, paths.reviewQuestion(post.myFormId), text)
}
