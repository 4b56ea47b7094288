import { paths } from '../paths.ts'
import type { RecordCommand } from '../records/record-commands.ts'
import { words } from './action-page.words.ts'
import type { ActionView } from './action-view.server.ts'

/** What can be done with an action now: each open move leads to the dialog that asks about it. */
export function actionCommands({
  view: { id, moves, canEdit },
}: {
  view: Pick<ActionView, 'id' | 'moves' | 'canEdit'>
}): readonly RecordCommand[] {
  const open = moves.filter(({ isOpen }) => isOpen)
  return [
    ...open.map(({ event, label }) => ({
      name: label,
      to: paths.action(id, { dialog: 'move', event }),
    })),
    ...(canEdit ? [{ name: words.edit, to: paths.editAction(id) }] : []),
  ]
}
