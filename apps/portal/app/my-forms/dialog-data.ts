import type { ActionsList } from './actions/actions-list.ts'
import type { CommentsPanel } from './comments/comments-panel.ts'
import type { FillMenu } from './fill-menu/fill-menu.ts'
import type { FiltersPanel } from './filters/filters-panel.ts'
import type { InfoView } from './info/info-view.ts'
import type { MyFormRow } from './list/my-forms.rows.server.ts'
import type { SavedFiltersPanel } from './saved-filters/saved-filters.ts'
import type { SharePanel } from './share/share-panel.ts'

/** What the open dialog shows, loaded by the dialog's own room. */
export type DialogData =
  | { kind: 'fill'; menu: FillMenu }
  | { kind: 'filters'; panel: FiltersPanel }
  | { kind: 'saved-filters'; panel: SavedFiltersPanel }
  | { kind: 'delete'; row: MyFormRow; formKey: string }
  | { kind: 'share'; panel: SharePanel }
  | { kind: 'info'; info: InfoView }
  | { kind: 'comments'; panel: CommentsPanel }
  | { kind: 'actions'; list: ActionsList }
