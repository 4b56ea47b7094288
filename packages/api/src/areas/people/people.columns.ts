import type { TableColumn } from '../../lists/table-import.ts'

// The columns of a table of people: what reads one, what the page says of it and the template that
// is given out all come from here.

/** A column of a table of people. */
export type PeopleColumn = TableColumn & {
  /** What its cells say, for whoever fills them in. */
  holds: string
  /** Whether no row does without it. */
  isNeeded: boolean
  /** What the template has in it. */
  example: string
}

const codeOf = (entry: string) => `The code of the ${entry} in your master data.`

/** The columns of a table of people, by their names on the wire; headings are those of the portal. */
export const peopleColumns = [
  {
    name: 'employeeNumber',
    heading: 'Employee number',
    aliases: ['Number', 'Employee no'],
    holds: 'What the person is known by: a number that is there already changes that person.',
    isNeeded: true,
    example: 'E-1042',
  },
  {
    name: 'firstName',
    heading: 'First name',
    aliases: ['Given name'],
    holds: 'At most 100 characters.',
    isNeeded: true,
    example: 'Ada',
  },
  {
    name: 'lastName',
    heading: 'Last name',
    aliases: ['Family name', 'Surname'],
    holds: 'At most 100 characters.',
    isNeeded: true,
    example: 'Moss',
  },
  {
    name: 'email',
    heading: 'Work email',
    aliases: ['Email address'],
    holds: 'The address that they sign in with; nobody else may have it.',
    isNeeded: true,
    example: 'ada.moss@company.example',
  },
  {
    name: 'jobDesc',
    heading: 'Job',
    aliases: ['Job description'],
    holds: 'What they do, in words; left empty, what the job title is called.',
    isNeeded: false,
    example: 'Pump operator',
  },
  {
    name: 'hireDate',
    heading: 'Hired on',
    aliases: ['Hired', 'Date of hire'],
    holds: 'A day as 2026-01-31 or 31.01.2026; of somebody new left empty, today.',
    isNeeded: false,
    example: '2026-01-31',
  },
  {
    name: 'managerNumber',
    heading: 'Manager’s number',
    aliases: ['Manager’s employee number'],
    holds: 'The employee number of whoever they report to, who may stand in another row.',
    isNeeded: false,
    example: 'E-1001',
  },
  {
    name: 'isSSE',
    heading: 'Short-service employee',
    aliases: ['SSE'],
    holds: 'Yes or no.',
    isNeeded: false,
    example: 'no',
  },
  {
    name: 'employeeType',
    heading: 'Employee type',
    aliases: ['Type', 'User type'],
    holds: 'Field, Office or Contractor; of somebody new left empty, Field.',
    isNeeded: false,
    example: 'Field',
  },
  {
    name: 'companyCode',
    heading: 'Company code',
    aliases: [],
    holds: 'The code of the company that they work for; left empty, one is made from its name.',
    isNeeded: false,
    example: 'ACME',
  },
  {
    name: 'companyName',
    heading: 'Company',
    aliases: ['Company name', 'Organization'],
    holds: 'What the company that they work for is called. At most 100 characters.',
    isNeeded: false,
    example: 'Acme Field Services',
  },
  {
    name: 'phone',
    heading: 'Work phone',
    aliases: ['Phone', 'Phone number'],
    holds: 'Where they are called at work, as +1 907 555 0134.',
    isNeeded: false,
    example: '907 555 0134',
  },
  {
    name: 'countryCode',
    heading: 'Country',
    aliases: [],
    holds: `${codeOf('country')} Left empty, that of the district.`,
    isNeeded: false,
    example: 'US',
  },
  {
    name: 'divisionCode',
    heading: 'District',
    aliases: ['District code', 'Division'],
    holds: codeOf('district'),
    isNeeded: false,
    example: 'NORTH',
  },
  {
    name: 'lobCode',
    heading: 'Business unit',
    aliases: ['Business unit code', 'Line of business', 'LOB'],
    holds: codeOf('business unit'),
    isNeeded: false,
    example: 'PUMPS',
  },
  {
    name: 'deptCode',
    heading: 'Department',
    aliases: ['Department code'],
    holds: `${codeOf('department')} It comes with the job title, and is only held against it.`,
    isNeeded: false,
    example: 'OPS',
  },
  {
    name: 'jobCode',
    heading: 'Job title',
    aliases: ['Job title code'],
    holds: codeOf('job title'),
    isNeeded: false,
    example: 'OPERATOR',
  },
  {
    name: 'crew',
    heading: 'Crew',
    aliases: ['Crew code'],
    holds: codeOf('crew'),
    isNeeded: false,
    example: 'N-01',
  },
] as const satisfies readonly PeopleColumn[]

/** The name of a column on the wire. */
export type PeopleColumnName = (typeof peopleColumns)[number]['name']

/** What columns are called where people read, by their names on the wire. */
export const peopleHeadings = Object.fromEntries(
  peopleColumns.map(({ name, heading }) => [name, heading]),
) as Readonly<Record<PeopleColumnName, string>>
