import { data } from '@remix-run/node'
import { actionMoves, catalogue, type Problem } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { foundFor, readEdit, soughtIn } from '../records/edit-form.server.ts'
import {
  leadDone,
  takeMove,
  throwUnlessSayable,
  type RecordPost,
} from '../records/record-post.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import { findChoices, knownChoices } from './action-choices.server.ts'
import { evidenceField, type EvidenceAgain } from './action-evidence.ts'
import { takes, type ActionEvent } from './action-event.ts'
import { words } from './action-page.words.ts'

type ActionPost = RecordPost & { actionId: string }

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
  const { context, actionId, form } = post
  form.set('actionId', actionId)
  const { input } = catalogue.actions.move
  const { reply, payload } = readEdit(form, input)
  const known = () => knownChoices(payload, post)
  const sought = soughtIn(form)
  if (sought !== null) {
    return foundFor({ reply, known: await known() }, await findChoices(sought, post))
  }
  return takeMove(post, {
    ...{ moves: actionMoves, input, known },
    ...{ here: paths.action(actionId), forbidden: 'actions' },
    move: (moved, options) => context.api.actions.move(moved, options),
    done: async ({ event }) => ({
      to: await afterMove(post, event),
      text: words.moveDone(event, actionMoves.events[event].label),
    }),
  })
}

/** Whoever hands an action to another team does not see it any more. */
async function afterMove({ context, actionId }: ActionPost, event: ActionEvent): Promise<string> {
  const isLost =
    takes(event) === 'people' && (await context.api.actions.get({ actionId })).status !== 200
  return isLost ? paths.actions() : paths.action(actionId)
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
  return leadDone(post, paths.action(actionId), words.added)
}

async function removeFile(post: ActionPost) {
  const { context, request, actionId, form } = post
  const answer = await context.api.actions.removeFile(
    { actionId, uploadId: formText(form, 'uploadId') },
    { idempotencyKey: formText(form, formKeyField) },
  )
  return answer.status === 200
    ? leadDone(post, paths.action(actionId), words.removed)
    : wanting(answer, request)
}

type Failed =
  | { problem: Problem; status: 'problem'; requestId: string }
  | { message: string; status: 203 | 222 }

function wanting(answer: Failed, request: Request) {
  if (answer.status !== 'problem') {
    return data({ evidenceProblem: answer.message } satisfies EvidenceAgain, { status: 422 })
  }
  throwUnlessSayable(answer, request, 'actions')
  const { fields, message, status } = answer.problem
  const evidenceProblem = fields[0]?.message ?? message
  return data({ evidenceProblem } satisfies EvidenceAgain, { status })
}
