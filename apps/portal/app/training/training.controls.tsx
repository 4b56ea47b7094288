import { sentences } from '@holdpoint/api'
import { masterGet, peopleSearch, trainingQualifications } from '@holdpoint/api/calls'
import { callApi } from '../fill-out/saving/api-call.ts'
import { ChoiceTicks } from '../lists/filters/choice-ticks.tsx'
import { holding, personChoice } from '../lists/filters/choices.ts'
import type { FilterControlProps, FilterControls } from '../lists/filters/filter-control.ts'
import { SearchedSelect } from '../lists/filters/searched-select.tsx'
import type { SearchChoices } from '../lists/filters/use-choice-search.ts'
import {
  departmentChoice,
  expiryChoices,
  jobChoice,
  qualificationChoice,
  stateChoices,
} from './choices.ts'
import { words } from './training.words.ts'

const none = sentences.noData.data

const searches = {
  people: async (search, signal) => {
    const reply = await callApi(peopleSearch, { search }, { signal })
    return reply.status === 200 ? reply.content.data.map(personChoice) : null
  },
  qualifications: async (search, signal) => {
    const reply = await callApi(trainingQualifications, {}, { signal })
    return reply.status === 200
      ? holding(reply.content.data.map(qualificationChoice), search)
      : null
  },
  jobTitles: async (search, signal) => {
    const reply = await callApi(masterGet, { keys: ['jobTitles'] }, { signal })
    return reply.status === 200
      ? holding((reply.content.jobTitles ?? []).map(jobChoice), search)
      : null
  },
  departments: async (search, signal) => {
    const reply = await callApi(masterGet, { keys: ['departments'] }, { signal })
    return reply.status === 200
      ? holding((reply.content.departments ?? []).map(departmentChoice), search)
      : null
  },
} satisfies Record<string, SearchChoices>

const searched =
  (name: keyof typeof searches): FilterControls[string] =>
  (props) => (
    <SearchedSelect {...props} search={searches[name]} words={{ ...words.searches[name], none }} />
  )

/** The parts of the filter that training and skills draw by themselves. */
export const controls: FilterControls = {
  people: searched('people'),
  qualifications: searched('qualifications'),
  states: States,
  expiry: (props) => <ChoiceTicks {...props} options={expiryChoices} />,
  jobTitles: searched('jobTitles'),
  departments: searched('departments'),
}

/** The states that the tab knows; what an address chose beside them can be taken off. */
function States(props: FilterControlProps) {
  const { place, name, chosen } = props
  const known = place.rules.knows(name, place.said.section)
  const options = stateChoices.filter(({ value }) => known?.includes(value) ?? true)
  return options.length + chosen.length > 0 && <ChoiceTicks {...props} options={options} />
}
