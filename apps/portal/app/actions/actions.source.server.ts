import {
  actionMoves,
  actionOriginLabels,
  actionOrigins,
  actionPriorities,
  actionPriorityLabels,
  actionStatuses,
  actionStatusLabels,
  actionsList,
  actionTypeLabels,
  actionTypes,
  eventNames,
  sentences,
  type Action,
  type Handling,
} from '@holdpoint/api'
import { equipmentChoices } from '../equipment/equipment-choices.server.ts'
import { knownChoices, personChoices } from '../lists/choice-sources.server.ts'
import { done, refuse } from '../lists/answer-intent.server.ts'
import type { ListIntent } from '../lists/list-ask.ts'
import { listCall, listPage } from '../lists/list-call.server.ts'
import { defineSource } from '../lists/list-source.ts'
import { optionsOf } from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formText } from '../ui/form-text.ts'
import type { ActionsPlace } from './actions.place.ts'
import { isMadeInList } from './action-event.ts'
import { actionsView } from './actions.view.tsx'
import { words as pageWords } from './action-page.words.ts'
import { words } from './actions.words.ts'
import { loadBoard } from './board/board.server.ts'
import { labelled, personChoice } from '../lists/filters/choices.ts'
import { toRow } from './list/actions.rows.server.ts'

/** Where the list of actions comes from. */
export const actionsSource = defineSource(actionsView, {
  keeper: {
    keep: ({ actions }, filter) => actions.keepFilter(filter),
    kept: ({ actions }, filter) => actions.keptFilter({ filter }),
  },
  choices: {
    statuses: knownChoices(labelled(actionStatuses, actionStatusLabels)),
    priorities: knownChoices(labelled(actionPriorities, actionPriorityLabels)),
    types: knownChoices(labelled(actionTypes, actionTypeLabels)),
    sources: knownChoices(labelled(actionOrigins, actionOriginLabels)),
    assets: equipmentChoices,
    createdBy: personChoices(personChoice),
    assignees: personChoices(personChoice),
    owners: personChoices(personChoice),
    verifiers: personChoices(personChoice),
  },
  async load({ context, request, person, place }, reach) {
    const call = listCall(place, reach)
    const { personId } = person.user
    const clock = { now: context.now(), timeZone: context.timeZone, personId }
    if (place.said.own.view === 'board') {
      return loadBoard({ context, request, place }, call, clock)
    }
    const answer = await context.api.actions.list({ ...call, ...listPage(place) })
    const toListed = (one: Action) => ({ ...toRow(one, clock), formKey: context.mintFormKey() })
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'actions' })
    return { ...listed, rows: data.map(toListed), instead: null }
  },
  intents: { delete: deleteAction, move: moveAction },
})

const movesMade = eventNames(actionMoves).filter(isMadeInList)

const removal: Handling = {
  noAccess: { type: actionsList.noAccess, statuses: [403] },
  isQuiet: true,
  isDelete: true,
}

/** Makes a move that asks for nothing, of an action as it was shown; no other is made in the list. */
async function moveAction(intent: ListIntent<ActionsPlace>) {
  const { context, form, list } = intent
  const event = movesMade.find((name) => name === formText(form, 'event'))
  if (event === undefined) {
    const text = sentences.failures.somethingWentWrong
    return redirectWithToast(context, list, { tone: 'error', text })
  }
  const answer = await context.api.actions.move(
    { actionId: formText(form, 'id'), event },
    optionsOf(form),
  )
  return answer.status === 200
    ? done(intent, list, pageWords.moveDone(event, actionMoves.events[event].label))
    : refuse(intent, answer, moving, list)
}

const moving: Handling = {
  noAccess: { type: actionsList.noAccess, statuses: [403] },
}

/** Deletes an action as it was shown, after the question was answered Yes. */
async function deleteAction(intent: ListIntent<ActionsPlace>) {
  const { context, form, list } = intent
  const { actions } = context.api
  const options = optionsOf(form)
  const actionId = formText(form, 'id')
  const sqrId = formText(form, 'sqrId')
  const answer =
    sqrId === ''
      ? await actions.remove(
          { actionId, assignedActionId: formText(form, 'assignedActionId') },
          options,
        )
      : await actions.removeSqrAction({ actionId, sqrId }, options)
  return answer.status === 200
    ? done(intent, list, answer.message || words.deleted)
    : refuse(intent, answer, removal, list)
}
