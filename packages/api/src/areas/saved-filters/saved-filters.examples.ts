import type { CallExamples } from '../../openapi/call-examples.ts'

/** A filter to keep. */
export const savedFiltersExamples = {
  'savedFilters.save': {
    input: {
      filterObject: [
        {
          title: 'Rejected this week',
          type: 'myform',
          isDefault: false,
          filterValues: { status: ['reject'], dateRange: 7 },
        },
      ],
    },
    content: [
      {
        id: 's-1',
        title: 'Rejected this week',
        isDefault: false,
        type: 'myform',
        filterValues: {
          countryIds: [],
          districtIds: [],
          businessUnitIds: [],
          formTypeIds: [],
          crewIds: [],
          padIds: [],
          assetIds: [],
          customerIds: [],
          status: ['reject'],
          score: '0-100',
          elevated: false,
          startDate: null,
          endDate: null,
          dateRange: 7,
          formIds: [],
          isAssigned: false,
          isOverdue: false,
          isFailed: false,
          hasCriticalFailure: false,
          isKudos: false,
          isPrivateComment: false,
          isPublicComment: false,
        },
        rowVersion: 1,
      },
    ],
  },
} satisfies CallExamples<'savedFilters'>
