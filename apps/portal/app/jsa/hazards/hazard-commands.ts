import type { AllowedEvent } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import {
  moveCommands,
  toolIf,
  type MovingView,
  type RecordCommand,
} from '../../records/record-commands.ts'
import { words } from './hazard.words.ts'

/** Where a hazard's page asks why; null for a move that is made at once. */
export const hazardMoveAt =
  (id: string) =>
  ({ event, needsReason }: AllowedEvent): string | null =>
    needsReason ? paths.hazard(id, { dialog: 'move', event }) : null

/** The tools of a hazard's page. */
export function hazardTools({ id, canEdit }: { id: string; canEdit: boolean }) {
  return toolIf(canEdit, words.edit, paths.editHazard(id))
}

type HazardLoaded = { view: MovingView & { id: string; canEdit: boolean } }

/** What can be done with a hazard now. */
export function hazardCommands({ view }: HazardLoaded): readonly RecordCommand[] {
  const { id } = view
  return [...moveCommands(view, paths.hazard(id), hazardMoveAt(id)), ...hazardTools(view)]
}
