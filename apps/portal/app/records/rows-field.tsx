import type { FormMetadata } from '@conform-to/react'
import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { ErrorText } from '../ui/error-list.tsx'
import { useFieldName } from '../ui/faults.tsx'
import { ArrowDown, ArrowUp, Plus, X } from '../ui/icons.ts'
import type { EditField } from './edit-form.tsx'
import styles from './rows-field.module.css'
import { SavedMeanwhile, useTheirRows } from './theirs.tsx'
import { useRowFocus, type RowPress } from './use-row-focus.ts'

/** What the buttons of a row say; `row` is its place, counted from one. */
export type RowWords = {
  add: string
  up: (row: number) => string
  down: (row: number) => string
  remove: (row: number) => string
}

interface RowsFieldProps<Name extends string> {
  form: FormMetadata
  /** The field of the call that is a list. */
  name: string
  legend: string
  hint: string
  words: RowWords
  /** What a row begins with that is added. */
  fresh: Readonly<Record<Name, string>>
  rowsMax: number
  /** The fields of a row. */
  children: (fields: Readonly<Record<Name, EditField>>, row: number) => ReactNode
}

/** What conform makes of a list; its own types do not see through the names of a row. */
type Rows<Name extends string> = EditField & {
  getFieldList: () => {
    key: string | undefined
    getFieldset: () => Readonly<Record<Name, EditField>>
  }[]
}

/**
 * Rows of a form, in an order. Adding, removing and moving one are buttons that send the form: it
 * comes back with the row, so that nothing of it needs a script. With one the page stays as it is.
 */
export function RowsField<Name extends string>(props: RowsFieldProps<Name>) {
  const { form, name, legend, hint, words, fresh, rowsMax, children } = props
  const field = (form.getFieldset() as unknown as Readonly<Record<string, Rows<Name>>>)[name]
  const rows = field?.getFieldList() ?? []
  const error = field?.errors?.[0]
  const errorId = `${field?.id ?? name}-error`
  useFieldName(field?.id ?? name, legend, error)
  const began = { name, initialValue: field?.initialValue }
  const theirs = useTheirRows(began, Object.keys(fresh))
  const list = useRef<HTMLFieldSetElement>(null)
  const keep = useRowFocus(
    list,
    rows.map(({ key }) => key),
  )
  const isOnItsWay = useNavigation().state === 'submitting'
  const onPress = (press: RowPress) => (event: MouseEvent) => {
    // A second press would meet the rows as they were, or another row. Once they have come back they
    // are pressed, whatever else of the page is still read anew.
    if (isOnItsWay) {
      event.preventDefault()
    } else {
      keep(press)
    }
  }
  // What is wrong with a field has taken the focus there; what is wrong with the rows as a whole, here.
  useEffect(() => {
    if (
      error !== undefined &&
      list.current?.form?.querySelector('[aria-invalid="true"]') === null
    ) {
      list.current.focus()
    }
  }, [error])
  const { pathname, search } = useLocation()
  // Without a script the page comes back at its rows and not at its beginning.
  const formAction = `${pathname}${search}#${field?.id ?? ''}`
  return (
    <fieldset
      id={field?.id}
      ref={list}
      className={styles.list}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{legend}</legend>
      <p className={styles.hint}>{hint}</p>
      {theirs && <SavedMeanwhile said={theirs.join(' · ')} />}
      {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
      <ol>
        {rows.map((row, index) => (
          <li key={row.key}>
            <div className={styles.fields}>{children(row.getFieldset(), index + 1)}</div>
            <div className={styles.buttons}>
              {index > 0 && (
                <Button
                  {...form.reorder.getButtonProps({ name, from: index, to: index - 1 })}
                  formAction={formAction}
                  onClick={onPress({ what: 'up', to: index })}
                  isIcon
                  aria-label={words.up(index + 1)}
                >
                  <ArrowUp aria-hidden="true" />
                </Button>
              )}
              {index < rows.length - 1 && (
                <Button
                  {...form.reorder.getButtonProps({ name, from: index, to: index + 1 })}
                  formAction={formAction}
                  onClick={onPress({ what: 'down', to: index + 2 })}
                  isIcon
                  aria-label={words.down(index + 1)}
                >
                  <ArrowDown aria-hidden="true" />
                </Button>
              )}
              <Button
                {...form.remove.getButtonProps({ name, index })}
                formAction={formAction}
                onClick={onPress({ what: 'remove', row: index + 1 })}
                isIcon
                aria-label={words.remove(index + 1)}
              >
                <X aria-hidden="true" />
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {rows.length < rowsMax && (
        <Button
          {...form.insert.getButtonProps({ name, defaultValue: fresh as never })}
          formAction={formAction}
          onClick={onPress({ what: 'add' })}
        >
          <Plus aria-hidden="true" /> {words.add}
        </Button>
      )}
    </fieldset>
  )
}
