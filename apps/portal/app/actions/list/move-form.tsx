import { Form } from '@remix-run/react'
import type { MenuItem } from '../../lists/row-menu.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { closeMenuOf, menuItemClass } from '../../ui/menu.tsx'
import type { ActionRow } from './actions.rows.server.ts'

interface MoveFormProps {
  row: Pick<ActionRow, 'id' | 'rowVersion'>
  formKey: string
  event: string
  item: MenuItem
  /** The list that it is made in, and that comes back. */
  at: string
}

/** A move that is made by one press in the menu of a row. */
export function MoveForm({ row, formKey, event, item: { Icon, name }, at }: MoveFormProps) {
  return (
    <Form method="post" action={at} preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="id" value={row.id} />
      <input type="hidden" name="event" value={event} />
      <input type="hidden" name="rowVersion" value={row.rowVersion} />
      <button
        name="intent"
        value="move"
        className={menuItemClass()}
        onClick={({ currentTarget }) => closeMenuOf(currentTarget)}
      >
        <Icon aria-hidden="true" />
        {name}
      </button>
    </Form>
  )
}
