import {
  qualificationKindLabels,
  trainingStateLabels,
  type QualificationKind,
  type trainingList,
  type TrainingState,
} from '@holdpoint/api'
import type { ListWords } from '../../lists/about.ts'
import { day, text, type ListWorkbook } from '../../lists/workbook.ts'

/** A line as the workbook needs it. */
export type WorkbookRow = {
  place: number
  person: string
  employee: string
  job: string | null
  department: string | null
  qualification: string
  kind: QualificationKind
  state: TrainingState
  required: boolean
  level: string
  number: string
  issued: string | null
  expires: string | null
  note: string | null
}

/** What people hold and lack, as a workbook. */
export const trainingWorkbook: ListWorkbook<WorkbookRow, Record<never, never>> = {
  sheet: 'Training and skills',
  columns: [
    text('Person', 28, (row) => row.person),
    text('Number', 14, (row) => row.employee),
    text('Job', 28, (row) => row.job),
    text('Department', 20, (row) => row.department),
    text('Qualification', 32, (row) => row.qualification),
    text('Kind', 10, (row) => qualificationKindLabels[row.kind]),
    text('State', 14, (row) => trainingStateLabels[row.state]),
    text('Job asks for it', 14, (row) => (row.required ? 'Yes' : 'No')),
    text('Level', 16, (row) => row.level),
    text('Certificate', 20, (row) => row.number),
    day('Issued', (row) => row.issued),
    day('Expires', (row) => row.expires),
    text('Note', 40, (row) => row.note),
  ],
}

/** What the list is called, in the sheet that tells of it. */
export const trainingListWords: ListWords<typeof trainingList> = {
  rows: 'Qualifications of people',
  sections: { current: 'Current', renewed: 'Renewed' },
  orders: {
    expires: ['day of expiry', 'earliest first', 'latest first'],
    person: ['person', 'A to Z', 'Z to A'],
    qualification: ['qualification', 'A to Z', 'Z to A'],
    issued: ['day of issue', 'earliest first', 'latest first'],
  },
  day: 'Issued',
  parts: {
    people: 'Person',
    qualifications: 'Qualification',
    states: 'State',
    expiry: 'Expires',
    jobTitles: 'Job title',
    departments: 'Department',
  },
}
