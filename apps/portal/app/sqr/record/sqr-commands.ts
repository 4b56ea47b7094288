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
import { paneAt, paneIn, type ShownPane } from './sqr-at.ts'
import { followUpWords, words } from './sqr.words.ts'

type Tooled = MovingView & {
  id: string
  pane: ShownPane
  statuses: Readonly<Record<string, readonly unknown[]>>
  can: Record<'edit' | 'delete' | 'raiseAction' | 'link', boolean>
}

/** Where a report's page asks what a move needs: why, or which of several statuses; null for neither. */
export const sqrMoveAt =
  ({ id, pane, statuses }: Pick<Tooled, 'id' | 'pane' | 'statuses'>) =>
  ({ event, needsReason }: AllowedEvent): string | null =>
    needsReason || event === 'relabel' || (statuses[event] ?? []).length > 1
      ? paths.sqr(id, { ...paneIn(pane), dialog: 'move', event })
      : null

/** Where an action is raised from a report; it leads back to those of the report. */
export function raiseAt(id: string): string {
  return paths.newAction({ sourceType: 'sqr', sourceId: id, to: paneAt(id, 'followUp') })
}

/** The tools of a report's page that are links. */
export function sqrTools({
  id,
  pane,
  can,
}: Pick<Tooled, 'id' | 'pane' | 'can'>): readonly RecordCommand[] {
  return [
    ...toolIf(can.edit, words.edit, paths.sqrEdit(id)),
    pdfCommand('sqr', { id, here: paneAt(id, pane) }),
    ...toolIf(can.delete, words.remove, paths.sqr(id, { ...paneIn(pane), dialog: 'delete' })),
  ]
}

type SqrLoaded = { view: Tooled; follow: FollowView }

/** What can be done with a report now. */
export function sqrCommands({ view, follow }: SqrLoaded): readonly RecordCommand[] {
  const { id, pane, can } = view
  const here = paneAt(id, pane)
  const followUp = (dialog: 'attach' | 'link') => paths.sqr(id, { pane: 'followUp', dialog })
  return [
    ...moveCommands(view, here, sqrMoveAt(view)),
    ...toolIf(can.raiseAction, followUpWords.raise, raiseAt(id)),
    ...toolIf(can.edit, followUpWords.attach, followUp('attach')),
    ...toolIf(can.link, followUpWords.link, followUp('link')),
    followCommand(follow, here),
    ...sqrTools(view),
  ]
}
