import type { DialogKind } from '../paths.ts'
import { latePart, type LatePart } from '../ui/late-part.tsx'
import type { DialogData } from './dialog-data.ts'
import { DeleteDialog } from './delete/delete-dialog.tsx'
import { FillDialog } from './fill-menu/fill-dialog.tsx'
import './filters/filters-dialog.module.css'
import './saved-filters/saved-filters-dialog.module.css'
import './share/share-dialog.module.css'
import type { MyFormsSearch } from './search/my-forms.search.ts'

// The dialogs of this page. The two that most people open come with the page; the others' scripts
// come when they are opened, while their style sheets are here from the start.

const FiltersDialog = latePart(() =>
  import('./filters/filters-dialog.tsx').then(({ FiltersDialog: Dialog }) => Dialog),
)
const SavedFiltersDialog = latePart(() =>
  import('./saved-filters/saved-filters-dialog.tsx').then(
    ({ SavedFiltersDialog: Dialog }) => Dialog,
  ),
)
const ShareDialog = latePart(() =>
  import('./share/share-dialog.tsx').then(({ ShareDialog: Dialog }) => Dialog),
)

/** The dialogs whose scripts come later. */
export const dialogParts: Partial<Record<DialogKind, Pick<LatePart<never>, 'fetch'>>> = {
  filters: FiltersDialog,
  'saved-filters': SavedFiltersDialog,
  share: ShareDialog,
}

interface OpenDialogProps {
  search: MyFormsSearch
  data: DialogData
}

/** The dialog that the address opens, once what it shows is there. */
export function OpenDialog({ search, data }: OpenDialogProps) {
  const { dialog } = search
  if (dialog?.kind === 'fill' && data.kind === 'fill') {
    return <FillDialog search={search} dialog={dialog} menu={data.menu} />
  }
  if (data.kind === 'filters') {
    return <FiltersDialog search={search} panel={data.panel} />
  }
  if (data.kind === 'saved-filters') {
    return <SavedFiltersDialog search={search} panel={data.panel} />
  }
  if (dialog?.kind === 'share' && data.kind === 'share') {
    return <ShareDialog search={search} dialog={dialog} panel={data.panel} />
  }
  if (data.kind === 'delete') {
    return (
      <DeleteDialog search={{ ...search, dialog: null }} row={data.row} formKey={data.formKey} />
    )
  }
  return null
}
