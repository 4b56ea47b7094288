import { Form, useLocation, useNavigation } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { FormKey } from '../../ui/form-key.tsx'
import { toastActionClass } from '../../ui/toaster.tsx'
import { words } from '../my-forms.words.ts'

interface UndoDeleteProps {
  /** The entry that was deleted. */
  id: string
  formKey: string
}

/** The button in the toast of a deletion: a form post to the list, which shows the entry again. */
export function UndoDelete({ id, formKey }: UndoDeleteProps) {
  const { pathname, search } = useLocation()
  const isSending = useNavigation().formMethod === 'POST'
  const list = paths.myForms()
  return (
    <Form
      method="post"
      action={pathname === list ? `${pathname}${search}` : list}
      preventScrollReset
    >
      <FormKey value={formKey} />
      <input type="hidden" name="id" value={id} />
      <button name="intent" value="restore" className={toastActionClass} aria-disabled={isSending}>
        {words.undo}
      </button>
    </Form>
  )
}
