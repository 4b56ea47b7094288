import type { Queryable } from '../../db/database.ts'

/** What the job titles and departments are called that a filter names, by their codes. */
export async function namesOfJobs(db: Queryable) {
  return {
    jobTitles: namesIn(await db.selectFrom('job_titles').select(['code', 'name']).execute()),
    departments: namesIn(await db.selectFrom('departments').select(['code', 'name']).execute()),
  }
}

function namesIn(rows: readonly { code: string; name: string }[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ code, name }) => [code, name]))
}
