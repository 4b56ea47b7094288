import { latePart, type LatePart } from '../ui/late-part.tsx'
import './actions/actions-dialog.module.css'
import './comments/comments-dialog.module.css'
import type { DialogData } from './dialog-data.ts'
import { DeleteDialog } from './delete/delete-dialog.tsx'
import { FillDialog } from './fill-menu/fill-dialog.tsx'
import './filters/filters-dialog.module.css'
import './saved-filters/saved-filters-dialog.module.css'
import './share/share-dialog.module.css'
import './info/info-dialog.module.css'
import type { DialogKind } from './search/my-forms.dialogs.ts'
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

const InfoDialog = latePart(() =>
  import('./info/info-dialog.tsx').then(({ InfoDialog: Dialog }) => Dialog),
)

const CommentsDialog = latePart(() =>
  import('./comments/comments-dialog.tsx').then(({ CommentsDialog: Dialog }) => Dialog),
)

const ActionsDialog = latePart(() =>
  import('./actions/actions-dialog.tsx').then(({ ActionsDialog: Dialog }) => Dialog),
)

/** The dialogs whose scripts come later. */
export const dialogParts: Partial<Record<DialogKind, Pick<LatePart<never>, 'fetch'>>> = {
  filters: FiltersDialog,
  'saved-filters': SavedFiltersDialog,
  share: ShareDialog,
  info: InfoDialog,
  comments: CommentsDialog,
  actions: ActionsDialog,
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
  if (data.kind === 'info') {
    return <InfoDialog search={search} info={data.info} />
  }
  if (dialog?.kind === 'comments' && data.kind === 'comments') {
    return <CommentsDialog search={search} dialog={dialog} panel={data.panel} />
  }
  if (data.kind === 'actions') {
    return <ActionsDialog search={search} list={data.list} />
  }
  if (data.kind === 'delete') {
    return (
      <DeleteDialog search={{ ...search, dialog: null }} row={data.row} formKey={data.formKey} />
    )
  }
  return null
}
