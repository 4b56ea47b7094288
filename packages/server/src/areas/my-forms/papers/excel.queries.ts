import { sql } from 'kysely'
import type { Queryable } from '../../../db/database.ts'
import { preparedQuery } from '../../../db/prepared.ts'
import { listStructure, pickedInOrder, type ListQuery } from '../list/list.queries.ts'

const separator = '\n'

const selectKeys = preparedQuery(listStructure, (db, query: ListQuery) => {
  const keys = pickedInOrder(db, query).select('entry.id').limit(query.limit).as('key')
  return db.selectFrom(keys).select(sql<string | null>`string_agg(key.id, ${separator})`.as('ids'))
})

/**
 * The ids of a list in its order. They come as one text, because a million of them is a fraction of
 * a million objects.
 */
export async function listedIds(db: Queryable, query: ListQuery): Promise<string> {
  const [row] = await selectKeys(db, query)
  return row?.ids ?? ''
}

/** How many ids a text of them holds. */
export function countOfIds(ids: string): number {
  let count = ids === '' ? 0 : 1
  for (let at = ids.indexOf(separator); at !== -1; at = ids.indexOf(separator, at + 1)) {
    count += 1
  }
  return count
}

/** Cuts the text of all ids into pages, none of them longer than asked. */
export function* pagesOfIds(ids: string, length: number): Generator<string[]> {
  let page: string[] = []
  for (let from = 0; from < ids.length;) {
    const found = ids.indexOf(separator, from)
    const to = found === -1 ? ids.length : found
    page.push(ids.slice(from, to))
    from = to + separator.length
    if (page.length === length) {
      yield page
      page = []
    }
  }
  if (page.length > 0) {
    yield page
  }
}

export type PageQuery = {
  shardKey: string
  personId: string
  ids: readonly string[]
  /** Whether private comments of others count for the reader. */
  mayReadPrivate: boolean
}

const selectPage = preparedQuery(['mayReadPrivate'], (db, query: PageQuery) =>
  db
    .selectFrom(
      sql<{ id: string; place: number }>`unnest(${query.ids}::text[]) with ordinality`.as<'picked'>(
        sql`picked(id, place)`,
      ),
    )
    .innerJoin('my_forms as entry', 'entry.id', 'picked.id')
    .innerJoin('forms as form', 'form.id', 'entry.form_id')
    .innerJoin('form_types as type', 'type.id', 'form.form_type_id')
    .innerJoin('people as submitter', 'submitter.id', 'entry.person_id')
    .leftJoin('countries as country', 'country.code', 'entry.country_code')
    .where('entry.shard_key', '=', query.shardKey)
    // The parts of `ExcelRow`, in its order.
    .select(
      sql<string | null>`'[' || string_agg(json_build_array(
        entry.number,
        form.title,
        type.name,
        entry.form_version,
        entry.status,
        entry.elevated_from_name,
        entry.is_reopened,
        country.name,
        entry.district_code,
        entry.business_unit_code,
        entry.crew_codes,
        entry.customer_id,
        entry.pad_ids,
        entry.form_title_answer,
        entry.score,
        entry.result,
        entry.kudos_count,
        entry.upvote_count,
        entry.public_comment_count,
        ${query.mayReadPrivate ? sql`entry.private_comment_count` : ownPrivateComments(query.personId)},
        (
          select count(*) from actions as action
          where action.shard_key = entry.shard_key
            and action.my_form_id = entry.id
            and action.status = 'open'
        ),
        entry.action_count,
        entry.form_sub_form_count + entry.dynamic_sub_form_count,
        submitter.full_name,
        submitter.employee_title,
        submitter.is_sse,
        ${epochMs('started_at')},
        ${epochMs('submitted_at')},
        ${epochMs('completed_at')}
      )::text, ',' order by picked.place) || ']'`.as('rows'),
    ),
)

/**
 * The rows of those entries as one text of JSON that the database makes: it passes through this
 * process as it is, and costs it nothing to read or to hand to another thread.
 */
export async function excelPage(db: Queryable, query: PageQuery): Promise<string> {
  const [row] = await selectPage(db, query)
  return row?.rows ?? '[]'
}

function ownPrivateComments(personId: string) {
  return sql`(
    select count(*) from my_form_comments as comment
    where comment.shard_key = entry.shard_key
      and comment.my_form_id = entry.id
      and comment.person_id = ${personId}
      and comment.privacy_type = 'private'
      and comment.deleted_at is null
  )`
}

function epochMs(column: 'started_at' | 'submitted_at' | 'completed_at') {
  return sql`(extract(epoch from ${sql.ref(`entry.${column}`)}) * 1000)::bigint`
}

/** Names of what a filter can point at beside the kept lookups: the sheet tells it in words. */
export async function namesForFilter(
  db: Queryable,
  asked: {
    formIds: readonly string[]
    formTypes: readonly string[]
    countries: readonly string[]
  },
) {
  const forms = await db
    .selectFrom('forms')
    .select(['id', 'title as name'])
    .where('id', '=', sql<string>`any(${[...asked.formIds]}::text[])`)
    .execute()
  const formTypes = await db
    .selectFrom('form_types')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${[...asked.formTypes]}::text[])`)
    .execute()
  const countries = await db
    .selectFrom('countries')
    .select(['code as id', 'name'])
    .where('code', '=', sql<string>`any(${[...asked.countries]}::text[])`)
    .execute()
  const byId = (rows: readonly { id: string; name: string }[]) =>
    new Map(rows.map(({ id, name }) => [id, name]))
  return { form: byId(forms), formType: byId(formTypes), country: byId(countries) }
}
