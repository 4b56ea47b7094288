import { Form, useLocation, useNavigation } from '@remix-run/react'
import { FormKey } from '../../ui/form-key.tsx'
import { words } from './delete.words.ts'

interface UndoDeleteProps {
  /** The record that was deleted. */
  id: string
  /** The address of the list that shows it. */
  list: string
  formKey: string
}

/** The button in the toast of a deletion: a form post to the list, which shows the record again. */
export function UndoDelete({ id, list, formKey }: UndoDeleteProps) {
  const { pathname, search } = useLocation()
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form
      method="post"
      action={pathname === list ? `${pathname}${search}` : list}
      preventScrollReset
    >
      <FormKey value={formKey} />
      <input type="hidden" name="id" value={id} />
      <button name="intent" value="restore" className="hp-toast-action" aria-disabled={isSending}>
        {words.undo}
      </button>
    </Form>
  )
}
