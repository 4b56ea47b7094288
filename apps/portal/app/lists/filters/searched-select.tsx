import { useRef, useState } from 'react'
import { MultiSelect } from '@holdpoint/widgets/multi-select'
import { Button } from '../../ui/button.tsx'
import { Field, fieldControl } from '../../ui/field.tsx'
import { useWordsBefore } from '../../touched/use-words-before.ts'
import { useScripted } from '../../ui/use-scripted.ts'
import { wordsLengthMax } from '../address-values.ts'
import type { FilterControlProps } from './filter-control.ts'
import styles from './filters-dialog.module.css'
import { words } from './filters.words.ts'
import { chosenIn } from './lookups.ts'
import { nameOfOne } from './part-names.ts'
import { wordsField } from './words-field.ts'
import { useChoiceSearch, type SearchChoices } from './use-choice-search.ts'

interface SearchedSelectProps extends FilterControlProps {
  /** Searches on the server; null where it could not. */
  search: SearchChoices
  words: { searchBy: string; find: string; none: string }
}

/** Choices of which there may be thousands: they are searched on the server (spec 9). */
export function SearchedSelect(props: SearchedSelectProps) {
  const { place, name, panel, chosen, changed, search: searchChoices, words: own } = props
  const isScripted = useScripted()
  const start = panel.choices[name] ?? []
  const [value, setValue] = useState<readonly string[]>(() => chosenIn(start, chosen, name))
  const { options, state, search } = useChoiceSearch(searchChoices, start, value)
  const saidOf = {
    idle: own.searchBy,
    searching: words.searching,
    found: own.none,
    failed: words.notLoaded,
  } as const
  return (
    <div className={styles.forms}>
      {!isScripted && <UnscriptedSearch {...props} />}
      <MultiSelect.Root
        name={place.rules.list.filter.parts[name]?.address ?? name}
        options={options}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          changed()
        }}
        onWordsChange={search}
      >
        <MultiSelect.Label>{nameOfOne(place.rules, name)}</MultiSelect.Label>
        <MultiSelect.Field>
          <MultiSelect.Chips />
          <SearchedInput name={name} placeholder={own.searchBy} />
          <MultiSelect.Toggle />
        </MultiSelect.Field>
        <MultiSelect.Popup>
          <MultiSelect.Actions />
          <MultiSelect.List />
          <MultiSelect.Empty>{saidOf[state]}</MultiSelect.Empty>
        </MultiSelect.Popup>
        <MultiSelect.Status />
      </MultiSelect.Root>
    </div>
  )
}

function SearchedInput({ name, placeholder }: { name: string; placeholder: string }) {
  const field = useRef<HTMLInputElement>(null)
  useWordsBefore(field, unscriptedId(name))
  return <MultiSelect.Input ref={field} placeholder={placeholder} />
}

const unscriptedId = (name: string) => `filter-${name}-words`

/** Without a script the words are sent, and what has them joins the list. */
function UnscriptedSearch({ name, panel, words: own }: SearchedSelectProps) {
  const id = unscriptedId(name)
  const { words: searched, of = name, isNoneFound } = panel.search
  const error = of === name && isNoneFound ? own.none : undefined
  return (
    <div className={styles.unscripted}>
      <Field id={id} label={own.searchBy} error={error}>
        <div className={styles.find}>
          <input
            {...fieldControl(id, { error })}
            type="search"
            name={wordsField(name)}
            defaultValue={of === name ? searched : ''}
            maxLength={wordsLengthMax}
            autoComplete="off"
          />
          <Button name="then" value={wordsField(name)}>
            {own.find}
          </Button>
        </div>
      </Field>
    </div>
  )
}
