import { Form } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { SearchBox } from '@holdpoint/widgets/search-box'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ArrowRight, Search, X } from '../../ui/icons.ts'
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
  const input = useRef<HTMLInputElement>(null)
  const { path, list } = place.rules
  const { searchValue } = place.said
  const [typed, setTyped] = useState(searchValue)

  // The address may change without this box, by a link or the back button.
  useEffect(() => {
    if (document.activeElement !== input.current) {
      setTyped(searchValue)
    }
  }, [searchValue])

  return (
    <SearchBox.Root
      asChild
      value={typed}
      onValueChange={setTyped}
      delayMs={list.searchDelayMs}
      className={styles.search}
    >
      <Form method="get" action={path} replace preventScrollReset>
        {keptFields(place).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Search aria-hidden="true" className={styles.glass} />
        <SearchBox.Input
          ref={input}
          className={styles.input}
          name="searchValue"
          data-search=""
          placeholder={placeholder}
          aria-label={placeholder}
          maxLength={searchLengthMax}
        />
        <SearchBox.Clear
          className={classNames(quiet, styles.clear, 'needs-script')}
          aria-label={words.clearSearch}
        >
          <X aria-hidden="true" />
        </SearchBox.Clear>
        <SearchBox.Submit className={classNames(quiet, styles.go)}>
          <ArrowRight aria-hidden="true" />
          <span className="visually-hidden">{words.search}</span>
        </SearchBox.Submit>
      </Form>
    </SearchBox.Root>
  )
}

const quiet = buttonClass({ tone: 'quiet', isIcon: true })

/** What stays as it is while another word is searched for. */
function keptFields(place: AnyPlace): [string, string][] {
  const said = place.with({ searchValue: '' }).page(1).parameters()
  return Object.entries(said).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, value]],
  )
}
