import { useMemo, useState } from 'react'
import { myFormsFilter, type MyFormsFilter } from '@holdpoint/api'
import { MultiSelect } from '@holdpoint/widgets/multi-select'
import { Button } from '../../ui/button.tsx'
import styles from './filters-dialog.module.css'
import { leftOut, listNames, words } from './filters.words.ts'
import {
  choicesOf,
  chosenIn,
  fittedPlaces,
  nameMap,
  offeredOf,
  type Choice,
  type LookupKey,
  type Lookups,
  type Places,
} from './lookups.ts'

interface PlaceSelectsProps {
  lookups: Lookups | null
  filter: MyFormsFilter
  changed: () => void
}

/** The lists of master data. Districts follow countries, crews follow districts and units. */
export function PlaceSelects({ lookups, filter, changed }: PlaceSelectsProps) {
  const [places, setPlaces] = useState<Places>(() => inOrderOf(lookups, filter))
  const [dropped, setDropped] = useState<readonly string[]>([])
  const take = (change: Partial<Places>) => {
    const next = { ...places, ...change }
    const fitted = lookups === null ? { ...next, dropped: [] } : fittedPlaces(lookups, next)
    setPlaces({ ...next, districts: fitted.districts, crews: fitted.crews })
    setDropped(fitted.dropped)
    changed()
  }
  const place = (name: keyof Places) => (
    <Select
      {...{ name, lookups, places }}
      value={places[name]}
      onChange={(value) => take({ [name]: value })}
    />
  )
  const other = (name: 'customers' | 'pads' | 'formTypes') => (
    <Select
      {...{ name, lookups }}
      start={startOf(lookups, name, filter[name])}
      onChange={changed}
    />
  )
  return (
    <>
      {place('countries')}
      {place('districts')}
      {place('businessUnits')}
      {place('crews')}
      <div className={styles.unscripted}>
        <p className={styles.hint}>{words.updateHint}</p>
        <Button name="then" value="choices">
          {words.updateChoices}
        </Button>
      </div>
      <p role="status" className={styles.dropped}>
        {dropped.length > 0 && leftOut(dropped)}
      </p>
      {other('customers')}
      {other('pads')}
      {other('formTypes')}
    </>
  )
}

interface SelectProps {
  name: LookupKey
  lookups: Lookups | null
  /** The choices beside it, where it follows them. */
  places?: Places
  /** What is chosen, where others follow it; else what is chosen at the start. */
  value?: readonly string[]
  start?: readonly string[]
  onChange: (value: readonly string[]) => void
}

function Select({ name, lookups, places = noPlaces, value, start, onChange }: SelectProps) {
  const chosen = value ?? start ?? noPlaces.crews
  const [isAll, setIsAll] = useState(chosen.length === 0)
  const chosenText = chosen.join('\n')
  const options = useMemo(() => {
    const offered = lookups === null ? [] : offeredOf(lookups, name, places)
    const known = new Set(offered.map((option) => option.value))
    // What is not offered beside the other choices, or not known any more, can still be seen and
    // taken away.
    const strangers = chosenText.split('\n').filter((id) => id !== '' && !known.has(id))
    const names = lookups === null ? noNames : nameMap(lookups, name)
    return [
      ...offered,
      ...strangers.map((id): Choice => ({ value: id, label: names.get(id) ?? id })),
    ]
  }, [lookups, name, places, chosenText])
  return (
    <MultiSelect.Root
      name={myFormsFilter.parts[name].address}
      options={options}
      value={value}
      defaultValue={start}
      ignored={name === 'countries' || name === 'crews' ? ignored : undefined}
      onValueChange={(next) => {
        setIsAll(next.length === 0)
        onChange(next)
      }}
    >
      <MultiSelect.Label>{listNames[name][0]}</MultiSelect.Label>
      <MultiSelect.Field>
        <MultiSelect.Chips />
        <MultiSelect.Input placeholder={isAll ? words.all : undefined} />
        <MultiSelect.Toggle />
      </MultiSelect.Field>
      <MultiSelect.Popup />
      <MultiSelect.Status />
    </MultiSelect.Root>
  )
}

const noPlaces: Places = { countries: [], districts: [], businessUnits: [], crews: [] }
const noNames: ReadonlyMap<string, string> = new Map()
const ignored = ['-1', '-2']

/** As the lists have them: a list that the script takes over must find what it would choose itself. */
function inOrderOf(lookups: Lookups | null, filter: MyFormsFilter): Places {
  if (lookups === null) {
    return filter
  }
  const countries = chosenIn(choicesOf(lookups, 'countries'), filter.countries, 'countries')
  const places = { ...filter, countries }
  const ordered = (key: keyof Places) => chosenIn(offeredOf(lookups, key, places), places[key], key)
  return {
    countries,
    districts: ordered('districts'),
    businessUnits: ordered('businessUnits'),
    crews: ordered('crews'),
  }
}

function startOf(lookups: Lookups | null, key: LookupKey, values: readonly string[]) {
  return chosenIn(lookups === null ? [] : choicesOf(lookups, key), values, key)
}
