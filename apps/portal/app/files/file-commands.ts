import type { AllowedEvent } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { words as askWords } from '../records/acknowledgement/acknowledgement.words.ts'
import { mayAcknowledge } from '../records/acknowledgement/may-acknowledge.ts'
import type { FollowView } from '../records/follow.server.ts'
import {
  followCommand,
  moveCommands,
  posting,
  toolIf,
  type MovingView,
  type RecordCommand,
} from '../records/record-commands.ts'
import { words } from './file.words.ts'

/** Where a file's page asks why; null for a move that is made at once. */
export const fileMoveAt =
  (id: string) =>
  ({ event, needsReason }: AllowedEvent): string | null =>
    needsReason ? paths.file(id, { dialog: 'move', event }) : null

/** The tools of a file's page. */
export function fileTools({ id, can }: { id: string; can: { edit: boolean } }) {
  return toolIf(can.edit, words.edit, paths.editFile(id))
}

type FileLoaded = {
  view: MovingView & {
    id: string
    can: { edit: boolean }
    own: { isAsked: boolean; isOpened: boolean } | null
    /** What is to be answered first, which takes the page. */
    check: object | null
    preview: string | null
    isPinned: boolean
  }
  follow: FollowView
  pane: 'people' | 'history' | null
}

/** What can be done with a file now. */
export function fileCommands({ view, follow, pane }: FileLoaded): readonly RecordCommand[] {
  const { id, formKey, own, check, preview, isPinned } = view
  const here = paths.file(id)
  const acknowledged = posting(here, formKey, { intent: 'acknowledge' })
  return [
    ...(mayAcknowledge(own) && check === null
      ? [{ name: askWords.acknowledge, ...acknowledged }]
      : []),
    ...(preview === null ? [] : [{ name: words.open, to: preview }]),
    ...moveCommands(view, here, fileMoveAt(id)),
    {
      name: isPinned ? words.unpin : words.pin,
      ...posting(here, formKey, { intent: isPinned ? 'unpin' : 'pin' }),
    },
    followCommand(follow, here),
    ...fileTools(view),
    ...toolIf(pane !== null, words.panes.people, paths.file(id, { pane: 'people' })),
    ...toolIf(pane !== null, words.panes.history, paths.file(id, { pane: 'history' })),
  ]
}
