import { useMemo, useState } from 'react'
import { MultiSelect } from '@holdpoint/widgets/multi-select'
import { Button } from '../../ui/button.tsx'
import type { AnyValues } from '../page-list.ts'
import type { AnyPlace } from '../place.ts'
import styles from './filters-dialog.module.css'
import { leftOut, words } from './filters.words.ts'
import {
  choicesOf,
  chosenIn,
  chosenPlacesIn,
  fittedPlaces,
  isLookupKey,
  isPlaceKey,
  nameMap,
  offeredOf,
  type Choice,
  type ChosenPlaces,
  type LookupKey,
  type Lookups,
} from './lookups.ts'
import { nameOfOne } from './part-names.ts'
import { choicesIn } from './parts.ts'

interface PlaceSelectsProps {
  place: AnyPlace
  lookups: Lookups | null
  filter: AnyValues
  changed: () => void
}

/** The lists of master data. Districts follow countries, crews follow districts and units. */
export function PlaceSelects({ place, lookups, filter, changed }: PlaceSelectsProps) {
  const [places, setPlaces] = useState<ChosenPlaces>(() => inOrderOf(lookups, filter))
  const [dropped, setDropped] = useState<readonly string[]>([])
  const names = Object.keys(place.rules.list.filter.parts).filter(isLookupKey)
  const linked = names.filter(isPlaceKey)
  const take = (change: Partial<ChosenPlaces>) => {
    const next = { ...places, ...change }
    const fitted = lookups === null ? { ...next, dropped: [] } : fittedPlaces(lookups, next)
    setPlaces({ ...next, districts: fitted.districts, crews: fitted.crews })
    setDropped(fitted.dropped)
    changed()
  }
  return (
    <>
      {linked.map((name) => (
        <Select
          key={name}
          {...{ place, name, lookups, places }}
          value={places[name]}
          onChange={(value) => take({ [name]: value })}
        />
      ))}
      {linked.length > 1 && (
        <>
          <div className={styles.unscripted}>
            <p className={styles.hint}>{words.updateHint}</p>
            <Button name="then" value="choices">
              {words.updateChoices}
            </Button>
          </div>
          <p role="status" className={styles.dropped}>
            {dropped.length > 0 && leftOut(dropped)}
          </p>
        </>
      )}
      {names
        .filter((name) => !isPlaceKey(name))
        .map((name) => (
          <Select
            key={name}
            {...{ place, name, lookups }}
            start={startOf(lookups, name, choicesIn(filter, name))}
            onChange={changed}
          />
        ))}
    </>
  )
}

interface SelectProps {
  place: AnyPlace
  name: LookupKey
  lookups: Lookups | null
  /** The choices beside it, where it follows them. */
  places?: ChosenPlaces
  /** What is chosen, where others follow it; else what is chosen at the start. */
  value?: readonly string[]
  start?: readonly string[]
  onChange: (value: readonly string[]) => void
}

function Select(props: SelectProps) {
  const { place, name, lookups, places = noPlaces, value, start, onChange } = props
  const part = place.rules.list.filter.parts[name]
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
      name={part?.address ?? name}
      options={options}
      value={value}
      defaultValue={start}
      ignored={part?.kind === 'places' ? ignored : undefined}
      onValueChange={(next) => {
        setIsAll(next.length === 0)
        onChange(next)
      }}
    >
      <MultiSelect.Label>{nameOfOne(place.rules, name)}</MultiSelect.Label>
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

const noPlaces: ChosenPlaces = { countries: [], districts: [], businessUnits: [], crews: [] }
const noNames: ReadonlyMap<string, string> = new Map()
const ignored = ['-1', '-2']

/** As the lists have them: a list that the script takes over must find what it would choose itself. */
function inOrderOf(lookups: Lookups | null, filter: AnyValues): ChosenPlaces {
  const given = chosenPlacesIn(filter)
  if (lookups === null) {
    return given
  }
  const countries = chosenIn(choicesOf(lookups, 'countries'), given.countries, 'countries')
  const places = { ...given, countries }
  const ordered = (key: keyof ChosenPlaces) =>
    chosenIn(offeredOf(lookups, key, places), places[key], key)
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
