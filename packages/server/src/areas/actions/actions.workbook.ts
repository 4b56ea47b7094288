import {
  actionPriorityLabels,
  actionStatusLabels,
  actionTypeLabels,
  controlLevelLabels,
  type actionsList,
} from '@holdpoint/api'
import type { ListWords } from '../../lists/about.ts'
import {
  day,
  moment,
  nameOf,
  namesOf,
  number,
  text,
  type ListWorkbook,
} from '../../lists/workbook.ts'
import type { Lookups } from '../lookups.ts'
import type { WorkbookRow } from './actions.workbook.queries.ts'

/** The list of actions as a workbook. */
export const actionsWorkbook: ListWorkbook<WorkbookRow, Lookups> = {
  sheet: 'Actions',
  columns: [
    text('Number', 14, (row) => row.number),
    text('Title', 40, (row) => row.title),
    text('Type', 20, (row) => actionTypeLabels[row.type]),
    text('Priority', 10, (row) => actionPriorityLabels[row.priority]),
    text('Status', 14, (row) => actionStatusLabels[row.status]),
    text('Source', 28, (row) => row.sourceTitle),
    text('Source no.', 14, (row) => row.sourceNumber),
    text('Question', 32, (row) => row.question),
    text('District', 20, (row, names) => nameOf(row.districtCode, names.district)),
    text('Business unit', 20, (row, names) => nameOf(row.businessUnitCode, names.businessUnit)),
    text('Crew', 20, (row, names) => namesOf(row.crewCodes, names.crew)),
    text('Pad', 20, (row, names) => namesOf(row.padIds, names.pad)),
    text('Customer', 20, (row, names) => nameOf(row.customerId, names.customer)),
    text('Asset', 24, (row) => row.asset),
    text('Assignee', 24, (row) => row.assignees),
    text('Owner', 24, (row) => row.owner),
    moment('Created', (row) => row.createdAt),
    day('Due', (row) => row.dueOn),
    day('Original due', (row) => row.firstDueOn),
    number('Times extended', (row) => row.dueMoves),
    moment('Completed', (row) => row.completedAt),
    text('Verified by', 24, (row) => row.verifiedBy),
    text('Effective', 10, ({ isEffective }) =>
      isEffective === null ? '' : isEffective ? 'Yes' : 'No',
    ),
    number('Days open', (row) => row.daysOpen),
    text('WO no.', 14, (row) => row.workOrder),
    text('Control level', 20, ({ controlLevel }) =>
      controlLevel === null ? '' : controlLevelLabels[controlLevel],
    ),
  ],
}

const byName = ['A to Z', 'Z to A'] as const
const byDay = ['earliest first', 'latest first'] as const

/** What the list of actions is called, in the sheet that tells of it. */
export const actionsWords: ListWords<typeof actionsList> = {
  rows: 'Actions',
  sections: { mine: 'Mine', team: 'My team', all: 'All' },
  orders: {
    due: ['due date', ...byDay],
    number: ['number', 'lowest first', 'highest first'],
    title: ['title', ...byName],
    status: ['status', 'open first', 'closed first'],
    priority: ['priority', 'lowest first', 'highest first'],
    created: ['creation', ...byDay],
  },
  day: 'Raised',
  parts: {
    statuses: 'Status',
    priorities: 'Priority',
    types: 'Type',
    sources: 'Raised from',
    isOverdue: 'Overdue',
    isMine: 'Mine',
    isTeams: 'My team’s',
    countries: 'Country',
    districts: 'District',
    businessUnits: 'Business unit',
    crews: 'Crew',
    assets: 'Equipment',
    pads: 'Pad',
    customers: 'Customer',
    createdBy: 'Raised by',
    assignees: 'Assigned to',
    owners: 'Owner',
    verifiers: 'Verifier',
  },
}
