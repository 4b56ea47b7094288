import { useLoaderData } from '@remix-run/react'
import { sentences } from '@holdpoint/api'
import { peopleCompanies } from '@holdpoint/api/calls'
import { MultiSelect } from '@holdpoint/widgets/multi-select'
import { callApi } from '../fill-out/saving/api-call.ts'
import { ChoiceTicks } from '../lists/filters/choice-ticks.tsx'
import { holding } from '../lists/filters/choices.ts'
import type { FilterControlProps, FilterControls } from '../lists/filters/filter-control.ts'
import { chosenIn } from '../lists/filters/lookups.ts'
import { nameOfOne } from '../lists/filters/part-names.ts'
import { SearchedSelect } from '../lists/filters/searched-select.tsx'
import type { SearchChoices } from '../lists/filters/use-choice-search.ts'
import { rightChoices } from '../permissions/right-choices.ts'
import { companyChoice, employeeTypeChoices } from './choices.ts'
import { words } from './employees.words.ts'

/** The parts of the filter that the list of people draws by itself. */
export const controls: FilterControls = {
  rights: Rights,
  employeeTypes: (props) => <ChoiceTicks {...props} options={employeeTypeChoices} />,
  companies: (props) => (
    <SearchedSelect
      {...props}
      search={searchCompanies}
      words={{ ...words.companies, none: sentences.noData.data }}
    />
  ),
}

const searchCompanies: SearchChoices = async (search, signal) => {
  const reply = await callApi(peopleCompanies, {}, { signal })
  return reply.status === 200 ? holding(reply.content.data.map(companyChoice), search) : null
}

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
