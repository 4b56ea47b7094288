import { employeeTypeLabels, type EmployeeType, type peopleList } from '@holdpoint/api'
import type { ListWords } from '../../lists/about.ts'
import { day, number, text, type ListWorkbook } from '../../lists/workbook.ts'

/** A person as the workbook needs them; what they may is null for whoever does not give rights. */
export type WorkbookRow = {
  place: number
  name: string
  number: string
  email: string
  title: string
  crew: string | null
  hired: string
  type: EmployeeType
  company: string | null
  phone: string
  groups: string | null
  rights: number | null
  given: number | null
  denied: number | null
}

type PeopleWorkbook = ListWorkbook<WorkbookRow, Record<never, never>>

/** The list of people as a workbook. */
export const peopleWorkbook: PeopleWorkbook = {
  sheet: 'People',
  columns: [
    text('Person', 28, (row) => row.name),
    text('Number', 14, (row) => row.number),
    text('Email', 32, (row) => row.email),
    text('Job', 28, (row) => row.title),
    text('Crew', 20, (row) => row.crew),
    day('Hired', (row) => row.hired),
    text('Employee type', 16, (row) => employeeTypeLabels[row.type]),
    text('Company', 28, (row) => row.company),
    text('Work phone', 20, (row) => row.phone),
  ],
}

/** The same for whoever gives rights. */
export const peopleRightsWorkbook: PeopleWorkbook = {
  ...peopleWorkbook,
  columns: [
    ...peopleWorkbook.columns,
    text('Groups', 40, (row) => row.groups),
    number('Rights', (row) => row.rights),
    number('Given alone', (row) => row.given),
    number('Denied', (row) => row.denied),
  ],
}

/** What the list of people is called, in the sheet that tells of it. */
export const peopleWords: ListWords<typeof peopleList> = {
  rows: 'People',
  sections: { active: 'Active', invited: 'No password yet', left: 'Deactivated' },
  orders: {
    name: ['last name', 'A to Z', 'Z to A'],
    number: ['number', 'lowest first', 'highest first'],
    hired: ['day of hiring', 'earliest first', 'latest first'],
  },
  day: 'Hired',
  parts: {
    countries: 'Country',
    districts: 'District',
    businessUnits: 'Business unit',
    crews: 'Crew',
    employeeTypes: 'Employee type',
    companies: 'Company',
    rights: 'Holds the right',
  },
}
