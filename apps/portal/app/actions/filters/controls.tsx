import {
  actionOriginLabels,
  actionOrigins,
  actionPriorities,
  actionPriorityLabels,
  actionStatuses,
  actionStatusLabels,
  actionTypeLabels,
  actionTypes,
  sentences,
} from '@holdpoint/api'
import { peopleSearch } from '@holdpoint/api/calls'
import { EquipmentSelect } from '../../equipment/equipment-select.tsx'
import { callApi } from '../../fill-out/saving/api-call.ts'
import { ChoiceTicks } from '../../lists/filters/choice-ticks.tsx'
import type { FilterControls } from '../../lists/filters/filter-control.ts'
import { SearchedSelect } from '../../lists/filters/searched-select.tsx'
import type { SearchChoices } from '../../lists/filters/use-choice-search.ts'
import { words } from '../actions.words.ts'
import { labelled, personChoice } from '../../lists/filters/choices.ts'

const statuses = labelled(actionStatuses, actionStatusLabels)
const priorities = labelled(actionPriorities, actionPriorityLabels).reverse()
const types = labelled(actionTypes, actionTypeLabels)
const sources = labelled(actionOrigins, actionOriginLabels)
const none = sentences.noData.data

const People: FilterControls[string] = (props) => (
  <SearchedSelect {...props} search={searchPeople} words={{ ...words.people, none }} />
)

/** The parts of the filter that actions draw by themselves. */
export const controls: FilterControls = {
  statuses: (props) => <ChoiceTicks {...props} options={statuses} />,
  priorities: (props) => <ChoiceTicks {...props} options={priorities} />,
  types: (props) => <ChoiceTicks {...props} options={types} />,
  sources: (props) => <ChoiceTicks {...props} options={sources} />,
  assets: EquipmentSelect,
  createdBy: People,
  assignees: People,
  owners: People,
  verifiers: People,
}

const searchPeople: SearchChoices = async (search, signal) => {
  const reply = await callApi(peopleSearch, { search }, { signal })
  return reply.status === 200 ? reply.content.data.map(personChoice) : null
}
