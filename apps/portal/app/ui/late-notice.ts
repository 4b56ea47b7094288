import { latePart, type LatePart } from './late-part.tsx'
import type { NoticeDialogProps } from './notice-dialog.tsx'

/** The dialog that says what could not be done; few pages show it. */
export const NoticeDialog: LatePart<NoticeDialogProps> = latePart(() =>
  import('./notice-dialog.tsx').then((part) => part.NoticeDialog),
)
