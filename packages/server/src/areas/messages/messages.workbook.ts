import {
  messageCategoryLabels,
  messagePriorityLabels,
  receiptStateLabels,
  type messagesList,
} from '@holdpoint/api'
import type { ListWords } from '../../lists/about.ts'
import { moment, nameOf, text, type ListWorkbook } from '../../lists/workbook.ts'
import type { Lookups } from '../lookups.ts'
import type { WorkbookRow } from './messages.workbook.queries.ts'

/** The receipts of messages as a workbook. */
export const messagesWorkbook: ListWorkbook<WorkbookRow, Lookups> = {
  sheet: 'Receipts',
  columns: [
    text('Number', 14, (row) => row.number),
    text('Message', 40, (row) => row.title),
    text('Category', 16, ({ category }) =>
      category === null ? null : messageCategoryLabels[category],
    ),
    text('Priority', 12, ({ priority }) =>
      priority === null ? null : messagePriorityLabels[priority],
    ),
    moment('Starts', (row) => row.startsAt),
    moment('Ends', (row) => row.endsAt),
    text('Person', 24, (row) => row.person),
    text('Employee no.', 14, (row) => row.employeeNumber),
    text('Job title', 24, (row) => row.jobTitle),
    text('District', 20, (row, names) => nameOf(row.districtCode, names.district)),
    text('Crew', 20, (row, names) => nameOf(row.crewCode, names.crew)),
    text('Receipt', 14, (row) => receiptStateLabels[row.state]),
    moment('Delivered', (row) => row.deliveredAt),
    moment('Opened', (row) => row.openedAt),
    moment('Acknowledged', (row) => row.acknowledgedAt),
  ],
}

const byName = ['A to Z', 'Z to A'] as const
const byDay = ['earliest first', 'latest first'] as const

/** What the message center is called, in the sheet that tells of it. */
export const messagesWords: ListWords<typeof messagesList> = {
  rows: 'Messages',
  sections: { inbox: 'Inbox', sent: 'Sent', drafts: 'Drafts', ended: 'Ended' },
  orders: {
    unread: ['unread', 'read first', 'unread first'],
    starts: ['start', ...byDay],
    title: ['title', ...byName],
    priority: ['priority', 'lowest first', 'highest first'],
  },
  day: 'Starts',
  parts: {
    categories: 'Category',
    priorities: 'Priority',
    isUnread: 'Unread',
    countries: 'Country',
    districts: 'District',
    businessUnits: 'Business unit',
    crews: 'Crew',
  },
}
