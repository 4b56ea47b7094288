import '../records/delete/delete-dialog.module.css'
import '../ui/field.module.css'
import type { AnyDialog } from './dialogs.ts'
import './filters/filters-dialog.module.css'
import type { SharedData } from './list-data.ts'
import { DeleteDialog, SavedFiltersDialog, type AnyRow, type ListView } from './list-view.tsx'
import './saved-filters/saved-filters-dialog.module.css'
import type { AnyPlace } from './place.ts'

interface OpenDialogProps<P extends AnyPlace, Row extends AnyRow, Data extends AnyDialog> {
  view: ListView<P, Row, Data>
  place: P
  data: Data | SharedData<Row>
}

/** The dialog that the address opens, once what it shows is there. */
export function OpenDialog<P extends AnyPlace, Row extends AnyRow, Data extends AnyDialog>({
  view,
  place,
  data,
}: OpenDialogProps<P, Row, Data>) {
  if (!isShared(data)) {
    return view.OpenDialog === undefined ? null : <view.OpenDialog place={place} data={data} />
  }
  switch (data.kind) {
    case 'filters':
      return <view.FiltersDialog place={place} panel={data.panel} words={view.words} />
    case 'saved-filters':
      return <SavedFiltersDialog place={place} panel={data.panel} />
    case 'delete': {
      const { row, formKey } = data
      const { remove } = view
      if (remove === undefined) {
        return null
      }
      const { title, question } = remove.asks?.(row) ?? remove
      return (
        <DeleteDialog
          title={title}
          question={question}
          record={{ id: row.id, rowVersion: row.rowVersion, ...remove.of(row) }}
          posts={remove.posts?.(row)}
          asksWhy={remove.asksWhy?.(row)}
          closeTo={place.closed.address}
          formKey={formKey}
        />
      )
    }
  }
}

const sharedKinds: readonly string[] = ['filters', 'saved-filters', 'delete']

function isShared<Data extends AnyDialog, Row>(
  data: Data | SharedData<Row>,
): data is SharedData<Row> {
  return sharedKinds.includes(data.kind)
}
