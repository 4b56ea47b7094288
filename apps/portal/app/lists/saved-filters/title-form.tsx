import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { savedFilterTitleLengthMax, sentences } from '@holdpoint/api'
import { Button, buttonClass } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { Field, fieldControl, Tick } from '../../ui/field.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './saved-filters-dialog.module.css'
import type { SavedFilterRow, TypedFilter } from './saved-filters.ts'
import { words } from './saved-filters.words.ts'

interface TitleFormProps {
  intent: 'saveFilter' | 'editFilter'
  formKey: string
  /** The filter that is edited; none for a new one. */
  filter?: SavedFilterRow | undefined
  hint?: string | undefined
  cancelTo: string
  /** Whether the title takes the focus when the dialog opens. */
  isFirst: boolean
  /** Why it was refused, with what was filled in. */
  refusal: { problem: string; typed: TypedFilter } | undefined
}

/** A filter's title and whether it is the default one, with Cancel and Save (spec 2). */
export function TitleForm(props: TitleFormProps) {
  const { intent, formKey, filter, hint, cancelTo, isFirst, refusal } = props
  const field = useRef<HTMLInputElement>(null)
  const shown = refusal?.typed ?? filter ?? { title: '', isDefault: false }
  const error = refusal?.typed.isTitleWrong ? refusal.problem : undefined
  const state = { hint: hint !== undefined, error }

  useEffect(() => {
    if (error !== undefined) {
      field.current?.focus()
    }
  }, [error, refusal])

  return (
    <Form method="post" noValidate className={styles.form} preventScrollReset>
      <FormKey value={formKey} />
      {filter !== undefined && (
        <>
          <input type="hidden" name="id" value={filter.id} />
          <input type="hidden" name="rowVersion" value={filter.rowVersion} />
        </>
      )}
      <Field id={titleId} label={words.field} hint={hint} error={error}>
        <input
          {...fieldControl(titleId, state)}
          ref={field}
          name="title"
          defaultValue={shown.title}
          maxLength={2 * savedFilterTitleLengthMax}
          required
          autoComplete="off"
          dir="auto"
          data-hp-focus={isFirst || error !== undefined ? '' : undefined}
        />
      </Field>
      <Tick name="isDefault" label={words.setAsDefault} defaultChecked={shown.isDefault} />
      <DialogActions>
        <Link to={cancelTo} replace preventScrollReset className={buttonClass()}>
          {sentences.buttons.cancel}
        </Link>
        <Button tone="go" name="intent" value={intent}>
          {sentences.buttons.save}
        </Button>
      </DialogActions>
    </Form>
  )
}

const titleId = 'saved-filter-title'
