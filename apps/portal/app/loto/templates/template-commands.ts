import type { AllowedEvent, LotoTemplate } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import {
  moveCommands,
  posting,
  toolIf,
  type MovingView,
  type RecordCommand,
} from '../../records/record-commands.ts'
import { pointWords, words } from './template.words.ts'

/** Where a template's page asks what a move needs; null for one that is made at once. */
export const templateMoveAt =
  (id: string) =>
  ({ event, needsReason }: AllowedEvent): string | null =>
    event === 'inspect'
      ? paths.inspectLotoTemplate(id)
      : needsReason
        ? paths.lotoTemplate(id, { dialog: 'move', event })
        : null

type Tooled = { id: string; can: LotoTemplate['can'] }

/** The tools of a template's page that are links. */
export function templateTools({ id, can }: Tooled): readonly RecordCommand[] {
  return [
    ...toolIf(can.edit, words.edit, paths.editLotoTemplate(id)),
    ...toolIf(can.delete, words.remove, paths.lotoTemplate(id, { dialog: 'delete' })),
  ]
}

/** How it may be copied, by the kind that its button posts. */
export function templateCopies({ can }: Pick<Tooled, 'can'>) {
  return [
    ...(can.revise ? [{ kind: 'revision', name: words.revise } as const] : []),
    ...(can.copy ? [{ kind: 'copy', name: words.copy } as const] : []),
  ]
}

/** What can be done with a template now. */
export function templateCommands({
  view,
}: {
  view: MovingView & Tooled
}): readonly RecordCommand[] {
  const { id, can, formKey, rowVersion } = view
  const copying = { intent: 'copy', rowVersion: String(rowVersion) }
  return [
    ...moveCommands(view, paths.lotoTemplate(id), templateMoveAt(id)),
    ...toolIf(can.use, words.use, paths.lockoutEdit({ templateId: id })),
    ...toolIf(can.edit, pointWords.add, paths.lotoTemplatePoint(id)),
    ...templateTools(view),
    ...templateCopies(view).map(({ kind, name }) => ({
      name,
      ...posting(paths.lotoTemplate(id), formKey, { ...copying, kind }),
    })),
  ]
}
