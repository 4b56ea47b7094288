import type { AreaWords } from '../../openapi/area-words.ts'

const codes = (what: string) => `${what}. -1 among them lifts the filter.`

/** What the documents say of the calls about people. */
export const peopleWords = {
  notes: {
    'people.search':
      'Only active people of your own organisation are found. Each filter is a list of which any entry fits; filters narrow one another.',
  },
  inputs: {
    'people.search': {
      search:
        'Words that must all be in the name or the email address; capitals and accents do not matter. At most 200 characters.',
      pLimit:
        'People on a page, 1 to 200; 20 unless said otherwise, or as many as `userIds` names, up to 200.',
      pOffset: 'Rows to pass over; 0 unless said otherwise.',
      userIds: 'Exactly these people, in this order.',
      permissions: 'Keys of permissions: only people who hold any one of them.',
      country: 'Codes or names of countries. -1 and -2 are passed over.',
      crew: 'Codes of crews. -1 and -2 are passed over.',
      crewColor: codes('Colours of crews'),
      lobCode: codes('Codes of business units'),
      divisionCode: codes('Codes of districts'),
      deptCode: codes('Codes of departments'),
      jobCode: codes('Codes of job titles'),
      customer: codes('Ids or names of customers'),
      companyCode: codes('Codes of companies'),
      employeeNumber: codes('Employee numbers'),
      managerFullName: codes('Full names of managers'),
      managerEmail: codes('Email addresses of managers'),
      isExcluded: 'True finds the people whom the filters do not fit. False unless said otherwise.',
    },
  },
} as const satisfies AreaWords<'people'>
