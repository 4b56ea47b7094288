import { sql } from 'kysely'
import type { FormAudiencePart } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'

type Names = Readonly<Record<string, string>>

/** What each place, unit and job that forms are narrowed to is called, by its code. */
export async function audienceNames(
  db: Queryable,
): Promise<Readonly<Record<FormAudiencePart, Names>>> {
  const { rows } = await sql<{ part: FormAudiencePart; code: string; name: string }>`
    select 'countryIds' as part, code, name from countries
    union all select 'districtIds', code, name from districts
    union all select 'businessUnitIds', code, name from business_units
    union all select 'departmentIds', code, name from departments
    union all select 'jobTitleIds', code, name from job_titles`.execute(db)
  const namesOf = (part: FormAudiencePart) =>
    Object.fromEntries(
      rows.filter((row) => row.part === part).map(({ code, name }) => [code, name]),
    )
  return {
    countryIds: namesOf('countryIds'),
    districtIds: namesOf('districtIds'),
    businessUnitIds: namesOf('businessUnitIds'),
    departmentIds: namesOf('departmentIds'),
    jobTitleIds: namesOf('jobTitleIds'),
  }
}

/** What each form type is called, by its id. */
export async function typeNames(db: Queryable): Promise<Names> {
  const types = await db.selectFrom('form_types').select(['id', 'name']).execute()
  return Object.fromEntries(types.map(({ id, name }) => [id, name]))
}
