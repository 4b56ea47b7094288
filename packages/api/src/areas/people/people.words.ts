import type { AreaWords } from '../../openapi/area-words.ts'
import { choiceWords, paging, placeWords, stampWords } from '../../openapi/shared-words.ts'

const filters = {
  section: 'The tab; `active` unless said otherwise.',
  search: 'A word in the name, the address or the employee number.',
  countries: placeWords('Codes or names of countries'),
  districts: choiceWords('Codes of districts'),
  businessUnits: choiceWords('Codes of business units'),
  crews: placeWords('Codes of crews'),
  permissions: choiceWords(
    'Keys of permissions, of which they hold any. Only for those who give rights; everybody else is refused',
  ),
  fromDate: 'The first day of hiring, YYYY-MM-DD; `none` leaves it open.',
  toDate: 'The last day of hiring, YYYY-MM-DD.',
  filter: 'The name of a kept filter; no call keeps one of this list, which is never that long.',
  orderBy: 'The column to sort by; `name` unless said otherwise.',
  orderByAsc: '1 sorts upwards, 0 downwards. Days of hiring fall unless said otherwise.',
}

/** What the documents say of the calls about people. */
export const peopleWords = {
  notes: {
    'people.add':
      'Where no mail can be sent, `link` is answered, once: it lets whoever has it choose the password.',
    'people.invite':
      'Whoever has a password already is sent a link to choose another. Nobody does this for a person who holds a permission that they lack.',
    'people.deactivate': 'Nobody deactivates themselves or the last administrator.',
    'people.checkImport':
      'The first row names the columns: `employeeNumber`, `firstName`, `lastName`, `email`, and where they are there `jobDesc`, `hireDate`, `managerNumber`; others are passed over. A table may have 50,000 rows and 10 MB, what a workbook unfolds to 8,000,000 characters.',
    'people.getImport':
      'Refused rows come first. An import is kept for 30 days, for whoever made it.',
    'people.applyImport':
      'The file is kept for a day; after that it is to be looked at again. Rows are judged anew, so that what changed meanwhile counts. Nobody is invited, and nobody who may do more than the caller is changed.',
    'people.search':
      'Only active people of your own organisation are found. Each filter is a list of which any entry fits; filters narrow one another.',
  },
  inputs: {
    'people.list': { ...paging('People', 20), ...filters },
    'people.excel': filters,
    'people.excelFile': { ...filters, ...stampWords },
    'people.get': { userId: 'The person.' },
    'people.add': {
      firstName: '1 to 100 characters.',
      lastName: '1 to 100 characters.',
      email: 'What the person will sign in with; nobody else has it.',
      employeeNumber: 'The number by which your other systems know the person.',
      employeeTitle: 'At most 100 characters.',
    },
    'people.invite': { userId: 'The person.' },
    'people.deactivate': { userId: 'The person.' },
    'people.reactivate': { userId: 'The person.' },
    'people.checkImport': {
      file: 'A CSV in UTF-8, or an Excel file (.xlsx) whose first sheet is read.',
    },
    'people.getImport': {
      importId: 'The import.',
      pLimit: 'Rows on a page, 1 to 200; 50 unless said otherwise.',
      pOffset: 'Rows to pass over; 0 unless said otherwise.',
    },
    'people.applyImport': { importId: 'The import that was looked at.' },
    'people.importReport': { importId: 'The import.' },
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
  answers: {
    'people.getImport': {
      appliedAt: 'When it was done; null of one that was only looked at.',
      counts: 'How many rows there are of each outcome.',
    },
  },
  parts: {
    ListedEmployee: { rights: 'What they may; null for whoever does not give rights.' },
    ImportedRow: {
      line: 'The line of the table, as a spreadsheet counts.',
      about: 'What stands in its way, or which parts of the person change.',
    },
  },
} as const satisfies AreaWords<'people'>
