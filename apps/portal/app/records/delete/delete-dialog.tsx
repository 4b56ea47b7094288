import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { sentences } from '@holdpoint/api'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './delete-dialog.module.css'

export interface DeleteDialogProps {
  title: string
  question: string
  /** What is said of the record: its name, and what tells it from others. */
  record: { id: string; rowVersion: number; name: string; detail: ReactNode }
  /** What else is posted of it, name by name. */
  posts?: Readonly<Record<string, string>> | undefined
  /** Where No leads. */
  closeTo: string
  formKey: string
}

/** The specification's question, with No as the nearer answer. */
export function DeleteDialog({
  title,
  question,
  record,
  posts = {},
  closeTo,
  formKey,
}: DeleteDialogProps) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Dialog title={title} closeTo={closeTo}>
      <p>{question}</p>
      <p className={styles.entry}>
        <b>{record.name}</b>
        <small>{record.detail}</small>
      </p>
      <Form method="post">
        <FormKey value={formKey} />
        <input type="hidden" name="id" value={record.id} />
        <input type="hidden" name="rowVersion" value={record.rowVersion} />
        {Object.entries(posts).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DialogActions>
          <Link
            to={closeTo}
            replace
            preventScrollReset
            className={buttonClass()}
            data-focus-first=""
          >
            {sentences.buttons.no}
          </Link>
          <Button tone="danger" name="intent" value="delete" aria-disabled={isSending}>
            {sentences.buttons.yes}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
