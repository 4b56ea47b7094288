import type { AllowedEvent } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import type { FollowView } from '../../records/follow.server.ts'
import {
  followCommand,
  moveCommands,
  pdfCommand,
  toolIf,
  type MovingView,
  type RecordCommand,
} from '../../records/record-commands.ts'
import type { LotoAt } from './loto-at.ts'
import { words } from './loto.words.ts'

type Tooled = MovingView & {
  id: string
  at: LotoAt
  checklists: Readonly<Record<string, readonly unknown[]>>
  can: Record<'edit' | 'share' | 'clone' | 'delete', boolean>
}

/** Where a lockout's page asks what a move needs; null for one that is made at once. */
export const lotoMoveAt =
  ({ id, at, checklists }: Pick<Tooled, 'id' | 'at' | 'checklists'>) =>
  ({ event, needsReason }: AllowedEvent): string | null =>
    needsReason || event === 'offer' || (checklists[event] ?? []).length > 0
      ? paths.lockout(id, { ...at, dialog: 'move', event })
      : null

/** The tools of a lockout's page that are links. */
export function lotoTools({
  id,
  at,
  can,
}: Pick<Tooled, 'id' | 'at' | 'can'>): readonly RecordCommand[] {
  return [
    ...toolIf(can.edit, words.edit, paths.lockoutEdit({ lotoId: id })),
    ...toolIf(can.share, words.share, paths.lockout(id, { ...at, dialog: 'share' })),
    // Whoever reads it.
    {
      name: words.raise,
      to: paths.newAction({
        ...{ sourceType: 'loto', sourceId: id },
        to: paths.lockout(id, { pane: 'plan' }),
      }),
    },
    pdfCommand('loto', { id, here: paths.lockout(id, at) }),
    ...toolIf(can.clone, words.clone, paths.lockout(id, { ...at, dialog: 'clone' })),
    ...toolIf(can.delete, words.remove, paths.lockout(id, { ...at, dialog: 'delete' })),
  ]
}

/** What can be done with a lockout now. */
export function lotoCommands({
  view,
  follow,
}: {
  view: Tooled
  follow: FollowView
}): readonly RecordCommand[] {
  const here = paths.lockout(view.id, view.at)
  return [
    ...moveCommands(view, here, lotoMoveAt(view)),
    followCommand(follow, here),
    ...lotoTools(view),
    { name: words.board, to: paths.lockoutBoard() },
  ]
}
