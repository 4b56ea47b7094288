import { statusLabel } from '@holdpoint/api'
import {
  moment,
  nameOf,
  namesOf,
  number,
  text,
  yesNo,
  type ListWorkbook,
} from '../../../lists/workbook.ts'
import type { Lookups } from '../../lookups.ts'
import type { ExcelRow } from './excel.queries.ts'

/** The list of forms as a workbook. */
export const myFormsWorkbook: ListWorkbook<ExcelRow, Lookups> = {
  sheet: 'My Forms',
  columns: [
    text('Number', 14, (row) => row.number),
    text('Form', 32, (row) => row.formTitle),
    text('Form type', 20, (row) => row.formType),
    number('Version', (row) => row.formVersion),
    text('Status', 14, (row) => statusLabel(row.status)),
    text('Elevated from', 24, (row) => row.elevatedFrom),
    text('Reopened', 10, (row) => yesNo(row.isReopened)),
    text('Country', 18, (row) => row.country),
    text('District', 20, (row, names) => nameOf(row.districtCode, names.district)),
    text('Business unit', 20, (row, names) => nameOf(row.businessUnitCode, names.businessUnit)),
    text('Crew', 20, (row, names) => namesOf(row.crewCodes, names.crew)),
    text('Customer', 20, (row, names) => nameOf(row.customerId, names.customer)),
    text('Pads', 24, (row, names) => namesOf(row.padIds, names.pad)),
    text('Title answer', 40, (row) => row.titleAnswer),
    number('Score %', (row) => row.score),
    text('Passed', 10, (row) => passed[row.result ?? 'none']),
    number('Kudos', (row) => row.kudos),
    number('Upvotes', (row) => row.upvotes),
    number('Public comments', (row) => row.publicComments),
    number('Private comments', (row) => row.privateComments),
    number('Open actions', (row) => row.openActions),
    number('Actions', (row) => row.actions),
    number('Sub-forms', (row) => row.subForms),
    text('Submitted by', 24, (row) => row.submittedBy),
    text('Employee title', 24, (row) => row.employeeTitle),
    text('SSE', 6, (row) => yesNo(row.isSse)),
    moment('Started', (row) => row.startedAt),
    moment('Submitted', (row) => row.submittedAt),
    moment('Completed', (row) => row.completedAt),
    number('Minutes', ({ startedAt, firstSubmittedAt: at }) =>
      at === null ? null : Math.max(0, Math.round((at - startedAt) / 60_000)),
    ),
  ],
}

const passed = { pass: 'Yes', fail: 'No', none: '' } as const
