import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, fieldControl } from '../../ui/field.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { words } from './imports.words.ts'
import styles from './table-import.module.css'

interface ImportFormProps {
  /** What the field of the file is called. */
  label: string
  problem: string | undefined
  formKey: string
  /** What is said before it. */
  children: ReactNode
}

/** Takes a table, to say what would become of its rows. */
export function ImportForm({ label, problem, formKey, children }: ImportFormProps) {
  const isSending = useNavigation().formMethod === 'POST'
  const control = fieldControl('table', { error: problem })
  return (
    <div className={styles.page}>
      {children}
      <Form method="post" encType="multipart/form-data" className={styles.deed}>
        <FormKey value={formKey} />
        <Field id="table" label={label} error={problem}>
          <input {...control} type="file" name="paper" accept={words.accepted} required />
        </Field>
        <Button tone="go" aria-disabled={isSending}>
          {words.check}
        </Button>
      </Form>
    </div>
  )
}
