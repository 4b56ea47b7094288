import { sql } from 'kysely'
import { trainingSpanLabels, trainingStateLabels } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { PersonHandler } from '../../handler.ts'
import { filterWords } from '../../lists/filter-words.ts'
import { workbookDownload } from '../../lists/workbook-download.ts'
import { workbookFile } from '../../lists/workbook-file.ts'
import type { PickedRows } from '../../lists/workbook-rows.ts'
import { namesOfPeople } from '../people/people.queries.ts'
import { namesOfJobs } from './training.job-names.ts'
import { isRequired, stateOn, trainingLines } from './training.lines.ts'
import { training, type TrainingFacts } from './training.list.ts'
import { namesOfQualifications } from './training.queries.ts'
import { trainingListWords, trainingWorkbook, type WorkbookRow } from './training.workbook.ts'

const told = filterWords(training, {
  words: trainingListWords,
  names: () => Promise.resolve({}),
  partNames: async (db, filter, _names, { person: { shardKey } }) => ({
    people: await namesOfPeople(db, shardKey, filter.people),
    qualifications: await namesOfQualifications(db, shardKey),
    states: new Map(Object.entries(trainingStateLabels)),
    expiry: new Map(Object.entries(trainingSpanLabels)),
    ...(await namesOfJobs(db)),
  }),
})

const workbook = workbookDownload(training, {
  path: '/training-excel-file',
  name: 'training',
  words: trainingListWords,
  open: workbookFile(training, { workbook: trainingWorkbook, select: selectRows, ...told }),
})

export const excel: PersonHandler<'training.excel'> = workbook.address
export const excelFile: PersonHandler<'training.excelFile'> = workbook.file

type Facts = TrainingFacts & { shardKey: string }

function selectRows(_db: Queryable, picked: PickedRows, { today, shardKey }: Facts) {
  return sql<WorkbookRow>`(
    select picked.place, person.full_name as person, person.employee_number as employee,
      job.name as job,
      (select name from departments where code = job.department_code) as department,
      qualification.name as qualification, qualification.kind,
      ${stateOn(sql`${today}`)} as state, ${isRequired} as required, line.level, line.number,
      line.issued_on as issued, line.expires_on as expires,
      (select note from training_records as kept
        where kept.shard_key = line.shard_key and kept.id = line.record_id) as note
    from ${picked}
    join (${trainingLines}) on line.id = picked.id and line.shard_key = ${shardKey}
  )`
}
