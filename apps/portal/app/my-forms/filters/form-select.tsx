import { useState } from 'react'
import { myFormsFilter } from '@holdpoint/api'
import { MultiSelect } from '@holdpoint/widgets/multi-select'
import { Button } from '../../ui/button.tsx'
import { Field, fieldControl } from '../../ui/field.tsx'
import { useScripted } from '../../ui/use-scripted.ts'
import { wordsLengthMax } from '../search/my-forms.dialogs.ts'
import styles from './filters-dialog.module.css'
import type { FiltersPanel } from './filters-panel.ts'
import { chosenIn } from './lookups.ts'
import { listNames, words } from './filters.words.ts'
import { useFormSearch } from './use-form-search.ts'

interface FormSelectProps {
  panel: FiltersPanel
  chosen: readonly string[]
  changed: () => void
}

/** The forms, of which there may be thousands: they are searched on the server (spec 9). */
export function FormSelect({ panel, chosen, changed }: FormSelectProps) {
  const isScripted = useScripted()
  const [value, setValue] = useState<readonly string[]>(() =>
    chosenIn(panel.forms, chosen, 'formIds'),
  )
  const { options, state, search } = useFormSearch(panel.forms, value)
  return (
    <div className={styles.forms}>
      {!isScripted && <FormSearch panel={panel} />}
      <MultiSelect.Root
        name={myFormsFilter.parts.formIds.address}
        options={options}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          changed()
        }}
        onWordsChange={search}
      >
        <MultiSelect.Label>{listNames.formIds[0]}</MultiSelect.Label>
        <MultiSelect.Field>
          <MultiSelect.Chips />
          <MultiSelect.Input placeholder={words.searchForms} />
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

const saidOf = {
  idle: words.searchForms,
  searching: words.searching,
  found: words.noForm,
  failed: words.notLoaded,
} as const

/** Without a script the words are sent, and the forms that have them join the list. */
function FormSearch({ panel }: { panel: FiltersPanel }) {
  return (
    <div className={styles.unscripted}>
      <Field
        id="filter-form-words"
        label={words.searchForms}
        error={panel.isNoneFound ? words.noForm : undefined}
      >
        <div className={styles.find}>
          <input
            {...fieldControl('filter-form-words', {
              error: panel.isNoneFound ? words.noForm : undefined,
            })}
            type="search"
            name="words"
            defaultValue={panel.words}
            maxLength={wordsLengthMax}
            autoComplete="off"
          />
          <Button name="then" value="choices">
            {words.findForms}
          </Button>
        </div>
      </Field>
    </div>
  )
}
