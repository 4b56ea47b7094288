import type { FillMenu } from './fill-menu/fill-menu.ts'
import type { FiltersPanel } from './filters/filters-panel.ts'
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
