import { myFormsFilter, statusFilterOptions, statusLabel, type FormSection } from '@holdpoint/api'
import { Tick } from '../../ui/field.tsx'
import styles from './filters-dialog.module.css'
import { listNames } from './filters.words.ts'

interface StatusTicksProps {
  section: FormSection
  chosen: readonly string[]
  changed: () => void
}

/** The statuses of the tab, and any other that an address may have named. */
export function StatusTicks({ section, chosen, changed }: StatusTicksProps) {
  const options = statusFilterOptions(section).map(({ value, label }) => ({
    value: `${value}`,
    label,
  }))
  const others = chosen
    .filter((value) => options.every((option) => option.value !== value))
    .map((value) => ({ value, label: statusLabel(value) }))
  return (
    <fieldset className={styles.group} onChange={changed}>
      <legend className={styles.legend}>{listNames.statuses[0]}</legend>
      {[...options, ...others].map(({ value, label }) => (
        <Tick
          key={value}
          name={myFormsFilter.parts.statuses.address}
          value={value}
          label={label}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </fieldset>
  )
}
