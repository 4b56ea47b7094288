import { sentences } from '@holdpoint/api'
import { peopleSearch } from '@holdpoint/api/calls'
import { callApi } from '../../fill-out/saving/api-call.ts'
import { ChoiceTicks } from '../../lists/filters/choice-ticks.tsx'
import { personChoice } from '../../lists/filters/choices.ts'
import type { FilterControls } from '../../lists/filters/filter-control.ts'
import { SearchedSelect } from '../../lists/filters/searched-select.tsx'
import type { SearchChoices } from '../../lists/filters/use-choice-search.ts'
import { colorChoices, shareChoices, shiftChoices, statusChoices } from './choices.ts'
import { listWords as words } from './jsa-list.words.ts'

const People: FilterControls[string] = (props) => (
  <SearchedSelect
    {...props}
    search={searchPeople}
    words={{ ...words.people, none: sentences.noData.data }}
  />
)

/** The parts of the filter that analyses draw by themselves. */
export const controls: FilterControls = {
  statuses: (props) => <ChoiceTicks {...props} options={statusChoices} />,
  shifts: (props) => <ChoiceTicks {...props} options={shiftChoices} />,
  signedShares: (props) => <ChoiceTicks {...props} options={shareChoices} />,
  crewColors: (props) => <ChoiceTicks {...props} options={colorChoices(props.panel.lookups)} />,
  supervisors: People,
  people: People,
}

const searchPeople: SearchChoices = async (search, signal) => {
  const reply = await callApi(peopleSearch, { search }, { signal })
  return reply.status === 200 ? reply.content.data.map(personChoice) : null
}
