import {
  reviewAges,
  reviewSteps,
  sentences,
  statusFilterOptions,
  statusLabel,
} from '@holdpoint/api'
import { peopleSearch, reviewFormsFormSearch } from '@holdpoint/api/calls'
import { personChoice } from '../lists/filters/choices.ts'
import { callApi } from '../fill-out/saving/api-call.ts'
import { EquipmentSelect } from '../equipment/equipment-select.tsx'
import { ChoiceTicks } from '../lists/filters/choice-ticks.tsx'
import type { FilterControls } from '../lists/filters/filter-control.ts'
import { SearchedSelect } from '../lists/filters/searched-select.tsx'
import type { SearchChoices } from '../lists/filters/use-choice-search.ts'
import { filterWords } from '../my-forms/filters/filter-words.ts'
import { formChoice } from '../my-forms/filters/form-choice.ts'
import { ageNames, stepNames, words } from './reviews.words.ts'

const ages = reviewAges.map((value) => ({ value, label: ageNames[value] }))
const steps = reviewSteps.map((value) => ({ value, label: stepNames[value] }))
const statuses = statusFilterOptions('completed')
const none = sentences.noData.data

const People: FilterControls[string] = (props) => (
  <SearchedSelect {...props} search={searchPeople} words={{ ...words.people, none }} />
)

/** The parts of the filter that the list of reviews draws by itself. */
export const controls: FilterControls = {
  assets: EquipmentSelect,
  statuses: (props) => <ChoiceTicks {...props} options={statuses} nameOther={statusLabel} />,
  steps: (props) => <ChoiceTicks {...props} options={steps} />,
  ages: (props) => <ChoiceTicks {...props} options={ages} />,
  formIds: (props) => <SearchedSelect {...props} search={searchForms} words={filterWords.forms} />,
  reviewers: People,
  submitters: People,
  thanked: People,
}

const searchForms: SearchChoices = async (search, signal) => {
  const reply = await callApi(reviewFormsFormSearch, { search }, { signal })
  return reply.status === 200 ? reply.content.map(formChoice) : null
}

const searchPeople: SearchChoices = async (search, signal) => {
  const reply = await callApi(peopleSearch, { search }, { signal })
  return reply.status === 200 ? reply.content.data.map(personChoice) : null
}
