import {
  isInOrder,
  qualificationKindLabels,
  trainingStateLabels,
  type TrainingMatrixCell,
  type TrainingMatrixColumn,
  type trainingMatrixList,
} from '@holdpoint/api'
import type { ListWords } from '../../lists/about.ts'
import type { Names, Sheets } from '../../lists/workbook.ts'

/** A person as the workbook of the matrix needs them. */
export type MatrixSheetRow = {
  place: number
  person: string
  employee: string
  job: string | null
  crew: string | null
  /** By the ids of the qualifications. */
  cells: Readonly<Record<string, Pick<TrainingMatrixCell, 'state' | 'expiresOn'>>>
}

/** What is known of the rows before the first is written. */
export type MatrixSheetFacts = { readonly columns: readonly TrainingMatrixColumn[] }

/** The matrix as a workbook: a person a line and a qualification a column; behind it its totals. */
export function matrixSheets({ columns }: MatrixSheetFacts): Sheets<MatrixSheetRow, Names> {
  return {
    ofRows: [
      {
        name: 'Matrix',
        columns: [
          { header: 'Person', width: 28, kind: 'text' },
          { header: 'Number', width: 14, kind: 'text' },
          { header: 'Job', width: 28, kind: 'text' },
          { header: 'Crew', width: 20, kind: 'text' },
          { header: 'In order', width: 10, kind: 'number' },
          { header: 'Of', width: 10, kind: 'number' },
          ...columns.map((column) => ({
            header: headOf(column),
            width: 26,
            kind: 'text' as const,
          })),
        ],
        linesOf: ({ person, employee, job, crew, cells }) => {
          const all = Object.values(cells)
          const inOrder = all.filter(({ state }) => isInOrder(state))
          return [
            [
              ...[person, employee, job, crew, inOrder.length, all.length],
              ...columns.map(({ qualificationId }) => cellInWords(cells[qualificationId])),
            ],
          ]
        },
      },
    ],
    fixed: [
      {
        name: 'Qualifications',
        columns: [
          { header: 'Qualification', width: 32, kind: 'text' },
          { header: 'Kind', width: 10, kind: 'text' },
          { header: 'In order', width: 10, kind: 'number' },
          { header: 'Of', width: 10, kind: 'number' },
        ],
        lines: columns.map((column) => [
          ...[headOf(column), qualificationKindLabels[column.kind]],
          ...[column.inOrder, column.counted],
        ]),
      },
    ],
  }
}

/** What a qualification is called, and that nobody is asked for it any more. */
const headOf = ({ name, isRetired }: TrainingMatrixColumn) =>
  isRetired ? `${name} (retired)` : name

/** The state, and the last day on which it is valid; nothing where it is neither held nor asked for. */
function cellInWords(cell: MatrixSheetRow['cells'][string] | undefined): string {
  return cell === undefined
    ? ''
    : [trainingStateLabels[cell.state], cell.expiresOn].filter(Boolean).join(', ')
}

/** What the matrix is called, in the sheet that tells of it. */
export const matrixWords: ListWords<typeof trainingMatrixList> = {
  rows: 'People',
  sections: { asked: 'With training', wanting: 'Not in order', everybody: 'Everybody' },
  orders: {
    person: ['person', 'A to Z', 'Z to A'],
    job: ['job', 'A to Z', 'Z to A'],
  },
  day: 'Hired',
  parts: {
    qualifications: 'Qualification',
    jobTitles: 'Job title',
    departments: 'Department',
    countries: 'Country',
    districts: 'District',
    businessUnits: 'Business unit',
    crews: 'Crew',
  },
}
