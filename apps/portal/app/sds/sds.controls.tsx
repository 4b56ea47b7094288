import { sentences } from '@holdpoint/api'
import { sdsManufacturers } from '@holdpoint/api/calls'
import { callApi } from '../fill-out/saving/api-call.ts'
import { ChoiceTicks } from '../lists/filters/choice-ticks.tsx'
import type { FilterControls } from '../lists/filters/filter-control.ts'
import { SearchedSelect } from '../lists/filters/searched-select.tsx'
import type { SearchChoices } from '../lists/filters/use-choice-search.ts'
import { makerChoice, pictogramChoices, signalChoices } from './choices.ts'
import { words } from './sds.words.ts'

/** The parts of the filter that safety data sheets draw by themselves. */
export const controls: FilterControls = {
  pictograms: (props) => <ChoiceTicks {...props} options={pictogramChoices} />,
  signalWords: (props) => <ChoiceTicks {...props} options={signalChoices} />,
  manufacturers: (props) => (
    <SearchedSelect
      {...props}
      search={searchMakers}
      words={{ ...words.makers, none: sentences.noData.data }}
    />
  ),
}

const searchMakers: SearchChoices = async (search, signal) => {
  const reply = await callApi(sdsManufacturers, { search }, { signal })
  return reply.status === 200 ? reply.content.map(makerChoice) : null
}
