import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import type { CommentsPanel } from './comments-panel.ts'
import { words } from './comments.words.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { Thread } from './thread.tsx'
import type { DialogOfKind, MyFormsPlace } from '../my-forms.place.ts'

interface CommentsDialogProps {
  place: MyFormsPlace
  dialog: DialogOfKind<'comments'>
  panel: CommentsPanel
}

/** What people say about an entry, or the question whether to delete one of their comments. */
export function CommentsDialog({ place, dialog, panel }: CommentsDialogProps) {
  const { chosen } = dialog
  const comment = panel.comments.find(({ id }) => id === chosen?.id)
  const isAsking = chosen?.doing === 'delete' && comment?.mayDelete === true
  const [lastAsked, setLastAsked] = useState<string>()

  if (isAsking && lastAsked !== comment.id) {
    setLastAsked(comment.id)
  }
  if (isAsking) {
    return <DeleteQuestion key="question" {...{ place, dialog, panel, comment }} />
  }
  const title = panel.title === null ? words.title : `${words.title}: ${panel.title}`
  return (
    <Dialog key="thread" title={title} size="large" closeTo={place.closed.address}>
      <Thread {...{ place, dialog, panel }} lastAsked={lastAsked} />
    </Dialog>
  )
}
