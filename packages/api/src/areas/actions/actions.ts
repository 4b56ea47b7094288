import * as z from 'zod'
import { historyEvent } from '../../moves/history.records.ts'
import { call } from '../../call.ts'
import { listInput, narrowingInput, orderingInput } from '../../lists/list.schemas.ts'
import { listing, page } from '../../lists/listing.ts'
import { eventNames } from '../../moves/moves.ts'
import { calendarDay, id, wireInteger, written } from '../../wire.ts'
import { actionExports } from './actions.exports.ts'
import { actionFiles } from './actions.files.ts'
import { actionDraft, actionFound, actionOrigin, assigneeIds } from './actions.input.ts'
import { actionsList } from './actions.list.ts'
import { actionsMore } from './actions.more.ts'
import { actionMoves } from './actions.moves.ts'
import { action, actionDetail } from './actions.records.ts'
import { actionStatuses } from './actions.vocabulary.ts'
import { workOrderCalls } from './actions.work-orders.ts'

// Actions: what turns a failed question into a cured one. The specification shows what the list is
// filtered by and what a delete names; what else its calls take and answer is decision 0055.

const source = 'spec 7, actions; decision 0055'

const list = call({
  name: 'actions.list',
  method: 'GET',
  path: '/actions',
  summary: 'Lists actions: one’s own, those of one’s team, or all that one may see.',
  status: 'specified',
  source,
  input: listInput(actionsList),
  content: page(action).extend({ isTotalAbout: z.boolean() }),
  problems: ['forbidden', 'unknown_filter'],
})

/** The list state by state: how many actions are in each, and the first of them. */
const board = call({
  name: 'actions.board',
  method: 'GET',
  path: '/actions-board',
  summary: 'Lists actions state by state: how many there are in each, and the first of them.',
  status: 'decided',
  source: 'decision 0100',
  input: z.object({
    ...narrowingInput(actionsList).shape,
    ...orderingInput(actionsList),
    pLimit: wireInteger(1, 50).default(8),
  }),
  content: z.array(
    page(action)
      .omit({ offset: true })
      .extend({ status: z.enum(actionStatuses), isTotalAbout: z.boolean() }),
  ),
  problems: ['forbidden', 'unknown_filter'],
})

const get = call({
  name: 'actions.get',
  method: 'GET',
  path: '/action',
  summary: 'Answers an action whole: its evidence, its due dates and what may be done with it now.',
  status: 'decided',
  source,
  input: z.object({ actionId: id }),
  content: actionDetail,
  problems: ['forbidden'],
})

const history = call({
  name: 'actions.history',
  method: 'GET',
  path: '/action-history',
  summary: 'Lists what happened to an action, newest first, fifty a page.',
  status: 'decided',
  source,
  input: listing
    .pick({ pOffset: true })
    .extend({ actionId: id, pLimit: wireInteger(1, 200).default(50) }),
  content: page(historyEvent),
  problems: ['forbidden'],
})

/**
 * Raises an action, or edits one that is not closed. Raised from a question of a form, it takes the
 * question, its answer and its photos along; photos and PDFs of what was found may come besides.
 */
const save = call({
  name: 'actions.save',
  method: 'POST',
  path: '/actions',
  summary: 'Raises an action, or edits the one that is named.',
  status: 'decided',
  source,
  input: z.object({
    actionId: id.optional(),
    ...actionDraft.shape,
    ...actionOrigin.shape,
    ...actionFound.shape,
  }),
  takesRowVersion: true,
  content: z.object({ actionId: z.string(), number: z.string(), rowVersion: z.int() }),
  problems: ['forbidden', 'wrong_state', 'body_too_large', 'unsupported_media_type'],
})

/** Deletes an action. The assignment is named beside it, so that one that was handed on stays. */
const remove = call({
  name: 'actions.remove',
  method: 'DELETE',
  path: '/actions',
  summary: 'Deletes an action; one that belongs to a safety quality report is deleted there.',
  status: 'specified',
  source: 'spec 6, actions; spec 7, DELETE action; decision 0055',
  input: z.object({ assignedActionId: id, actionId: id }),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden'],
})

const removeSqrAction = call({
  name: 'actions.removeSqrAction',
  method: 'DELETE',
  path: '/sqr-actions',
  summary: 'Deletes an action of a safety quality report.',
  status: 'specified',
  source: 'spec 6, actions; spec 7, DELETE SQR action; decision 0055',
  input: z.object({ actionId: id, sqrId: id }),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

/** What a move carries: why, until when, to whom; each event takes what it needs. */
export const actionMoveInput = z.object({
  event: z.enum(eventNames(actionMoves)),
  reason: written(500).optional(),
  /** The new due date, or the day that an action on hold comes back. */
  dueOn: z.union([z.literal('').transform(() => undefined), calendarDay]).optional(),
  /** Who does it from now on. */
  assigneeIds: assigneeIds.optional(),
})

/** Moves an action by an event of its table; `allowedEvents` says which are open. */
const move = call({
  name: 'actions.move',
  method: 'POST',
  path: '/action-status',
  summary: 'Moves an action: start, decline, hold, complete, verify and the like.',
  status: 'decided',
  source: 'spec 4, status changes; decision 0055',
  input: z.object({ actionId: id, ...actionMoveInput.shape }),
  takesRowVersion: true,
  content: actionDetail,
  problems: ['forbidden', 'wrong_state'],
})

/** Actions and work orders. */
export const actions = {
  list,
  board,
  get,
  history,
  save,
  remove,
  removeSqrAction,
  move,
  ...actionFiles,
  ...workOrderCalls,
  ...actionsMore,
  ...actionExports,
}
