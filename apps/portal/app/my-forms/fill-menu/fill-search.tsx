import { Form, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { searchDelayMs } from '@holdpoint/api'
import { wordsLengthMax } from '../../lists/address-values.ts'
import { Button } from '../../ui/button.tsx'
import { inputClass } from '../../ui/field.tsx'
import { Search } from '../../ui/icons.ts'
import type { DialogOfKind, MyFormsPlace } from '../my-forms.place.ts'
import styles from './fill-dialog.module.css'
import { words } from './fill-menu.words.ts'

interface FillSearchProps {
  place: MyFormsPlace
  dialog: DialogOfKind<'fill'>
}

/** Searches all forms by GET; with a script also by itself, 600 ms after the last key (spec 9). */
export function FillSearch({ place, dialog }: FillSearchProps) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const kept = place.withDialog({ ...dialog, typeId: null, words: '' }).parameters()

  useEffect(() => () => clearTimeout(timer.current), [])

  const searchSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      submit(form.current, { replace: true, preventScrollReset: true })
    }, searchDelayMs)
  }

  return (
    <Form
      ref={form}
      method="get"
      action={place.rules.path}
      role="search"
      aria-label={words.search}
      className={styles.search}
      replace
      preventScrollReset
      onSubmit={() => clearTimeout(timer.current)}
    >
      {Object.entries(kept).map(([name, value]) =>
        value === undefined || value === '' ? null : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <Search aria-hidden="true" className={styles.glass} />
      <input
        className={inputClass()}
        type="search"
        name="words"
        aria-label={words.search}
        placeholder={words.search}
        defaultValue={dialog.words}
        maxLength={wordsLengthMax}
        autoComplete="off"
        enterKeyHint="search"
        onChange={searchSoon}
      />
      <Button className={styles.find}>{words.find}</Button>
    </Form>
  )
}
