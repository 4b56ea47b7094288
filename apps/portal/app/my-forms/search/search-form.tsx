import { Form, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { searchDelayMs, sentences } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { inputClass } from '../../ui/field.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ArrowRight, Search } from '../../ui/icons.ts'
import { addressOf, searchLengthMax, type MyFormsSearch } from './my-forms.search.ts'
import { words } from '../my-forms.words.ts'
import styles from './search-form.module.css'

interface SearchFormProps {
  search: MyFormsSearch
}

/**
 * A form that searches by GET. With a script it also searches by itself 600 ms after the last key
 * (spec 9), keeps the focus, and replaces the entry of the history instead of adding one a letter.
 */
export function SearchForm({ search }: SearchFormProps) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const { searchValue } = search

  useEffect(() => () => clearTimeout(timer.current), [])

  // The address may change without this box, by a link or the back button.
  useEffect(() => {
    if (input.current !== null && document.activeElement !== input.current) {
      input.current.value = searchValue
    }
  }, [searchValue])

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
      action={paths.myForms()}
      role="search"
      className={styles.search}
      onSubmit={() => clearTimeout(timer.current)}
    >
      {keptFields(search).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Search aria-hidden="true" className={styles.glass} />
      <input
        ref={input}
        className={classNames(inputClass(), styles.input)}
        type="search"
        name="searchValue"
        data-search=""
        placeholder={sentences.myForms.searchPlaceholder}
        aria-label={sentences.myForms.searchPlaceholder}
        maxLength={searchLengthMax}
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={searchValue}
        onChange={searchSoon}
      />
      <button
        type="submit"
        className={classNames(buttonClass({ tone: 'quiet', isIcon: true }), styles.go)}
      >
        <ArrowRight aria-hidden="true" />
        <span className="visually-hidden">{words.search}</span>
      </button>
    </Form>
  )
}

/** What stays as it is while another word is searched for. */
function keptFields(search: MyFormsSearch): [string, string][] {
  const address = addressOf({ ...search, searchValue: '', page: 1, dialog: null })
  return Object.entries(address).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
}
