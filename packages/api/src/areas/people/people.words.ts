import type { AreaWords } from '../../openapi/area-words.ts'
import { peopleColumns } from './people.columns.ts'
import { choiceWords, paging, placeWords, stampWords } from '../../openapi/shared-words.ts'

/** Columns of a table of people, as they are called and by their names on the wire. */
function columnsOf(isNeeded: boolean): string {
  const columns = peopleColumns.filter((column) => column.isNeeded === isNeeded)
  return columns.map(({ name, heading }) => `${heading} (\`${name}\`)`).join(', ')
}

const filters = {
  section: 'The tab; `active` unless said otherwise.',
  search: 'A word in the name, the address or the employee number.',
  countries: placeWords('Codes or names of countries'),
  districts: choiceWords('Codes of districts'),
  businessUnits: choiceWords('Codes of business units'),
  crews: placeWords('Codes of crews'),
  employeeTypes: choiceWords('What people are to the company: `Field`, `Office`, `Contractor`'),
  companies: choiceWords('Codes of companies that they work for'),
  permissions: choiceWords(
    'Keys of permissions, of which they hold any. Only for those who give rights; everybody else is refused',
  ),
  fromDate: 'The first day of hiring, YYYY-MM-DD; `none` leaves it open.',
  toDate: 'The last day of hiring, YYYY-MM-DD.',
  filter: 'The name of a kept filter; no call keeps one of this list, which is never that long.',
  orderBy: 'The column to sort by; `name` unless said otherwise.',
  orderByAsc: '1 sorts upwards, 0 downwards. Days of hiring fall unless said otherwise.',
}

const identity = {
  firstName: '1 to 100 characters.',
  lastName: '1 to 100 characters.',
  email: 'What the person signs in with; nobody else has it.',
  employeeNumber: 'The number by which your other systems, and tables of people, know the person.',
}

const seat = {
  employeeTitle:
    'What they do, in words. At most 100 characters; left empty, the name of the job title.',
  position: 'Where it is called otherwise than the job. At most 100 characters.',
  managerId: 'The person whom they report to.',
  country: 'The code of a country; left empty, that of the district.',
  divisionCode: 'The code of a district.',
  lobCode: 'The code of a business unit.',
  jobCode: 'The code of a job title; their department is that of the job title.',
  crew: 'The code of a crew.',
  customer: 'The id of the customer whose work they are assigned to.',
  isSSE: 'Whether they are a short-service employee; false unless said otherwise.',
  employeeType: '`Field`, `Office` or `Contractor`; `Field` unless said otherwise.',
  companyCode: 'The code of the company that they work for; left empty, made from its name.',
  companyName: 'What that company is called. At most 100 characters.',
  phone: 'Where they are called at work: 5 to 20 digits, and an extension.',
}

const directory = {
  userName: 'What the directory calls the account; most call it by an email address.',
  externalId: 'The directory’s own id of the person.',
}

