import { MultiSelect } from '@holdpoint/widgets/multi-select'
import '@holdpoint/widgets/styles.css'
import { useMemo } from 'react'

export function Search({ people }) {
  const options = useMemo(
    () => people.map(({ id, name, title }) => ({ value: id, label: name, hint: title })),
    [people],
  )
  return (
    <MultiSelect.Root className="opener" options={options}>
      <MultiSelect.Label>People</MultiSelect.Label>
      <MultiSelect.Field />
      <MultiSelect.Popup />
      <MultiSelect.Status />
    </MultiSelect.Root>
  )
}
