import { data } from '@remix-run/node'
import { catalogue, sdsMoves } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { words as askWords } from '../records/acknowledgement/acknowledgement.words.ts'
import { refusedWaiver } from '../records/acknowledgement/refused-waiver.server.ts'
import { readEdit, refusedByCall, refusedBySchema } from '../records/edit-form.server.ts'
import {
  leadDone,
  leadRefused,
  optionsOf,
  takeMove,
  throwUnlessSayable,
  type RecordPost,
} from '../records/record-post.server.ts'
import { formText } from '../ui/form-text.ts'
import { askWords as joinWords } from './ask.words.ts'
import { words } from './sheet.words.ts'

type SheetPost = RecordPost & { sheetId: string }

/** What an action answers that found a file wanting. */
export type DocumentAgain = { documentProblem: string }

/** Takes what the page of a sheet posts: a move, a request, its acknowledgement, the PDF, what lies on a pad. */
export async function takeSheetPost(post: SheetPost) {
  post.form.set('sheetId', post.sheetId)
  switch (formText(post.form, 'intent')) {
    case 'addDocument':
      return addDocument(post)
    case 'join':
      return join(post)
    case 'stock':
      return stock(post)
    case 'acknowledge':
      return acknowledge(post)
    case 'waive':
      return waive(post)
    case 'removeStock':
      return removeStock(post)
    default:
      return move(post)
  }
}

function move(post: SheetPost) {
  const { context, sheetId } = post
  return takeMove(post, {
    ...{ moves: sdsMoves, input: catalogue.sds.move.input },
    ...{ here: paths.sheet(sheetId), forbidden: 'sds' },
    move: (moved, options) => context.api.sds.move(moved, options),
    done: ({ event }) => ({
      to: event === 'remove' ? paths.sds() : paths.sheet(sheetId),
      text: words.moved(sdsMoves.events[event].label),
    }),
  })
}

async function acknowledge(post: SheetPost) {
  const { context, form, sheetId } = post
  const answer = await context.api.sds.acknowledge({ sheetId }, optionsOf(form))
  if (answer.status === 'problem') {
    return leadRefused(post, answer, { to: paths.sheet(sheetId), forbidden: 'sds' })
  }
  return done(post, askWords.acknowledged)
}

async function join(post: SheetPost) {
  const { context, form, sheetId } = post
  const answer = await context.api.sds.join({ sheetId }, optionsOf(form))
  if (answer.status === 'problem') {
    return leadRefused(post, answer, { to: paths.sheet(sheetId), forbidden: 'sds' })
  }
  return done(post, joinWords.mine)
}

async function waive(post: SheetPost) {
  const { context, form, sheetId } = post
  const here = paths.sheet(sheetId)
  const submission = readEdit(form, catalogue.sds.waive.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.sds.waive(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    return refusedWaiver(post, { answer, came, forbidden: 'sds' })
  }
  return leadDone(post, here, askWords.waived)
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
    throwUnlessSayable(answer, request, 'sds')
    return refusedByCall(came, answer.problem)
  }
  return done(post, words.stocked)
}

async function removeStock(post: SheetPost) {
  const { context, form, sheetId } = post
  const inventoryId = formText(form, 'inventoryId')
  const answer = await context.api.sds.removeInventory({ sheetId, inventoryId }, optionsOf(form))
  if (answer.status === 'problem') {
    return leadRefused(post, answer, { to: paths.sheet(sheetId), forbidden: 'sds' })
  }
  return done(post, words.removed)
}

async function addDocument(post: SheetPost) {
  const { context, request, form, sheetId } = post
  const file = formText(form, 'document')
  const answer = await context.api.sds.saveDocument({ sheetId, file }, optionsOf(form))
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request, 'sds')
    const { fields, message, status } = answer.problem
    return wanting(fields[0]?.message ?? message, status)
  }
  return done(post, words.added)
}

function wanting(documentProblem: string, status: number) {
  return data({ documentProblem } satisfies DocumentAgain, { status })
}

function done(post: SheetPost, text: string) {
  return leadDone(post, paths.sheet(post.sheetId), text)
}