/** What the documents say of the calls about people. */
export const peopleWords = {
  notes: {
    'people.lookAtEmergencyContact':
      'A team is here who reports to somebody, through however many; a crew is none. A look of somebody else than the person themselves is in the history of the person, so it is a post, and a repeated one answers nobody.',
    'people.saveEmergencyContact': 'Who is named and where they are called belong together.',
    'people.taken':
      'For a form that is not whole yet. `people.add` and `people.edit` ask it themselves.',
    'people.add':
      'Where no mail can be sent, `link` is answered, once: it lets whoever has it choose the password.',
    'people.edit':
      'What is left out of a seat is none. A code must stand in the master data, and whoever manages a person works below nobody whom that person manages. Another district or crew begins the days to acknowledge anew; another address ends the link that the old one got. Nobody changes a person who holds a permission that they lack.',
    'people.invite':
      'Whoever has a password already is sent a link to choose another. Nobody does this for a person who holds a permission that they lack.',
    'people.waiting':
      'It is handed on within minutes of the end of their account; what does not go on, such as a lock on a machine, stays theirs until somebody acts.',
    'people.deactivate': 'Nobody deactivates themselves or the last administrator.',
    'people.listDirectory':
      'A filter that is left out narrows nothing; of those that are said all must fit, whole. A user name and an address fit in whatever case. People come in the order in which they were added.',
    'people.addFromDirectory':
      'Nobody else has the user name, the external id, the address or the number. Whoever is not active is not invited, nor is anybody where no mail can be sent: they stand on the tab of those who have no password yet.',
    'people.editFromDirectory':
      'What is left out of a seat is none. Who is not active any more is deactivated: every session and link of theirs ends at once, and what waits for them goes on. Nobody does this to themselves or to the last administrator, nor changes a person who holds a permission that they lack.',
    'people.unlink':
      'Whoever has their verified address at the provider is linked to them at the next sign-in. Nobody does this for a person who holds a permission that they lack.',
    'people.checkImport': `The first row names the columns, in whatever case and with spaces, dashes or underscores alike: ${columnsOf(true)}, and where they are there ${columnsOf(false)}. Of two columns that are the same one is read, first the one with the name in brackets. Others are passed over, and the answer names them; an empty cell leaves what is there. A row whose code is unknown is refused, with all that is wrong with it. A table may have 50,000 rows and 10 MB, what a workbook unfolds to 8,000,000 characters.`,
    'people.getImport':
      'Refused rows come first. An import is kept for 30 days, for whoever made it.',
    'people.applyImport':
      'The file is kept for a day; after that it is to be looked at again. Rows are judged anew, so that what changed meanwhile counts. Nobody is invited, and nobody who may do more than the caller is changed.',
    'people.importTemplate': 'The row is nobody: its codes stand for those of your master data.',
    'people.search':
      'Only active people of your own organisation are found. Each filter is a list of which any entry fits; filters narrow one another.',
  },
  inputs: {
    'people.list': { ...paging('People', 20), ...filters },
    'people.excel': filters,
    'people.excelFile': { ...filters, ...stampWords },
    'people.get': { userId: 'The person.' },
    'people.seat': { userId: 'The person. Somebody who has left is there for who keeps accounts.' },
    'people.taken': {
      email: 'The address, in whatever case; nothing is said of one that is left out.',
      employeeNumber: 'The number; nothing is said of one that is left out.',
      exceptId: 'The person who may have them.',
    },
    'people.add': {
      ...identity,
      ...seat,
      hireDate: 'The day of hiring, YYYY-MM-DD; today unless said otherwise.',
    },
    'people.edit': {
      userId: 'The person.',
      ...identity,
      ...seat,
      hireDate: 'The day of hiring, YYYY-MM-DD.',
    },
    'people.listDirectory': {
      ...directory,
      userId: 'The person.',
      email: 'The address that they sign in with.',
      employeeNumber: 'The employee number.',
      isActive: 'True for those whose account is on, false for those who have left.',
      pLimit: 'People on a page, 1 to 200; 100 unless said otherwise.',
      pOffset: 'People to pass over; 0 unless said otherwise.',
    },
    'people.addFromDirectory': {
      ...directory,
      ...identity,
      ...seat,
      isActive: 'Whether the account is on; true unless said otherwise.',
      hireDate: 'The day of hiring, YYYY-MM-DD; today unless said otherwise.',
    },
    'people.editFromDirectory': {
      userId: 'The person.',
      ...directory,
      ...identity,
      ...seat,
      isActive: 'Whether the account is on; true unless said otherwise.',
      hireDate: 'The day of hiring, YYYY-MM-DD.',
    },
    'people.lookAtEmergencyContact': { userId: 'The person.' },
    'people.saveEmergencyContact': {
      userId: 'The person.',
      name: 'Who is called. At most 100 characters.',
      relation: 'What they are to the person. At most 100 characters.',
      phone: 'Where they are called: 5 to 20 digits, and an extension.',
    },
    'people.invite': { userId: 'The person.' },
    'people.waiting': { userId: 'The person.' },
    'people.deactivate': { userId: 'The person.' },
    'people.reactivate': { userId: 'The person.' },
    'people.unlink': { userId: 'The person.' },
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
    'people.ownEmergencyContact': { contact: 'Null where nobody is named.' },
    'people.lookAtEmergencyContact': {
      contact: 'Null where nobody is named, and in the answer to a post that is repeated.',
    },
    'people.companies': { data: 'Each once, by its code, in the order of the names.' },
    'people.taken': { fields: 'A sentence at the name of each that somebody has; else nothing.' },
    'people.waiting': {
      manager:
        'Whom it goes to once they have left, as far as the rules let them, else to an administrator; null where they have no manager who works here.',
      works:
        'Kinds of which something waits, and whether somebody takes it over by the clock (`goesOn`). What does not go on is told to those who can act.',
    },
    'people.getImport': {
      appliedAt: 'When it was done; null of one that was only looked at.',
      counts: 'How many rows there are of each outcome.',
      passedOver: 'Columns of the file that are passed over, as the file calls them.',
    },
  },
  parts: {
    EmployeeDetail: {
      seat: 'What their seat names of master data, by its code.',
      providerLinks: 'Accounts of identity providers that they sign in with.',
    },
    DirectoryPerson: {
      userName:
        'What the directory calls the account; of somebody whom it has not written yet, the address.',
      externalId: 'The directory’s own id of them.',
      jobTitle: 'What their job title is called; null where none is named.',
      department: 'The department of their job title; null where none is named.',
    },
    ListedEmployee: { rights: 'What they may; null for whoever does not give rights.' },
    ImportedRow: {
      line: 'The line of the table, as a spreadsheet counts.',
      about: 'What stands in its way, or which parts of the person change.',
    },
  },
} as const satisfies AreaWords<'people'>
