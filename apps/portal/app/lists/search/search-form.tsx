import { Form, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { inputClass } from '../../ui/field.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ArrowRight, Search } from '../../ui/icons.ts'
import { words } from '../list.words.ts'
import styles from './search-form.module.css'
import { searchLengthMax, type AnyPlace } from '../place.ts'

interface SearchFormProps {
  place: AnyPlace
  placeholder: string
}

/**
 * A form that searches by GET. With a script it also searches by itself some time after the last key
 * (spec 9), keeps the focus, and replaces the entry of the history instead of adding one a letter.
 */
export function SearchForm({ place, placeholder }: SearchFormProps) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const { path, list } = place.rules
  const { searchValue } = place.said

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
    }, list.searchDelayMs)
  }

  return (
    <Form
      ref={form}
      method="get"
      action={path}
      role="search"
      className={styles.search}
      onSubmit={() => clearTimeout(timer.current)}
    >
      {keptFields(place).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Search aria-hidden="true" className={styles.glass} />
      <input
        ref={input}
        className={classNames(inputClass(), styles.input)}
        type="search"
        name="searchValue"
        data-search=""
        placeholder={placeholder}
        aria-label={placeholder}
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
function keptFields(place: AnyPlace): [string, string][] {
  const said = place.with({ searchValue: '' }).page(1).parameters()
  return Object.entries(said).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, value]],
  )
}
