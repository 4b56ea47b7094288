import { trainingMatrixList } from '@holdpoint/api'
import { definePlace } from '../../lists/place.ts'
import { paths } from '../../paths.ts'

/** As many qualifications stand beside each other. */
export const columnsShown = 12

/** The matrix of training and its places; its address says which qualifications are shown, too. */
export const matrixPlaces = definePlace(trainingMatrixList, {
  path: paths.trainingMatrix(),
  names: {
    qualifications: ['Qualification', 'qualifications'],
    jobTitles: ['Job title', 'job titles'],
    departments: ['Department', 'departments'],
    countries: ['Country', 'countries'],
    districts: ['District', 'districts'],
    businessUnits: ['Business unit', 'business units'],
    crews: ['Crew', 'crews'],
  },
  recordName: 'Person',
  dayName: 'Hired',
  offersDays: false,
  own: {
    read: (query): { columns: number } => ({ columns: readColumns(query.get('columns')) }),
    write: ({ columns }) => ({ columns: columns === 1 ? undefined : String(columns) }),
  },
})

/** A place of the matrix. */
export type MatrixPlace = typeof matrixPlaces.plain

function readColumns(text: string | null): number {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
}
