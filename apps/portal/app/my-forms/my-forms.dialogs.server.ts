import { loadActions } from './actions/actions.server.ts'
import { loadComments } from './comments/comments.server.ts'
import { dialogParts } from './my-forms-dialogs.tsx'
import type { DialogData } from './dialog-data.ts'
import { loadFillMenu } from './fill-menu/fill-menu.server.ts'
import { loadFilters } from './filters/filters.server.ts'
import { loadInfo } from './info/info.server.ts'
import type { MyFormRow } from './list/my-forms.rows.server.ts'
import type { PageAsk } from './page-ask.ts'
import { loadSavedFilters } from './saved-filters/saved-filters.server.ts'
import { loadShare } from './share/share.server.ts'

/** Loads what the open dialog shows, and its script, so that the server draws it at once. */
export async function loadDialog(
  ask: PageAsk,
  rows: readonly MyFormRow[],
): Promise<DialogData | null> {
  const { dialog } = ask.search
  if (dialog === null) {
    return null
  }
  const [data] = await Promise.all([loadData(ask, rows), dialogParts[dialog.kind]?.fetch()])
  return data
}

async function loadData(ask: PageAsk, rows: readonly MyFormRow[]): Promise<DialogData | null> {
  const { context, search } = ask
  const { dialog } = search
  switch (dialog?.kind) {
    case 'fill':
      return { kind: 'fill', menu: await loadFillMenu(dialog, ask) }
    case 'filters':
      return { kind: 'filters', panel: await loadFilters(dialog, ask) }
    case 'saved-filters':
      return { kind: 'saved-filters', panel: await loadSavedFilters(ask) }
    case 'share':
      return { kind: 'share', panel: await loadShare(dialog, ask) }
    case 'delete': {
      const row = rows.find(({ id }) => id === dialog.id)
      return row === undefined ? null : { kind: 'delete', row, formKey: context.mintFormKey() }
    }
    case 'info':
      return { kind: 'info', info: await loadInfo(dialog, ask) }
    case 'comments':
      return { kind: 'comments', panel: await loadComments(dialog, ask, rows) }
    case 'actions':
      return { kind: 'actions', list: await loadActions(dialog, ask, rows) }
    default:
      return null
  }
}
