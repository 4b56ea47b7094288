import { useState } from 'react'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { SearchDialog } from '../search/my-forms.dialogs.ts'
import { addressOf, type MyFormsSearch } from '../search/my-forms.search.ts'
import type { CommentsPanel } from './comments-panel.ts'
import { words } from './comments.words.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { Thread } from './thread.tsx'

interface CommentsDialogProps {
  search: MyFormsSearch
  dialog: Extract<SearchDialog, { kind: 'comments' }>
  panel: CommentsPanel
}

/** What people say about an entry, or the question whether to delete one of their comments. */
export function CommentsDialog({ search, dialog, panel }: CommentsDialogProps) {
  const { chosen } = dialog
  const comment = panel.comments.find(({ id }) => id === chosen?.id)
  const isAsking = chosen?.doing === 'delete' && comment?.mayDelete === true
  const [lastAsked, setLastAsked] = useState<string>()

  if (isAsking && lastAsked !== comment.id) {
    setLastAsked(comment.id)
  }
  if (isAsking) {
    return <DeleteQuestion key="question" {...{ search, dialog, panel, comment }} />
  }
  const title = panel.title === null ? words.title : `${words.title}: ${panel.title}`
  return (
    <Dialog
      key="thread"
      title={title}
      size="large"
      closeTo={paths.myForms(addressOf({ ...search, dialog: null }))}
    >
      <Thread {...{ search, dialog, panel }} lastAsked={lastAsked} />
    </Dialog>
  )
}
