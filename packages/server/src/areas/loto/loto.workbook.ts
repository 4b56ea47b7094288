import { lotoStateLabels, type lotoList } from '@holdpoint/api'
import type { ListWords } from '../../lists/about.ts'
import { moment, nameOf, number, text, type ListWorkbook } from '../../lists/workbook.ts'
import type { Lookups } from '../lookups.ts'
import type { WorkbookRow } from './loto.workbook.queries.ts'

/** The list of lockouts as a workbook. */
export const lotoWorkbook: ListWorkbook<WorkbookRow, Lookups> = {
  sheet: 'Lockouts',
  columns: [
    text('Number', 16, (row) => row.number),
    text('Title', 40, (row) => row.title),
    text('Equipment category', 20, (row) => row.category),
    text('Equipment no.', 14, (row) => row.equipment),
    text('Template', 16, (row) => row.code),
    number('Template rev', (row) => row.revision),
    text('Reason', 40, (row) => row.reason),
    text('Status', 18, (row) => lotoStateLabels[row.status]),
    text('Primary', 24, (row) => row.primary),
    number('Points', (row) => row.points),
    number('Locks on', (row) => row.locks),
    number('People authorised', (row) => row.authorised),
    text('Without an account', 30, (row) => row.visitors),
    moment('Start', (row) => row.startsAt),
    moment('End', (row) => row.endsAt),
    moment('Verified', (row) => row.verifiedAt),
    moment('Restored', (row) => row.restoredAt),
    number('Hours locked', (row) => row.hoursLocked),
    number('Handovers', (row) => row.handovers),
    number('Test cycles', (row) => row.tests),
    number('Absent removals', (row) => row.absent),
    text('WO', 16, (row) => row.workOrder),
    text('JSA', 16, (row) => row.jsa),
    text('Pad', 20, (row, names) => nameOf(row.padId, names.pad)),
  ],
}

/** What the list of lockouts is called, in the sheet that tells of it. */
export const lotoListWords: ListWords<typeof lotoList> = {
  rows: 'Lockouts',
  sections: { mine: 'Mine', live: 'Out of service', all: 'All' },
  orders: {
    start: ['planned start', 'earliest first', 'latest first'],
    number: ['number', 'lowest first', 'highest first'],
    title: ['title', 'A to Z', 'Z to A'],
    equipment: ['equipment', 'A to Z', 'Z to A'],
    locks: ['locks that are on', 'fewest first', 'most first'],
  },
  day: 'Planned',
  parts: {
    statuses: 'Status',
    categories: 'Equipment category',
    assets: 'Machine',
    pads: 'Pad',
    primaries: 'Primary',
    people: 'Person',
    templates: 'Template',
    isWaiting: 'Waits for me',
    isLong: 'Locked for more than 12 hours',
  },
}
