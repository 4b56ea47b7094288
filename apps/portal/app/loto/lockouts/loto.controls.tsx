import { sentences } from '@holdpoint/api'
import { lotoTemplates, peopleSearch } from '@holdpoint/api/calls'
import { callApi } from '../../fill-out/saving/api-call.ts'
import { EquipmentSelect } from '../../equipment/equipment-select.tsx'
import { ChoiceTicks } from '../../lists/filters/choice-ticks.tsx'
import { personChoice } from '../../lists/filters/choices.ts'
import type { FilterControls } from '../../lists/filters/filter-control.ts'
import { SearchedSelect } from '../../lists/filters/searched-select.tsx'
import type { SearchChoices } from '../../lists/filters/use-choice-search.ts'
import { categoryWords, searchCategories } from '../categories.ts'
import { statusChoices, templateChoice } from './choices.ts'
import { listWords as words } from './loto-list.words.ts'

const none = sentences.noData.data

const People: FilterControls[string] = (props) => (
  <SearchedSelect {...props} search={searchPeople} words={{ ...words.people, none }} />
)

/** The parts of the filter that lockouts draw by themselves. */
export const controls: FilterControls = {
  assets: EquipmentSelect,
  statuses: (props) => <ChoiceTicks {...props} options={statusChoices} />,
  categories: (props) => (
    <SearchedSelect {...props} search={searchCategories} words={{ ...categoryWords, none }} />
  ),
  primaries: People,
  people: People,
  templates: (props) => (
    <SearchedSelect {...props} search={searchTemplates} words={{ ...words.templateSearch, none }} />
  ),
}

const searchPeople: SearchChoices = async (search, signal) => {
  const reply = await callApi(peopleSearch, { search }, { signal })
  return reply.status === 200 ? reply.content.data.map(personChoice) : null
}

const searchTemplates: SearchChoices = async (search, signal) => {
  const reply = await callApi(lotoTemplates, { search }, { signal })
  return reply.status === 200 ? reply.content.data.map(templateChoice) : null
}
