import { acknowledgementStateLabels, sdsStatusLabels } from '@holdpoint/api'
import { day, moment, nameOf, text, type ListWorkbook } from '../../lists/workbook.ts'
import type { Lookups } from '../lookups.ts'
import type { PeopleRow } from './sds.people-workbook.queries.ts'

/** Sheets and the people who are to acknowledge them. */
export const sdsPeopleWorkbook: ListWorkbook<PeopleRow, Lookups> = {
  sheet: 'Sheets and people',
  columns: [
    text('Number', 14, (row) => row.number),
    text('Product', 32, (row) => row.product),
    text('Manufacturer', 28, (row) => row.manufacturer),
    text('Status', 14, (row) => sdsStatusLabels[row.status]),
    day('Revision', (row) => row.revisionOn),
    text('Person', 28, (row) => row.person),
    text('Employee no.', 14, (row) => row.employeeNumber),
    text('District', 20, (row, names) => nameOf(row.districtCode, names.district)),
    text('Crew', 20, (row, names) => nameOf(row.crewCode, names.crew)),
    text('State', 16, (row) => row.state && acknowledgementStateLabels[row.state]),
    day('Due', (row) => row.dueOn),
    moment('Opened', (row) => row.openedAt),
    moment('Acknowledged', (row) => row.at),
    text('Waived because', 36, (row) => row.reason),
  ],
}
