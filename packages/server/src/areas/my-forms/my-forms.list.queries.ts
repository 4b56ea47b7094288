import { sql, type SqlBool } from 'kysely'
import {
  canonicalStatus,
  statusesBySection,
  type FormSection,
  type FormStatus,
} from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { draftStatuses } from './my-forms.rules.ts'

/** What a page of the list is asked for, with the window already in instants. */
export type ListQuery = {
  shardKey: string
  personId: string
  section: FormSection
  startsAt: string | undefined
  endsBefore: string | undefined
  search: string
  formIds: readonly string[]
  formTypes: readonly string[]
  /** Undefined is any; none at all leaves nothing. */
  statuses: readonly FormStatus[] | undefined
  orderBy: 'form_name' | 'form_type' | 'date' | 'form_status'
  ascending: boolean
  offset: number
  limit: number
}

const firstOrder = {
  date: undefined,
  form_name: sql`form.title`,
  form_type: sql`type.name`,
  form_status: sql`entry.status`,
} as const

/** The ids of one page, picked before anything is joined to them. */
export async function pageOfIds(db: Queryable, query: ListQuery): Promise<string[]> {
  const direction = query.ascending ? 'asc' : 'desc'
  const first = firstOrder[query.orderBy]
  const byDate = query.orderBy === 'date' ? direction : 'desc'
  const rows = await filtered(db, query)
    .select('entry.id')
    .$if(first !== undefined, (select) => select.orderBy(first ?? sql`1`, direction))
    .orderBy('entry.started_at', byDate)
    .orderBy('entry.id', byDate)
    .limit(query.limit)
    .offset(query.offset)
    .execute()
  return rows.map((row) => row.id)
}

/** How many entries the filters leave. */
export async function countOf(db: Queryable, query: ListQuery): Promise<number> {
  const row = await filtered(db, query)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

function filtered(db: Queryable, query: ListQuery) {
  const names = query.orderBy === 'form_name' || query.orderBy === 'form_type'
  const needsForm = names || query.search !== '' || query.formTypes.length > 0
  return (
    db
      .selectFrom('my_forms as entry')
      // Joined only when something asks for it: the plain page reads one index.
      .$if(needsForm, (select) => select.innerJoin('forms as form', 'form.id', 'entry.form_id'))
      .$if(query.orderBy === 'form_type', (select) =>
        select.innerJoin('form_types as type', (join) =>
          join.on(sql<SqlBool>`type.id = form.form_type_id`),
        ),
      )
      .where('entry.shard_key', '=', query.shardKey)
      .where('entry.deleted_at', 'is', null)
      .where(inSection(query))
      .$if(query.startsAt !== undefined, (select) =>
        select.where('entry.started_at', '>=', sql<Date>`${query.startsAt}::timestamptz`),
      )
      .$if(query.endsBefore !== undefined, (select) =>
        select.where('entry.started_at', '<', sql<Date>`${query.endsBefore}::timestamptz`),
      )
      .$if(query.formIds.length > 0, (select) =>
        select.where('entry.form_id', '=', sql<string>`any(${[...query.formIds]}::text[])`),
      )
      .$if(query.statuses !== undefined, (select) =>
        select.where(sql<SqlBool>`entry.status = any(${[...(query.statuses ?? [])]}::text[])`),
      )
      .$if(query.formTypes.length > 0, (select) =>
        select.where(sql<SqlBool>`form.form_type_id = any(${[...query.formTypes]}::text[])`),
      )
      .$if(query.search !== '', (select) =>
        select.where(sql<SqlBool>`form.title ilike ${likePattern(query.search)}`),
      )
  )
}

function inSection(query: ListQuery) {
  if (query.section === 'signature') {
    const from =
      query.startsAt === undefined
        ? sql``
        : sql`and signer.started_at >= ${query.startsAt}::timestamptz`
    // The signer's rows carry the entry's start, so a window of them names the few entries in it.
    return sql<SqlBool>`entry.id = any(array(
      select signer.my_form_id from my_form_signers as signer
      where signer.shard_key = ${query.shardKey}
        and signer.person_id = ${query.personId}
        ${from}
    )) and entry.status <> all(${[...draftStatuses]}::text[])`
  }
  const statuses: readonly FormStatus[] = statusesBySection[query.section]
  return sql<SqlBool>`entry.person_id = ${query.personId}
    and entry.status = any(${[...statuses]}::text[])`
}

/** Text is looked for as it stands: the pattern's own signs mean themselves. */
function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

/** The statuses that a filter's spellings name; unknown ones name nothing. */
export function namedStatuses(raw: readonly string[]): FormStatus[] {
  return raw.flatMap((spelling) => canonicalStatus(spelling) ?? [])
}
