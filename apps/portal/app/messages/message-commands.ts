import type { AllowedEvent } from '@holdpoint/api'
import { paths } from '../paths.ts'
import {
  moveCommands,
  posting,
  toolIf,
  type MovingView,
  type RecordCommand,
} from '../records/record-commands.ts'
import { words } from './message-page.words.ts'

/** Where a message's page asks why; null for a move that is made at once. */
export const messageMoveAt =
  (id: string) =>
  ({ event, needsReason }: AllowedEvent): string | null =>
    needsReason ? paths.message(id, { dialog: 'move', event }) : null

/** The tools of a message's page. */
export function messageTools({ id, canEdit }: { id: string; canEdit: boolean }) {
  return toolIf(canEdit, words.edit, paths.editMessage(id))
}

type MessageLoaded = {
  view: MovingView & { id: string; canEdit: boolean; isToAcknowledge: boolean; round: number }
  excel: string | null
}

/** What can be done with a message now. */
export function messageCommands({ view, excel }: MessageLoaded): readonly RecordCommand[] {
  const { id, formKey, isToAcknowledge, round } = view
  const here = paths.message(id)
  const acknowledged = posting(here, formKey, {
    intent: 'acknowledge',
    round: String(round),
  })
  return [
    ...(isToAcknowledge ? [{ name: words.acknowledge, ...acknowledged }] : []),
    ...moveCommands(view, here, messageMoveAt(id)),
    ...messageTools(view),
    ...(excel === null ? [] : [{ name: words.excel, to: excel, isDownload: true }]),
  ]
}
