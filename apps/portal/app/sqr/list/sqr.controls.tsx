import { sentences } from '@holdpoint/api'
import { categoriesList, peopleSearch } from '@holdpoint/api/calls'
import { callApi } from '../../fill-out/saving/api-call.ts'
import { EquipmentSelect } from '../../equipment/equipment-select.tsx'
import { ChoiceTicks } from '../../lists/filters/choice-ticks.tsx'
import { personChoice } from '../../lists/filters/choices.ts'
import type { FilterControls } from '../../lists/filters/filter-control.ts'
import { SearchedSelect } from '../../lists/filters/searched-select.tsx'
import type { SearchChoices } from '../../lists/filters/use-choice-search.ts'
import { categoryChoice, phaseChoices, severityChoices } from './choices.ts'
import { listWords as words } from './sqr-list.words.ts'

const none = sentences.noData.data

/** The parts of the filter that quality reports draw by themselves. */
export const controls: FilterControls = {
  assets: EquipmentSelect,
  phases: (props) => <ChoiceTicks {...props} options={phaseChoices} />,
  severities: (props) => <ChoiceTicks {...props} options={severityChoices} />,
  classifications: (props) => (
    <SearchedSelect
      {...props}
      search={searchClassifications}
      words={{ ...words.categorySearch, none }}
    />
  ),
  types: (props) => (
    <SearchedSelect {...props} search={searchTypes} words={{ ...words.categorySearch, none }} />
  ),
  owners: (props) => (
    <SearchedSelect {...props} search={searchPeople} words={{ ...words.people, none }} />
  ),
}

const searchClassifications = searchCategories('classification')
const searchTypes = searchCategories('type')

function searchCategories(type: 'classification' | 'type'): SearchChoices {
  return async (search, signal) => {
    const reply = await callApi(categoriesList, { type, search }, { signal })
    return reply.status === 200 ? reply.content.map(categoryChoice) : null
  }
}

const searchPeople: SearchChoices = async (search, signal) => {
  const reply = await callApi(peopleSearch, { search }, { signal })
  return reply.status === 200 ? reply.content.data.map(personChoice) : null
}
