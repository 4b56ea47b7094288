import { qualificationKindLabels, type TrainingDetail } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { historyPage } from '../../records/history-page.ts'
import type { Holder } from '../../records/files.queries.ts'
import { namesOfQualifications } from './training.queries.ts'

type Page = { offset: number; limit: number }

/** A page of what happened to a record, newest first. */
export async function historyOfRecord(
  db: Queryable,
  holder: Holder,
  page: Page,
): Promise<TrainingDetail['history']> {
  return historyPage(db, holder, page, {
    labels: {
      ...{ person: 'Person', qualification: 'Qualification', level: 'Level' },
      ...{ number: 'Certificate', issuedOn: 'Issued', expiresOn: 'Expires', note: 'Note' },
      file: 'File',
    },
    values: {
      qualification: Object.fromEntries(await namesOfQualifications(db, holder.shardKey)),
    },
    people: ['person'],
  })
}

/** The same of a qualification. */
export async function historyOfQualification(
  db: Queryable,
  holder: Holder,
  page: Page,
): Promise<TrainingDetail['history']> {
  const jobs = await db.selectFrom('job_titles').select(['code', 'name']).execute()
  return historyPage(db, holder, page, {
    labels: {
      ...{ name: 'Name', kind: 'Kind', description: 'Description', retired: 'Retired' },
      ...{ validMonths: 'Valid for so many months', jobTitles: 'Job titles that must hold it' },
    },
    values: {
      kind: qualificationKindLabels,
      jobTitles: Object.fromEntries(jobs.map(({ code, name }) => [code, name])),
    },
  })
}
