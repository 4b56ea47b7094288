import type { AllowedEvent } from '@holdpoint/api'
import { paths } from '../paths.ts'
import type { FollowView } from '../records/follow.server.ts'
import {
  followCommand,
  moveCommands,
  toolIf,
  type RecordCommand,
} from '../records/record-commands.ts'
import { words } from './action-page.words.ts'
import type { ActionView } from './action-view.server.ts'

/** Where an action's page asks about a move. */
const askAt =
  (id: string) =>
  ({ event }: AllowedEvent) =>
    paths.action(id, { dialog: 'move', event })

/** What can be done with an action now: each open move leads to the dialog that asks about it. */
export function actionCommands({
  view,
  follow,
}: {
  view: Pick<ActionView, 'id' | 'moves' | 'canEdit' | 'formKey' | 'rowVersion'>
  follow: FollowView
}): readonly RecordCommand[] {
  const { id, canEdit } = view
  return [
    ...moveCommands(view, paths.action(id), askAt(id)),
    followCommand(follow, paths.action(id)),
    ...toolIf(canEdit, words.edit, paths.editAction(id)),
  ]
}
