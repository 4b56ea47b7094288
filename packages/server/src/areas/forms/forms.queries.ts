import type { FormDefinition } from '@holdpoint/forms'
import type { Queryable } from '../../db/database.ts'
import type { Audience } from './forms.rules.ts'

export function activeFormTypes(db: Queryable) {
  return db
    .selectFrom('form_types')
    .select(['id', 'name', 'description', 'icon_url', 'sort_order'])
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('name')
    .execute()
}

/** The forms that may be started now, of one type or of all. */
export function publishedForms(db: Queryable, formTypeId?: string) {
  return db
    .selectFrom('forms')
    .select([
      'id',
      'form_type_id',
      'title',
      'description',
      'icon_url',
      'sort_order',
      'passing_percentage',
      'published_version',
      'country_ids',
      'district_ids',
      'business_unit_ids',
      'department_ids',
      'job_title_ids',
    ])
    .where('is_active', '=', true)
    .where('published_version', 'is not', null)
    .$narrowType<{ published_version: number }>()
    .$if(formTypeId !== undefined, (query) => query.where('form_type_id', '=', formTypeId ?? ''))
    .orderBy('sort_order')
    .orderBy('title')
    .execute()
}

const keptMax = 500
const kept = new WeakMap<object, Map<string, FormDefinition>>()

/**
 * A published version never changes, so a process reads each once. `owner` is the database that
 * the process holds for its life.
 */
export async function definitionOf(
  owner: object,
  db: Queryable,
  formId: string,
  version: number,
): Promise<FormDefinition | undefined> {
  const known = kept.get(owner) ?? new Map<string, FormDefinition>()
  kept.set(owner, known)
  const key = `${formId}:${version}`
  const cached = known.get(key)
  if (cached) {
    return cached
  }
  const row = await db
    .selectFrom('form_versions')
    .select('definition')
    .where('form_id', '=', formId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) {
    return undefined
  }
  if (known.size >= keptMax) {
    known.clear()
  }
  // Definitions are checked by the engine's schema when they are published.
  const definition = row.definition as unknown as FormDefinition
  known.set(key, definition)
  return definition
}

/** Where a person stands in the organisation. */
export async function audienceOf(db: Queryable, personId: string): Promise<Audience> {
  const row = await db
    .selectFrom('people')
    .leftJoin('job_titles', 'job_titles.code', 'people.job_code')
    .select([
      'people.country_code',
      'people.district_code',
      'people.business_unit_code',
      'people.job_code',
      'job_titles.department_code',
    ])
    .where('people.id', '=', personId)
    .executeTakeFirst()
  return {
    countryCode: row?.country_code ?? null,
    districtCode: row?.district_code ?? null,
    businessUnitCode: row?.business_unit_code ?? null,
    departmentCode: row?.department_code ?? null,
    jobCode: row?.job_code ?? null,
  }
}
