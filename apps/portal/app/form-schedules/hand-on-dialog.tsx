import { useActionData, useNavigation } from '@remix-run/react'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { isEditAgain } from '../records/edit-again.ts'
import { EditForm, useEditForm } from '../records/edit-form.tsx'
import { FindField } from '../records/find-field.tsx'
import { words as recordWords } from '../records/records.words.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import { useScripted } from '../ui/use-scripted.ts'
import type { HandedOn } from './form-schedule-view.server.ts'
import { words } from './form-schedule.words.ts'

interface HandOnDialogProps {
  handedOn: HandedOn
  formKey: string
  closeTo: string
  search: SearchPeople
}

/** Asks who fills out what somebody was asked for and has not begun. */
export function HandOnDialog({ handedOn, formKey, closeTo, search }: HandOnDialogProps) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<'toId'>('hand-on', {}, again)
  const isSending = useNavigation().formMethod === 'POST'
  // Without a script Enter in the search field finds: it would hand on before anybody is chosen.
  const entered = useScripted() ? 'handOn' : 'find:toId'
  return (
    <Dialog title={words.handOnTitle} closeTo={closeTo} size="roomy">
      <p>
        <b>{handedOn.name}</b>
      </p>
      <EditForm form={form} formKey={formKey} intent={entered}>
        <input type="hidden" name="occursOn" value={handedOn.occursOn} />
        <input type="hidden" name="fromId" value={handedOn.fromId} />
        <FindField
          field={fields.toId}
          label={words.handOnTo}
          hint={words.handOnHint}
          offered={[]}
          again={again}
          seekLabel={words.seek}
          search={search}
        />
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {recordWords.cancel}
          </Link>
          <Button name="intent" value="handOn" tone="go" aria-disabled={isSending}>
            {words.handOn}
          </Button>
        </DialogActions>
      </EditForm>
    </Dialog>
  )
}
