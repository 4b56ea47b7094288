import type { AreaWords } from '../../openapi/area-words.ts'

const filterValues = {
  score: '`low-high`, both included. 0-100 and no text are no filter.',
  elevated: 'True leaves only entries that were elevated from another form.',
  startDate: 'YYYY-MM-DD, the first day of a range of one’s own; null beside `dateRange`.',
  endDate: 'YYYY-MM-DD, the last day of a range of one’s own; null beside `dateRange`.',
  dateRange:
    'The last so many days, today among them; 0 is all of them. 30 where neither it nor dates are given.',
  countryIds: 'Codes or names of countries. -1 and -2 are passed over.',
  crewIds: 'Codes of crews. -1 and -2 are passed over.',
  status: 'Statuses as the `status` of the list call takes them.',
} as const

/** What the documents say of the calls about filters that are kept by title. */
export const savedFiltersWords = {
  notes: {
    'savedFilters.save':
      'All filters are saved or, with any one refused, none. A person keeps at most 200 for a list.',
  },
  inputs: {
    'savedFilters.list': {
      type: 'The list that the filters are for; so far `myform` alone.',
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
    SavedFilterDraft: {
      id: 'Left out, a filter is created. With an id, the filter of that id is replaced.',
      title: '1 to 100 characters; no two of your filters for a list share a title.',
      isDefault: 'True takes the place of the default before. False unless said otherwise.',
    },
    SavedFilterValues: filterValues,
    SavedFilterValuesInput: filterValues,
  },
} as const satisfies AreaWords<'savedFilters'>
