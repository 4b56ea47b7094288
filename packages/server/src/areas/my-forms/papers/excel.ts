import { statusLabel } from '@holdpoint/api'
import type { Cell, Column, WorkbookHead } from '../../../xlsx/workbook-writer.ts'
import type { Lookups } from '../../lookups.ts'

/** An entry as the workbook needs it, in the order in which the database gives it. */
export type ExcelRow = readonly [
  number: string,
  formTitle: string,
  formType: string,
  formVersion: number,
  status: string,
  elevatedFrom: string | null,
  isReopened: boolean,
  country: string | null,
  districtCode: string | null,
  businessUnitCode: string | null,
  crewCodes: readonly string[],
  customerId: string | null,
  padIds: readonly string[],
  titleAnswer: string | null,
  score: number | null,
  result: 'pass' | 'fail' | 'none' | null,
  kudos: number,
  upvotes: number,
  publicComments: number,
  privateComments: number,
  openActions: number,
  actions: number,
  subForms: number,
  submittedBy: string,
  employeeTitle: string | null,
  isSse: boolean,
  startedAt: number,
  submittedAt: number | null,
  completedAt: number | null,
]

/** Everything about a list's workbook that is known before its first row. */
export type ListWorkbook = { timeZone: string; lookups: Lookups }

/** One line of the second sheet. */
export type AboutLine = readonly [what: string, value: string | number]

/** The sheets of a list's workbook: the entries, and what they are. */
export function workbookHead({ timeZone }: ListWorkbook): WorkbookHead {
  return {
    timeZone,
    sheets: [
      { name: 'My Forms', columns },
      { name: 'About', columns: [text('About', 22), text('', 80)] },
    ],
  }
}

const columns: readonly Column[] = [
  text('Number', 14),
  text('Form', 32),
  text('Form type', 20),
  number('Version'),
  text('Status', 14),
  text('Elevated from', 24),
  text('Reopened', 10),
  text('Country', 18),
  text('District', 20),
  text('Business unit', 20),
  text('Crew', 20),
  text('Customer', 20),
  text('Pads', 24),
  text('Title answer', 40),
  number('Score %'),
  text('Passed', 10),
  number('Kudos'),
  number('Upvotes'),
  number('Public comments'),
  number('Private comments'),
  number('Open actions'),
  number('Actions'),
  number('Sub-forms'),
  text('Submitted by', 24),
  text('Employee title', 24),
  text('SSE', 6),
  moment('Started'),
  moment('Submitted'),
  moment('Completed'),
  number('Minutes'),
]

/** The cells of an entry, one for each column. */
export function cellsOf(row: ExcelRow, lookups: Lookups): Cell[] {
  const [
    entryNumber,
    formTitle,
    formType,
    formVersion,
    status,
    elevatedFrom,
    isReopened,
    country,
    districtCode,
    businessUnitCode,
    crewCodes,
    customerId,
    padIds,
    titleAnswer,
    score,
    result,
    kudos,
    upvotes,
    publicComments,
    privateComments,
    openActions,
    actions,
    subForms,
    submittedBy,
    employeeTitle,
    isSse,
    startedAt,
    submittedAt,
    completedAt,
  ] = row
  return [
    entryNumber,
    formTitle,
    formType,
    formVersion,
    statusLabel(status),
    elevatedFrom,
    yesNo(isReopened),
    country,
    nameOf(districtCode, lookups.district),
    nameOf(businessUnitCode, lookups.businessUnit),
    namesOf(crewCodes, lookups.crew),
    nameOf(customerId, lookups.customer),
    namesOf(padIds, lookups.pad),
    titleAnswer,
    score,
    passed[result ?? 'none'],
    kudos,
    upvotes,
    publicComments,
    privateComments,
    openActions,
    actions,
    subForms,
    submittedBy,
    employeeTitle,
    yesNo(isSse),
    startedAt,
    submittedAt,
    completedAt,
    submittedAt === null ? null : Math.max(0, Math.round((submittedAt - startedAt) / 60_000)),
  ]
}

const passed = { pass: 'Yes', fail: 'No', none: '' } as const

function text(header: string, width: number): Column {
  return { header, width, kind: 'text' }
}

function number(header: string): Column {
  return { header, width: 10, kind: 'number' }
}

function moment(header: string): Column {
  return { header, width: 17, kind: 'dateTime' }
}

function nameOf(code: string | null, names: ReadonlyMap<string, string>): string | null {
  return code === null ? null : (names.get(code) ?? code)
}

function namesOf(codes: readonly string[], names: ReadonlyMap<string, string>): string {
  return codes.map((code) => names.get(code) ?? code).join(', ')
}

function yesNo(value: boolean): string {
  return value ? 'Yes' : 'No'
}
