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
import { askWords as joinWords } from './ask.words.ts'
import { codeWords } from './code.words.ts'
import { words } from './sheet.words.ts'

/** Where a sheet's page asks why; null for a move that is made at once. */
export const sheetMoveAt =
  (id: string) =>
  ({ event, needsReason }: AllowedEvent): string | null =>
    needsReason ? paths.sheet(id, { dialog: 'move', event }) : null

/** The tools of a sheet's page. */
export function sheetTools({ id, canEdit }: { id: string; canEdit: boolean }) {
  return toolIf(canEdit, words.edit, paths.editSheet(id))
}

type SheetLoaded = {
  follow: FollowView
  view: MovingView & {
    id: string
    canEdit: boolean
    own: { isAsked: boolean; isOpened: boolean } | null
    pdf: { to: string } | null
    /** Null for what is not in force, which is hung nowhere. */
    code: unknown
    isRead: boolean
    request: { isMine: boolean; isWaiting: boolean } | null
  }
}

/** What can be done with a sheet now. */
export function sheetCommands({ view, follow }: SheetLoaded): readonly RecordCommand[] {
  const { id, canEdit, pdf, code, own, formKey, request } = view
  const acknowledged = posting(paths.sheet(id), formKey, { intent: 'acknowledge' })
  return [
    ...(mayAcknowledge(own) ? [{ name: askWords.acknowledge, ...acknowledged }] : []),
    ...(request?.isWaiting === true && !request.isMine
      ? [{ name: joinWords.needed, ...posting(paths.sheet(id), formKey, { intent: 'join' }) }]
      : []),
    ...toolIf(view.isRead, words.emergency, paths.sheet(id, { view: 'emergency' })),
    ...(pdf === null ? [] : [{ name: words.openPdf, to: pdf.to }]),
    ...toolIf(code !== null, codeWords.plate, paths.sheetCode(id)),
    ...moveCommands(view, paths.sheet(id), sheetMoveAt(id)),
    followCommand(follow, paths.sheet(id)),
    ...sheetTools(view),
    ...toolIf(canEdit, words.addStock, paths.sheet(id, { dialog: 'stock' })),
  ]
}
