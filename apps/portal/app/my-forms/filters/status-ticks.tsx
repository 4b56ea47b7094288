import { myFormsList, statusFilterOptions, statusLabel } from '@holdpoint/api'
import { ChoiceTicks } from '../../lists/filters/choice-ticks.tsx'
import type { FilterControlProps } from '../../lists/filters/filter-control.ts'

/** The statuses of the tab, and any other that an address may have named. */
export function StatusTicks(props: FilterControlProps) {
  const shown = props.place.said.section
  const section = myFormsList.sections.find((one) => one === shown) ?? 'ongoing'
  return <ChoiceTicks {...props} options={statusFilterOptions(section)} nameOther={statusLabel} />
}
