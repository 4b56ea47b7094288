import { Form } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Field, fieldControl } from '../../ui/field.tsx'
import { wordsLengthMax, type SearchDialog } from '../search/my-forms.dialogs.ts'
import { addressOf, type MyFormsSearch } from '../search/my-forms.search.ts'
import styles from './share-dialog.module.css'
import { words } from './share.words.ts'

interface FindPersonProps {
  search: MyFormsSearch
  dialog: Extract<SearchDialog, { kind: 'share' }>
  isFull: boolean
}

/** The id of the field of the search without a script. */
export const findFieldId = 'share-words'

/** The search without a script: a form whose words join the address. */
export function FindPerson({ search, dialog, isFull }: FindPersonProps) {
  const address = addressOf({ ...search, dialog: { ...dialog, words: '' } })
  return (
    <Form method="get" action={paths.myForms()} replace preventScrollReset role="search">
      {Object.entries(address).map(([name, value]) =>
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
            data-focus-first=""
          />
          <Button disabled={isFull}>{words.find}</Button>
        </div>
      </Field>
    </Form>
  )
}
