import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const savedFiltersInputs = (ids: RecordIds): ValidInputs<'savedFilters'> => ({
  'savedFilters.list': { type: 'myform' },
  'savedFilters.save': {
    filterObject: JSON.stringify([
      { id: ids.savedFilter, title: 'My filter', type: 'myform', filterValues: {} },
    ]),
  },
  'savedFilters.remove': { id: ids.savedFilter },
})
