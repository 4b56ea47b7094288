import { Tick } from '../../ui/field.tsx'
import { nameOfOne } from './part-names.ts'
import type { FilterControlProps } from './filter-control.ts'
import styles from './filters-dialog.module.css'
import type { Choice } from './lookups.ts'

interface ChoiceTicksProps extends FilterControlProps {
  options: readonly Choice[]
  /** What a value is called that is none of them, but that an address may have named. */
  nameOther?: (value: string) => string
}

/** Choices of which there are a few, each with a tick. */
export function ChoiceTicks({
  place,
  name,
  chosen,
  changed,
  options,
  nameOther = (value) => value,
}: ChoiceTicksProps) {
  const others = chosen
    .filter((value) => options.every((option) => option.value !== value))
    .map((value) => ({ value, label: nameOther(value) }))
  return (
    <fieldset className={styles.group} onChange={changed}>
      <legend className={styles.legend}>{nameOfOne(place.rules, name)}</legend>
      {[...options, ...others].map(({ value, label }) => (
        <Tick
          key={value}
          name={place.rules.list.filter.parts[name]?.address ?? name}
          value={value}
          label={label}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </fieldset>
  )
}
