import { sentences } from '@holdpoint/api'
import { actionsAssets } from '@holdpoint/api/calls'
import { callApi } from '../fill-out/saving/api-call.ts'
import type { FilterControls } from '../lists/filters/filter-control.ts'
import { SearchedSelect } from '../lists/filters/searched-select.tsx'
import type { SearchChoices } from '../lists/filters/use-choice-search.ts'
import { assetChoice } from './equipment-choice.ts'
import { filterWords } from './equipment.words.ts'

/** The part of a filter that narrows a list to machines. */
export const EquipmentSelect: FilterControls[string] = (props) => (
  <SearchedSelect
    {...props}
    search={searchEquipment}
    words={{ ...filterWords, none: sentences.noData.data }}
  />
)

const searchEquipment: SearchChoices = async (search, signal) => {
  const reply = await callApi(actionsAssets, { search }, { signal })
  return reply.status === 200 ? reply.content.map(assetChoice) : null
}
