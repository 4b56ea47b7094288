import { myFormsList, statusFilterOptions, statusLabel } from '@holdpoint/api'
import type { FilterControlProps } from '../../lists/filters/filter-control.ts'
import styles from '../../lists/filters/filters-dialog.module.css'
import { Tick } from '../../ui/field.tsx'
import { partNames } from '../my-forms.parts.ts'

/** The statuses of the tab, and any other that an address may have named. */
export function StatusTicks({ place, chosen, changed }: FilterControlProps) {
  const section = myFormsList.sections.find((one) => one === place.said.section) ?? 'ongoing'
  const options = statusFilterOptions(section).map(({ value, label }) => ({
    value: `${value}`,
    label,
  }))
  const others = chosen
    .filter((value) => options.every((option) => option.value !== value))
    .map((value) => ({ value, label: statusLabel(value) }))
  return (
    <fieldset className={styles.group} onChange={changed}>
      <legend className={styles.legend}>{partNames.statuses[0]}</legend>
      {[...options, ...others].map(({ value, label }) => (
        <Tick
          key={value}
          name={myFormsList.filter.parts.statuses.address}
          value={value}
          label={label}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </fieldset>
  )
}
