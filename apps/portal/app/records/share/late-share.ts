import { latePart, type LatePart } from '../../ui/late-part.tsx'
import '../edit-form.module.css'
import type { ShareDialogProps } from './share-dialog.tsx'
import './share-dialog.module.css'

/** The dialog that shares a record: few visits open it, so that its script comes then. */
export const ShareDialog: LatePart<ShareDialogProps> = latePart(() =>
  import('./share-dialog.tsx').then((part) => part.ShareDialog),
)
