import { useLoaderData } from '@remix-run/react'
import { MultiSelect } from '@holdpoint/widgets/multi-select'
import type { FilterControlProps, FilterControls } from '../lists/filters/filter-control.ts'
import { chosenIn } from '../lists/filters/lookups.ts'
import { nameOfOne } from '../lists/filters/part-names.ts'
import { rightChoices } from '../permissions/right-choices.ts'
import { words } from './employees.words.ts'

/** The parts of the filter that the list of people draws by itself. */
export const controls: FilterControls = { rights: Rights }

/** All rights, for whoever gives them: nobody else is told who holds what. */
function Rights({ place, name, chosen, changed }: FilterControlProps) {
  const { beside } = useLoaderData<{ beside: { keepRights: boolean } }>()
  return (
    beside.keepRights && (
      <MultiSelect.Root
        name={place.rules.list.filter.parts[name]?.address ?? name}
        options={rightChoices}
        defaultValue={chosenIn(rightChoices, chosen, name)}
        onValueChange={changed}
      >
        <MultiSelect.Label>{nameOfOne(place.rules, name)}</MultiSelect.Label>
        <MultiSelect.Field>
          <MultiSelect.Chips />
          <MultiSelect.Input placeholder={words.allRights} />
          <MultiSelect.Toggle />
        </MultiSelect.Field>
        <MultiSelect.Popup />
        <MultiSelect.Status />
      </MultiSelect.Root>
    )
  )
}
