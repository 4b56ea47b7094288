import { Form } from '@remix-run/react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Field, fieldControl } from '../../ui/field.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Answers, Question } from '../../ui/question.tsx'
import { words } from '../records.words.ts'
import styles from './delete-dialog.module.css'
import { useRefusedDelete } from './use-refused-delete.ts'

export interface DeleteDialogProps {
  title: string
  question: string
  /** What is said of the record: its name, and what tells it from others. */
  record: { id: string; rowVersion: number; name: string; detail: ReactNode }
  /** What else is posted of it, name by name. */
  posts?: Readonly<Record<string, string>> | undefined
  /** Whether it is deleted with a reason, which is kept. */
  asksWhy?: boolean | undefined
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
  asksWhy = false,
  closeTo,
  formKey,
}: DeleteDialogProps) {
  const reasonId = useId()
  const answer = useRefusedDelete()
  const refused = answer?.id === record.id ? answer : null
  const error = refused?.problem ?? undefined
  const reason = useRef<HTMLTextAreaElement>(null)

  // What is wrong with it is said there.
  useEffect(() => {
    if (refused !== null) {
      reason.current?.focus()
    }
  }, [refused])

  return (
    <Question title={title} asks={question} closeTo={closeTo}>
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
        {/* What was typed is kept, also where no reason is needed by now. */}
        {(asksWhy || refused !== null) && (
          <Field id={reasonId} label={words.reason} error={error}>
            <textarea
              {...fieldControl(reasonId, { error })}
              ref={reason}
              name="reason"
              defaultValue={refused?.typed}
              rows={2}
              maxLength={500}
              required
            />
          </Field>
        )}
        <Answers noTo={closeTo} name="intent" value="delete" />
      </Form>
    </Question>
  )
}
