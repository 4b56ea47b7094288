import { useActionData } from '@remix-run/react'
import { isEditAgain } from '../../records/edit-again.ts'
import { useEditForm } from '../../records/edit-form.tsx'
import { FindField } from '../../records/find-field.tsx'
import { AskingDialog } from './asking-dialog.tsx'
import type { FollowUpView } from './follow-up-view.server.ts'
import type { SqrView } from './sqr-view.server.ts'
import { followUpWords as words } from './sqr.words.ts'

interface FollowUpDialogProps {
  view: SqrView
  followUp: FollowUpView
  closeTo: string
}

/** Attaches forms that whoever asks may read, or takes them off: what is ticked stays. */
export function AttachDialog({ view, followUp: { attached }, closeTo }: FollowUpDialogProps) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const start = { myFormIds: attached.map(({ id }) => id) }
  const [form, fields] = useEditForm<keyof typeof start>('attach', start, again)
  return (
    <AskingDialog
      {...{ view, form, again, closeTo }}
      title={words.attach}
      intent="attach"
      isOpen={view.can.edit}
    >
      <FindField
        field={fields.myFormIds}
        label={words.attachLabel}
        hint={words.attachHint}
        offered={attached}
        again={again}
        isMany
        seekLabel={words.seekForm}
      />
    </AskingDialog>
  )
}

/** Links a report below another one, or takes the link away. */
export function LinkDialog({ view, followUp: { above }, closeTo }: FollowUpDialogProps) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const start = { parentId: above[0]?.id ?? '' }
  const [form, fields] = useEditForm<keyof typeof start>('link', start, again)
  return (
    <AskingDialog
      {...{ view, form, again, closeTo }}
      title={words.link}
      intent="link"
      isOpen={view.can.link}
    >
      <FindField
        field={fields.parentId}
        label={words.linkLabel}
        hint={words.linkHint}
        offered={above}
        again={again}
        noneWord={words.noParent}
        seekLabel={words.seekReport}
      />
    </AskingDialog>
  )
}
