import { sql } from 'kysely'
import { isInOrder, type TrainingMatrixCell, type TrainingMatrixRow } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { filterWords } from '../../lists/filter-words.ts'
import { withKeptFilter } from '../../lists/kept-filter.ts'
import { listPage } from '../../lists/page.ts'
import { askedOf } from '../../lists/source.ts'
import { workbookDownload } from '../../lists/workbook-download.ts'
import { workbookFile } from '../../lists/workbook-file.ts'
import type { PickedRows } from '../../lists/workbook-rows.ts'
import { lookupsOf } from '../lookups.ts'
import { namesOfJobs } from './training.job-names.ts'
import {
  cellsIn,
  cellsOf,
  columnsAmong,
  columnsOf,
  trainingMatrix,
  type MatrixQuery,
} from './training.matrix.ts'
import { matrixSheets, matrixWords, type MatrixSheetRow } from './training.matrix.workbook.ts'
import { namesOfQualifications } from './training.queries.ts'

const pageOf = listPage(trainingMatrix)

export const matrix: PersonHandler<'training.matrix'> = async (input, context) => {
  const { db } = context
  const opened = await withKeptFilter(trainingMatrix.list, input, context)
  const { rows, ...page } = await pageOf(opened, context)
  const query = askedOf(trainingMatrix, opened, context)
  const personIds = rows.map(({ id }) => id)
  const cells = await cellsOf(db, query, personIds)
  return ok({
    ...page,
    qualifications: await columnsOf(db, query),
    data: rows.map(({ id, person, job_title: jobTitle, crew }) => ({
      ...{ person, jobTitle, crew },
      ...standingOf(cells.filter(({ personId }) => personId === id)),
    })),
  })
}

function standingOf(
  cells: TrainingMatrixCell[],
): Pick<TrainingMatrixRow, 'inOrder' | 'counted' | 'cells'> {
  const inOrder = cells.filter(({ state }) => isInOrder(state)).length
  return { inOrder, counted: cells.length, cells }
}

const told = filterWords(trainingMatrix, {
  words: matrixWords,
  names: () => Promise.resolve({}),
  partNames: async (db, _filter, _names, { cacheOwner, now, person: { shardKey } }) => {
    const { district, businessUnit, crew } = await lookupsOf(cacheOwner, db, now.getTime())
    return {
      ...{ districts: district, businessUnits: businessUnit, crews: crew },
      qualifications: await namesOfQualifications(db, shardKey),
      ...(await namesOfJobs(db)),
    }
  },
})

const workbook = workbookDownload(trainingMatrix, {
  path: '/training-matrix-excel-file',
  name: 'training-matrix',
  words: matrixWords,
  open: workbookFile(trainingMatrix, {
    ...told,
    workbook: {
      async factsOf(db, { ids, query }) {
        const personIds = sql`select unnest(string_to_array(${ids}, E'\n'))`
        return { facts: { columns: await columnsAmong(db, query, personIds) }, names: {} }
      },
      sheetsOf: matrixSheets,
    },
    select: selectRows,
  }),
})

export const matrixExcel: PersonHandler<'training.matrixExcel'> = workbook.address
export const matrixExcelFile: PersonHandler<'training.matrixExcelFile'> = workbook.file

function selectRows(_db: Queryable, picked: PickedRows, query: MatrixQuery) {
  return sql<MatrixSheetRow>`(
    select picked.place, person.full_name as person, person.employee_number as employee,
      job.name as job, (select name from crews where code = person.crew_code) as crew,
      ${cellsIn('picked.id', query)} as cells
    from ${picked}
    join people as person on person.id = picked.id
    left join job_titles as job on job.code = person.job_code
  )`
}
