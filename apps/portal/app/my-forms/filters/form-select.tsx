import { formsSearch } from '@holdpoint/api/calls'
import { callApi } from '../../fill-out/saving/api-call.ts'
import type { FilterControlProps } from '../../lists/filters/filter-control.ts'
import { SearchedSelect } from '../../lists/filters/searched-select.tsx'
import type { SearchChoices } from '../../lists/filters/use-choice-search.ts'
import { filterWords } from './filter-words.ts'
import { formChoice } from './form-choice.ts'

/** The forms, of which there may be thousands. */
export function FormSelect(props: FilterControlProps) {
  return <SearchedSelect {...props} search={searchForms} words={filterWords.forms} />
}

const searchForms: SearchChoices = async (search, signal) => {
  const reply = await callApi(formsSearch, { search }, { signal })
  return reply.status === 200 ? reply.content.map(formChoice) : null
}
