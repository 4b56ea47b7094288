import type { AreaWords } from '../../openapi/area-words.ts'
import { placeWords, savedDaysWords } from '../../openapi/shared-words.ts'

const values = {
  ...savedDaysWords,
  countryIds: placeWords('Codes or names of countries'),
  crewIds: placeWords('Codes of crews'),
  status: 'Statuses as the `status` of the list call takes them.',
} as const

const myFormValues = {
  ...values,
  score: '`low-high`, both included. 0-100 and no text are no filter.',
  elevated: 'True leaves only entries that were elevated from another form.',
} as const

const draft = {
  id: 'Left out, a filter is created. With an id, the filter of that id is replaced.',
  title: '1 to 100 characters; no two of your filters for a list share a title.',
  isDefault: 'True takes the place of the default before. False unless said otherwise.',
} as const

/** What the documents say of the calls about filters that are kept by title. */
export const savedFiltersWords = {
  notes: {
    'savedFilters.save':
      'All filters are saved or, with any one refused, none. A person keeps at most 200 for a list.',
  },
  inputs: {
    'savedFilters.list': {
      type: 'The list that the filters are for.',
      id: 'Only this filter. One that is not yours, or not there any more, leaves an empty list.',
      isDefault: 'True answers the default filter alone, if there is one; false narrows nothing.',
    },
    'savedFilters.save': {
      filterObject:
        'A list of 1 to 50 filters, saved all or none. A form post carries it as JSON text.',
    },
    'savedFilters.remove': { id: 'The id of the filter, one of your own.' },
  },
  parts: {
    SavedMyFormFilterDraft: draft,
    SavedActionFilterDraft: draft,
    MyFormFilterValues: myFormValues,
    MyFormFilterValuesInput: myFormValues,
    ActionFilterValues: values,
    ActionFilterValuesInput: values,
  },
} as const satisfies AreaWords<'savedFilters'>
