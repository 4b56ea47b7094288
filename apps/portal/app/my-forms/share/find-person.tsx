import { Form } from '@remix-run/react'
import { wordsLengthMax } from '../../lists/address-values.ts'
import { Button } from '../../ui/button.tsx'
import { Field, fieldControl } from '../../ui/field.tsx'
import styles from './share-dialog.module.css'
import { words } from './share.words.ts'
import type { DialogOfKind, MyFormsPlace } from '../my-forms.place.ts'

interface FindPersonProps {
  place: MyFormsPlace
  dialog: DialogOfKind<'share'>
  isFull: boolean
}

/** The id of the field of the search without a script. */
export const findFieldId = 'share-words'

/** The search without a script: a form whose words join the address. */
export function FindPerson({ place, dialog, isFull }: FindPersonProps) {
  const asked = place.withDialog({ ...dialog, words: '' }).parameters()
  return (
    <Form method="get" action={place.rules.path} replace preventScrollReset role="search">
      {Object.entries(asked).map(([name, value]) =>
        value === undefined || value === '' ? null : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <Field id={findFieldId} label={words.search}>
        <div className={styles.find}>
          <input
            {...fieldControl(findFieldId)}
            type="search"
            name="words"
            defaultValue={dialog.words}
            maxLength={wordsLengthMax}
            autoComplete="off"
            disabled={isFull}
            data-hp-focus=""
          />
          <Button disabled={isFull}>{words.find}</Button>
        </div>
      </Field>
    </Form>
  )
}
