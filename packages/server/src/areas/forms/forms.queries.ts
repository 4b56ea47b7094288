import { sql, type SqlBool } from 'kysely'
import { draftStatuses } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import type { Queryable } from '../../db/database.ts'
import { holdsSearch, type Sought } from '../../db/word-patterns.ts'
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

/** A form, joined with its type, can be started while both are in use. */
export const canBeStarted = sql<boolean>`(form.status = 'published' and form.deleted_at is null
  and type.is_active)`

/** The forms that may be started now, of one type or of all. */
export function publishedForms(db: Queryable, formTypeId?: string) {
  return db
    .selectFrom('forms as form')
    .innerJoin('form_types as type', 'type.id', 'form.form_type_id')
    .select([
      'form.id',
      'form.form_type_id',
      'form.title',
      'form.description',
      'form.icon_url',
      'form.sort_order',
      'form.passing_percentage',
      'form.published_version',
      'form.country_ids',
      'form.district_ids',
      'form.business_unit_ids',
      'form.department_ids',
      'form.job_title_ids',
    ])
    .where(canBeStarted)
    .$narrowType<{ published_version: number }>()
    .$if(formTypeId !== undefined, (query) =>
      query.where('form.form_type_id', '=', formTypeId ?? ''),
    )
    .orderBy('form.sort_order')
    .orderBy('form.title')
    .execute()
}

const namedForm = [
  'form.id',
  'form.title',
  'form.icon_url',
  canBeStarted.as('can_start'),
  'form.status',
  'form.deleted_at',
  'form.published_version',
  'form.country_ids',
  'form.district_ids',
  'form.business_unit_ids',
  'form.department_ids',
  'form.job_title_ids',
  'type.name as form_type_name',
  'type.is_active as is_type_active',
] as const

/**
 * Forms by their ids, those that cannot be started or are deleted too, for entries of them stay, with
 * the names of their types.
 */
export function formsByIds(db: Queryable, ids: readonly string[]) {
  return db
    .selectFrom('forms as form')
    .innerJoin('form_types as type', 'type.id', 'form.form_type_id')
    .select(namedForm)
    .where('form.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute()
}

/** When a form or its type was last changed. */
export async function formChangedAt(db: Queryable, formId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('forms as form')
    .innerJoin('form_types as type', 'type.id', 'form.form_type_id')
    .select(['form.updated_at as form_at', 'type.updated_at as type_at'])
    .where('form.id', '=', formId)
    .executeTakeFirst()
  return row && new Date(Math.max(row.form_at.getTime(), row.type_at.getTime()))
}

/** When the version after one was published; undefined while there is none. */
export async function replacedAt(
  db: Queryable,
  formId: string,
  version: number,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('form_versions')
    .select('published_at')
    .where('form_id', '=', formId)
    .where('version', '>', version)
    .orderBy('version')
    .executeTakeFirst()
  return row?.published_at
}

/** Published forms whose title holds a search. */
export function publishedFormsLike(db: Queryable, sought: Sought) {
  return db
    .selectFrom('forms as form')
    .innerJoin('form_types as type', 'type.id', 'form.form_type_id')
    .select(namedForm)
    .where(canBeStarted)
    .where(holdsSearch(sought, (pattern) => sql`form.title ilike ${pattern}`))
    .$narrowType<{ published_version: number }>()
    .execute()
}

/** How many of the latest entries are looked at for the forms that a person uses. */
const entriesLookedAt = 50

/** Published forms of a person's latest entries, the one that was started last first. */
export function formsStartedLast(
  db: Queryable,
  { shardKey, personId }: { shardKey: string; personId: string },
) {
  const latest = db
    .selectFrom('my_forms')
    .select(['form_id', 'started_at'])
    .where('shard_key', '=', shardKey)
    .where('person_id', '=', personId)
    .where('deleted_at', 'is', null)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(entriesLookedAt)
  const used = db
    .selectFrom(latest.as('entry'))
    .select(({ fn }) => ['entry.form_id', fn.max('entry.started_at').as('last_at')])
    .groupBy('entry.form_id')
  return db
    .selectFrom(used.as('used'))
    .innerJoin('forms as form', 'form.id', 'used.form_id')
    .innerJoin('form_types as type', 'type.id', 'form.form_type_id')
    .select(namedForm)
    .where(canBeStarted)
    .$narrowType<{ published_version: number }>()
    .orderBy('used.last_at', 'desc')
    .orderBy('form.title')
    .execute()
}

/** Which of the forms are the person's own, or have entries that a list shows to them: started, to be signed, or shared with them. */
export async function formsOfEntriesOf(
  db: Queryable,
  { shardKey, personId }: { shardKey: string; personId: string },
  formIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('forms as form')
    .select('form.id')
    .where('form.id', '=', sql<string>`any(${[...formIds]}::text[])`)
    .where((where) =>
      where.or([
        where('form.owner_id', '=', personId),
        sql<SqlBool>`exists (
          select 1 from my_forms as entry
          where entry.shard_key = ${shardKey} and entry.person_id = ${personId}
            and entry.form_id = form.id and entry.deleted_at is null
        )`,
        sql<SqlBool>`exists (
          select 1 from my_form_signers as signer
          join my_forms as entry
            on entry.shard_key = signer.shard_key and entry.id = signer.my_form_id
          where signer.shard_key = ${shardKey} and signer.person_id = ${personId}
            and entry.form_id = form.id and entry.deleted_at is null
            and entry.status <> all(${[...draftStatuses]}::text[])
        )`,
        sql<SqlBool>`exists (
          select 1 from my_form_shares as share
          join my_forms as entry
            on entry.shard_key = share.shard_key and entry.id = share.my_form_id
          where share.shard_key = ${shardKey} and share.person_id = ${personId}
            and entry.form_id = form.id and entry.deleted_at is null
            and entry.status <> all(${[...draftStatuses]}::text[])
        )`,
      ]),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Keeps a form from being deleted until the end of the call, so that no entry comes to stand on one
 * that is gone. Answers whether it is there.
 */
export async function holdForm(db: Queryable, formId: string): Promise<boolean> {
  return (await holdForms(db, [formId])).has(formId)
}

/** The same of many: those that are there, held in one order. */
export async function holdForms(
  db: Queryable,
  formIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const forms = await db
    .selectFrom('forms')
    .select('id')
    .where('id', '=', sql<string>`any(${[...formIds]}::text[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Set(forms.map(({ id }) => id))
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
  const nowhere = { countryCode: null, districtCode: null, businessUnitCode: null }
  const place = (await audiencesOf(db, [personId])).get(personId)
  return place ?? { ...nowhere, departmentCode: null, jobCode: null }
}

/** Where some people stand, by their ids. */
export async function audiencesOf(
  db: Queryable,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Audience>> {
  const rows = await db
    .selectFrom('people')
    .leftJoin('job_titles', 'job_titles.code', 'people.job_code')
    .select([
      'people.id',
      'people.country_code',
      'people.district_code',
      'people.business_unit_code',
      'people.job_code',
      'job_titles.department_code',
    ])
    .where('people.id', '=', sql<string>`any(${[...personIds]}::text[])`)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        countryCode: row.country_code,
        districtCode: row.district_code,
        businessUnitCode: row.business_unit_code,
        departmentCode: row.department_code,
        jobCode: row.job_code,
      },
    ]),
  )
}
