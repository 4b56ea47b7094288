import * as z from 'zod'
import { call } from '../../call.ts'
import { id, orJsonText, rowVersions, text, wireInteger, wireList, written } from '../../wire.ts'
import { questionKeyMax } from '../../vocabulary/limits.ts'
import { listing, page } from '../../lists/listing.ts'
import { keepingCalls } from '../../lists/keeping.ts'
import { eventNames } from '../../moves/moves.ts'
import { actionDraft, actionOrigin } from './actions.input.ts'
import { actionsFilter } from './actions.list.ts'
import { actionMoves } from './actions.moves.ts'
import { action, actionLine } from './actions.records.ts'
import { actionsAtOnceMax } from './actions.vocabulary.ts'

// What the specification names of actions without showing it: pending actions, suggestions of what
// to link with, many at once.

const source = 'spec 7, actions; decision 0055'

/** What waits for whoever asks: to accept, to do, to verify, to confirm; overdue first. */
const pending = call({
  name: 'actions.pending',
  method: 'GET',
  path: '/pending-actions',
  summary: 'Lists the actions that wait for something that the person does, overdue first.',
  status: 'decided',
  source,
  input: listing.pick({ pOffset: true }).extend({ pLimit: wireInteger(1, 200).default(20) }),
  content: page(action),
})

/** Makes one move with several of them; each is done or not by itself. */
const savePending = call({
  name: 'actions.savePending',
  method: 'POST',
  path: '/pending-actions',
  summary: 'Makes one move with up to a hundred actions and says of each whether it was done.',
  status: 'decided',
  source,
  input: z.object({
    actionIds: wireList.pipe(z.array(id).min(1).max(actionsAtOnceMax)),
    /** One that was changed since its version was seen is not moved; without them any is. */
    rowVersions: rowVersions.optional(),
    event: z.enum(eventNames(actionMoves)),
    reason: written(500).optional(),
  }),
  content: z.array(
    z.object({
      actionId: z.string(),
      isDone: z.boolean(),
      /** Why it was not done; null where it was. */
      why: z.string().nullable(),
    }),
  ),
})

/** Open actions that may already be about the same thing, so that none is raised twice. */
const linkSuggestion = call({
  name: 'actions.linkSuggestion',
  method: 'GET',
  path: '/action-link-suggestion',
  summary:
    'Suggests open actions on the same equipment, question or pad to link with; ten at most.',
  status: 'decided',
  source,
  input: z.object({
    assetId: id.optional(),
    myFormId: id.optional(),
    questionKey: text(questionKeyMax).optional(),
  }),
  content: z.array(actionLine),
})

/** Raises several actions on one source: all of them, or with any one refused none. */
const add = call({
  name: 'actions.add',
  method: 'POST',
  path: '/add-actions',
  summary: 'Raises up to a hundred actions on one record.',
  status: 'decided',
  source,
  input: z.object({
    ...actionOrigin.omit({ questionKey: true }).shape,
    /** A list; a form post may carry it as JSON text. */
    actions: orJsonText(
      z
        .array(actionDraft.extend({ questionKey: actionOrigin.shape.questionKey }))
        .min(1)
        .max(actionsAtOnceMax),
    ),
  }),
  content: z.array(z.object({ actionId: z.string(), number: z.string() })),
  problems: ['forbidden', 'wrong_state'],
})

/** What else there is of actions. */
export const actionsMore = {
  pending,
  savePending,
  linkSuggestion,
  add,
  ...keepingCalls('actions', { path: '/actions-filter', filter: actionsFilter }),
}
