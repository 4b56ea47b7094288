import type { ActionsList } from './actions/actions-list.ts'
import type { CommentsPanel } from './comments/comments-panel.ts'
import type { FillMenu } from './fill-menu/fill-menu.ts'
import type { InfoView } from './info/info-view.ts'
import type { SharePanel } from './share/share-panel.ts'

/** What an open dialog of My Forms shows, loaded by the dialog's own room. */
export type DialogData =
  | { kind: 'fill'; menu: FillMenu }
  | { kind: 'share'; panel: SharePanel }
  | { kind: 'info'; info: InfoView }
  | { kind: 'comments'; panel: CommentsPanel }
  | { kind: 'actions'; list: ActionsList }
