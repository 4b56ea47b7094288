import { acknowledgementStateLabels, fileStatusLabels, type filesList } from '@holdpoint/api'
import type { ListWords } from '../../lists/about.ts'
import { day, moment, nameOf, number, text, type ListWorkbook } from '../../lists/workbook.ts'
import type { Lookups } from '../lookups.ts'
import type { WorkbookRow } from './files.workbook.queries.ts'

/** Files and the people who are to acknowledge them. */
export const filesWorkbook: ListWorkbook<WorkbookRow, Lookups> = {
  sheet: 'Files and people',
  columns: [
    text('Number', 14, (row) => row.number),
    text('Name', 36, (row) => row.name),
    text('Folder', 28, (row) => row.folder),
    text('Status', 14, (row) => fileStatusLabels[row.status]),
    number('In force', (row) => row.currentVersion),
    text('Owner', 24, (row) => row.owner),
    day('Next review', (row) => row.reviewOn),
    text('Person', 28, (row) => row.person),
    text('Employee no.', 14, (row) => row.employeeNumber),
    text('District', 20, (row, names) => nameOf(row.districtCode, names.district)),
    text('Crew', 20, (row, names) => nameOf(row.crewCode, names.crew)),
    text('State', 16, (row) => row.state && acknowledgementStateLabels[row.state]),
    day('Due', (row) => row.dueOn),
    moment('Opened', (row) => row.openedAt),
    number('Version acknowledged', (row) => row.version),
    moment('Acknowledged', (row) => row.at),
    number('Wrong answers', (row) => row.wrongAnswers),
    text('Waived because', 36, (row) => row.reason),
  ],
}

const byName = ['A to Z', 'Z to A'] as const
const byDay = ['earliest first', 'latest first'] as const

/** What the library is called, in the sheet that tells of it. */
export const filesWords: ListWords<typeof filesList> = {
  rows: 'Files',
  sections: {
    acknowledge: 'To acknowledge',
    library: 'In force',
    pinned: 'Pinned',
    work: 'In preparation',
    archived: 'Archived',
  },
  orders: {
    name: ['name', ...byName],
    folder: ['folder', ...byName],
    number: ['number', 'lowest first', 'highest first'],
    changed: ['last change', ...byDay],
    review: ['next review', ...byDay],
  },
  day: 'Changed',
  parts: { folders: 'Folder', tags: 'Tag', isReviewDue: 'Review due', isAsked: 'Asked of me' },
}
