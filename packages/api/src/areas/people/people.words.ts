import type { AreaWords } from '../../openapi/area-words.ts'
import { choiceWords, placeWords } from '../../openapi/shared-words.ts'

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
      country: placeWords('Codes or names of countries'),
      crew: placeWords('Codes of crews'),
      crewColor: choiceWords('Colours of crews'),
      lobCode: choiceWords('Codes of business units'),
      divisionCode: choiceWords('Codes of districts'),
      deptCode: choiceWords('Codes of departments'),
      jobCode: choiceWords('Codes of job titles'),
      customer: choiceWords('Ids or names of customers'),
      companyCode: choiceWords('Codes of companies'),
      employeeNumber: choiceWords('Employee numbers'),
      managerFullName: choiceWords('Full names of managers'),
      managerEmail: choiceWords('Email addresses of managers'),
      isExcluded: 'True finds the people whom the filters do not fit. False unless said otherwise.',
    },
  },
} as const satisfies AreaWords<'people'>
