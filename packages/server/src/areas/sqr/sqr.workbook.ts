import { severityLabel, sqrNcrStepLabels, sqrPhaseLabels, type sqrList } from '@holdpoint/api'
import type { ListWords } from '../../lists/about.ts'
import { moment, nameOf, number, text, type ListWorkbook } from '../../lists/workbook.ts'
import type { Lookups } from '../lookups.ts'
import type { WorkbookRow } from './sqr.workbook.queries.ts'

/** The list of reports as a workbook (domain 2.9). */
export const sqrWorkbook: ListWorkbook<WorkbookRow, Lookups> = {
  sheet: 'Quality reports',
  columns: [
    text('Number', 14, (row) => row.number),
    text('Title', 40, (row) => row.title),
    text('Business unit', 16, (row, names) => nameOf(row.businessUnit, names.businessUnit)),
    text('Crew', 14, (row, names) => nameOf(row.crewId, names.crew)),
    text('Customer', 22, (row, names) => nameOf(row.customerId, names.customer)),
    text('District', 14, (row, names) => nameOf(row.districtId, names.district)),
    text('Pad', 18, (row, names) => nameOf(row.padId, names.pad)),
    text('Well', 16, (row) => row.well),
    text('API number', 18, (row) => row.apiNumber),
    text('Stage', 10, (row) => row.stage),
    text('Job ticket', 14, (row) => row.jobTicket),
    text('Classification', 22, (row) => row.classification),
    text('Type', 22, (row) => row.type),
    text('Code', 14, (row) => row.code),
    text('Incident', 40, (row) => row.incident),
    text('Damage', 28, (row) => row.damage),
    moment('Began', (row) => row.startsAt),
    moment('Ended', (row) => row.endsAt),
    number('Lost time h', (row) => row.hours),
    text('Severity', 12, (row) => severityLabel(row.severity)),
    text('Overridden because', 40, (row) => row.overriddenBecause),
    text('Potential severity', 16, (row) => row.potential && severityLabel(row.potential)),
    text('Phase', 18, (row) => sqrPhaseLabels[row.phase]),
    text('Status', 20, (row) => row.status),
    moment('In phase since', (row) => row.phaseSince),
    moment('Due', (row) => row.dueAt),
    text('Responsible party', 20, (row) => row.responsibleParty),
    text('Vendor', 22, (row) => row.vendor),
    text('Equipment', 40, (row) => row.equipment),
    text('Parts', 40, (row) => row.parts),
    text('Purchase orders', 20, (row) => row.purchaseOrders),
    text('People', 40, (row) => row.people),
    text('Causes', 50, (row) => row.causes),
    text('NCR step', 18, (row) => row.ncrStep && sqrNcrStepLabels[row.ncrStep]),
    number('Actions open', (row) => row.openActions),
    number('Actions', (row) => row.actions),
    number('Cost to us', (row) => row.ownCost),
    number('Cost to the customer', (row) => row.customerCost),
    text('Parent', 14, (row) => row.parent),
    text('Reporter', 24, (row) => row.reporter),
    text('Owner', 24, (row) => row.owner),
    moment('Closed', (row) => row.closedAt),
  ],
}

/** What the list of reports is called, in the sheet that tells of it. */
export const sqrListWords: ListWords<typeof sqrList> = {
  rows: 'Quality reports',
  sections: { mine: 'Mine', team: 'My team', all: 'All' },
  orders: {
    start: ['beginning', 'earliest first', 'latest first'],
    number: ['number', 'lowest first', 'highest first'],
    title: ['title', 'A to Z', 'Z to A'],
    severity: ['severity', 'mildest first', 'worst first'],
    lost: ['lost time', 'shortest first', 'longest first'],
    changed: ['last change', 'earliest first', 'latest first'],
  },
  day: 'Began',
  parts: {
    phases: 'Phase',
    severities: 'Severity',
    classifications: 'Classification',
    types: 'Type',
    districts: 'District',
    businessUnits: 'Business unit',
    crews: 'Crew',
    customers: 'Customer',
    pads: 'Pad',
    owners: 'Owner',
    isWaiting: 'Waits for me',
    isOverdue: 'Overdue',
    hasNcr: 'With a non-conformance',
  },
}
