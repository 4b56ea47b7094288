import { loadActions } from './actions/actions.server.ts'
import { loadComments } from './comments/comments.server.ts'
import type { DialogData } from './dialog-data.ts'
import { loadFillMenu } from './fill-menu/fill-menu.server.ts'
import { loadInfo } from './info/info.server.ts'
import type { MyFormRow } from './list/my-forms.rows.server.ts'
import type { PageAsk } from './page-ask.ts'
import { loadShare } from './share/share.server.ts'

/** Loads what an open dialog of My Forms shows. */
export async function loadDialog(
  ask: PageAsk,
  rows: readonly MyFormRow[],
): Promise<DialogData | null> {
  const { dialog } = ask.place.said
  switch (dialog?.kind) {
    case 'fill':
      return { kind: 'fill', menu: await loadFillMenu(dialog, ask) }
    case 'share':
      return { kind: 'share', panel: await loadShare(dialog, ask) }
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
