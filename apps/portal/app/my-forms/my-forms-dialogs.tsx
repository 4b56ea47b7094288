import { latePart } from '../ui/late-part.tsx'
import './actions/actions-dialog.module.css'
import './comments/comments-dialog.module.css'
import type { DialogData } from './dialog-data.ts'
import './fill-menu/fill-dialog.module.css'
import './fill-menu/start-forms.module.css'
import '../records/panes.module.css'
import './info/info-dialog.module.css'
import type { MyFormsPlace } from './my-forms.place.ts'
import './share/share-dialog.module.css'

// The dialogs of this page: their scripts come when they are opened, while their style sheets are
// here from the start.

const FillDialog = latePart(() =>
  import('./fill-menu/fill-dialog.tsx').then(({ FillDialog: Dialog }) => Dialog),
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
export const late = {
  fill: FillDialog,
  share: ShareDialog,
  info: InfoDialog,
  comments: CommentsDialog,
  actions: ActionsDialog,
} as const

interface OpenDialogProps {
  place: MyFormsPlace
  data: DialogData
}

/** The dialog of My Forms that the address opens, once what it shows is there. */
export function MyFormsDialogs({ place, data }: OpenDialogProps) {
  const { dialog } = place.said
  if (dialog?.kind === 'fill' && data.kind === 'fill') {
    return <FillDialog place={place} dialog={dialog} menu={data.menu} />
  }
  if (dialog?.kind === 'share' && data.kind === 'share') {
    return <ShareDialog place={place} dialog={dialog} panel={data.panel} />
  }
  if (dialog?.kind === 'info' && data.kind === 'info') {
    return <InfoDialog place={place} pane={dialog.pane} info={data.info} />
  }
  if (dialog?.kind === 'comments' && data.kind === 'comments') {
    return <CommentsDialog place={place} dialog={dialog} panel={data.panel} />
  }
  if (data.kind === 'actions') {
    return <ActionsDialog place={place} list={data.list} />
  }
  return null
}
