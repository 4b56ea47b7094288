import { jsaShiftLabels, jsaStateLabels, riskNameOfLevel, type jsaList } from '@holdpoint/api'
import type { ListWords } from '../../lists/about.ts'
import { moment, nameOf, number, text, yesNo, type ListWorkbook } from '../../lists/workbook.ts'
import type { Lookups } from '../lookups.ts'
import type { WorkbookRow } from './jsa.workbook.queries.ts'

/** The list of analyses as a workbook. */
export const jsaWorkbook: ListWorkbook<WorkbookRow, Lookups> = {
  sheet: 'Analyses',
  columns: [
    text('Number', 14, (row) => row.number),
    text('Title', 40, (row) => row.title),
    text('Shift', 8, (row) => jsaShiftLabels[row.shift]),
    text('Status', 18, (row) => jsaStateLabels[row.status]),
    moment('Start', (row) => row.startsAt),
    moment('Expiry', (row) => row.expiresAt),
    text('Crew', 20, (row, names) => nameOf(row.crewCode, names.crew)),
    text('Crew colour', 14, (row) => row.crewColor),
    text('Pad', 20, (row, names) => nameOf(row.padId, names.pad)),
    text('Well', 16, (row) => row.well),
    text('Customer', 20, (row, names) => nameOf(row.customerId, names.customer)),
    text('Supervisor', 24, (row) => row.supervisor),
    number('Attendees', (row) => row.attendees),
    number('Signed', (row) => row.signed),
    number('Sign %', (row) => row.signedPercent),
    number('SSE count', (row) => row.sse),
    number('Hazards', (row) => row.hazards),
    text('Worst residual', 16, (row) => riskNameOfLevel(row.residualLevel)),
    number('Stop-work count', (row) => row.stops),
    number('Revision', (row) => row.revision),
    text('Exemplar', 10, (row) => yesNo(row.isStar)),
    moment('Closed', (row) => row.closedAt),
    text('Lessons', 60, (row) => row.lessons),
  ],
}

/** What the list of analyses is called, in the sheet that tells of it. */
export const jsaListWords: ListWords<typeof jsaList> = {
  rows: 'Analyses',
  sections: { mine: 'Mine', team: 'My team', all: 'All' },
  orders: {
    start: ['start', 'earliest first', 'latest first'],
    number: ['number', 'lowest first', 'highest first'],
    title: ['title', 'A to Z', 'Z to A'],
    signed: ['share of signatures', 'fewest first', 'most first'],
    risk: ['residual risk', 'mildest first', 'worst first'],
  },
  day: 'Begins',
  parts: {
    statuses: 'Status',
    shifts: 'Shift',
    signedShares: 'Signed',
    crews: 'Crew',
    crewColors: 'Crew colour',
    pads: 'Pad',
    supervisors: 'Supervisor',
    people: 'Person',
    isMine: 'Mine',
    isTeams: 'My team’s',
    isStar: 'Exemplar',
    isWaiting: 'Waits for me',
  },
}
