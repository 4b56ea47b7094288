import type { AllowedEvent, ManagedForm } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import {
  moveCommands,
  toolIf,
  type MovingView,
  type RecordCommand,
} from '../../records/record-commands.ts'
import { words } from './managed-form.words.ts'

/** Where the draft that stands on the page is published. */
export const publishAt = (id: string, draft: number): string =>
  paths.managedForm(id, { dialog: 'move', event: 'publish', draft })

/**
 * Where a form's page asks what a move needs: why, or what has changed. Null for one that is made at
 * once.
 */
export const formMoveAt =
  ({ id, draft }: Pick<Built, 'id' | 'draft'>) =>
  ({ event, needsReason }: AllowedEvent): string | null => {
    if (event === 'publish' && draft !== null) {
      return publishAt(id, draft.rowVersion)
    }
    return needsReason ? paths.managedForm(id, { dialog: 'move', event }) : null
  }

type Tooled = { id: string; can: ManagedForm['can']; deletion: Deletion }
type Built = Pick<Tooled, 'id' | 'can'> & { draft: { rowVersion: number } | null }

/** How a form goes, if it does: at once, with its entries, or not while it has some. */
export type Deletion = 'none' | 'plain' | 'withEntries' | 'archiveInstead'

/** The tools of a form's page that are links to pages and dialogs. */
export function formTools({ id, can, deletion }: Tooled): readonly RecordCommand[] {
  return [
    ...toolIf(can.edit, words.editFacts, paths.formFacts(id)),
    ...toolIf(can.copy, words.copy, paths.managedForm(id, { dialog: 'copy' })),
    ...toolIf(deletion !== 'none', words.remove, paths.managedForm(id, { dialog: 'delete' })),
  ]
}

/** The way into the builder; nothing for who may not write the form. */
export function buildingOf({ id, can, draft }: Built): RecordCommand | null {
  return can.edit
    ? { name: draft === null ? words.build : words.goOn, to: paths.formBuilder(id) }
    : null
}

/** What can be done with a form now. */
export function formCommands({
  view,
}: {
  view: MovingView & Tooled & Built
}): readonly RecordCommand[] {
  const { id, can } = view
  const building = buildingOf(view)
  return [
    ...moveCommands(view, paths.managedForm(id), formMoveAt(view)),
    ...(building === null ? [] : [building]),
    ...formTools(view),
    ...toolIf(can.edit, words.import, paths.formImport(id)),
  ]
}
