import type { AllowedEvent } from '@holdpoint/api'
import { paths } from '../paths.ts'
import {
  moveCommands,
  toolIf,
  type MovingView,
  type RecordCommand,
} from '../records/record-commands.ts'
import { words } from './inquiry.words.ts'

/** Where an inquiry's page asks what a move needs; null for one that is made at once. */
export const inquiryMoveAt =
  (id: string) =>
  ({ event, needsReason }: AllowedEvent): string | null =>
    needsReason ? paths.inquiry(id, { dialog: 'move', event }) : null

/** The tools of an inquiry's page. */
export function inquiryTools({ id, canEdit }: { id: string; canEdit: boolean }) {
  return toolIf(canEdit, words.edit, paths.editInquiry({ inquiryId: id }))
}

type InquiryLoaded = { view: MovingView & { id: string; canEdit: boolean } }

/** What can be done with an inquiry now. */
export function inquiryCommands({ view }: InquiryLoaded): readonly RecordCommand[] {
  const { id } = view
  return [...moveCommands(view, paths.inquiry(id), inquiryMoveAt(id)), ...inquiryTools(view)]
}
