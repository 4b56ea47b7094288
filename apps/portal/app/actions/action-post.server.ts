import { actionMoves, catalogue } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { foundFor, readEdit, soughtIn } from '../records/edit-form.server.ts'
import { addFiles, removeFile } from '../records/record-files.server.ts'
import { takeMove, type RecordPost } from '../records/record-post.server.ts'
import { formText } from '../ui/form-text.ts'
import { findChoices, knownChoices } from './action-choices.server.ts'
import { takes, type ActionEvent } from './action-event.ts'
import { words } from './action-page.words.ts'

type ActionPost = RecordPost & { actionId: string }

/** Takes what the page of an action posts: a move, a search for people, a file added or removed. */
export async function takeActionPost(post: ActionPost) {
  const { actionId } = post
  const { actions } = post.context.api
  switch (formText(post.form, 'intent')) {
    case 'addFile':
      return addFiles(post, filePost(post, words.added), (file, options) =>
        actions.addFile({ actionId, file }, options),
      )
    case 'removeFile':
      return removeFile(post, filePost(post, words.removed), (uploadId, options) =>
        actions.removeFile({ actionId, uploadId }, options),
      )
    default:
      return move(post)
  }
}

function filePost({ actionId }: ActionPost, done: string) {
  return { here: paths.action(actionId), forbidden: 'actions', done } as const
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
