import { sql } from 'kysely'
import { formSections, type FormSection, type FoundEntry } from '@holdpoint/api'
import type { PersonContext } from '../../../handler.ts'
import { firstOf, firstRows, type Asking, type FirstRows } from '../../../lists/first-rows.ts'
import { listSource } from '../../../lists/source.ts'
import { lookupsOf, type Lookups } from '../../lookups.ts'
import { decidesOn } from './entry-conditions.ts'
import { entries } from './list.queries.ts'

type FoundRow = {
  id: string
  number: string
  title: string
  status: string
  started_at: Date
  pad_ids: string[]
  counted: number
}

/**
 * The list of forms with as much of a row as a search shows. What one decides on lies on the Signature
 * tab too, and is found among the reviews.
 */
const byName = listSource<
  typeof entries.list,
  FoundRow,
  ReturnType<NonNullable<typeof entries.facts>>
>(entries.list, {
  ...entries,
  readable: (query) =>
    query.section === 'signature'
      ? sql`${entries.readable(query)} and not ${decidesOn(query)}`
      : entries.readable(query),
  select: (db, page, { shardKey }) =>
    db
      .selectFrom(page)
      .innerJoin('my_forms as entry', 'entry.id', 'page.id')
      .innerJoin('forms as form', 'form.id', 'entry.form_id')
      .where('entry.shard_key', '=', shardKey)
      .select(['entry.id', 'entry.number', 'form.title', 'entry.status', 'entry.started_at'])
      .select(['entry.pad_ids', 'page.counted'])
      .orderBy('page.place'),
})

/**
 * By what a form is called, or by its number, which the rows of the Signature tab do not hold. The
 * number is looked up row by row: asked whether there is one, the database would look for it among
 * all forms of everybody.
 */
const firstOfTab = {
  byName: firstRows(byName),
  byNumber: firstRows({
    ...byName,
    search: (pattern, query) => sql`(${entries.search(pattern, query)} or (
      select numbered.number from my_forms as numbered
      where numbered.shard_key = entry.shard_key and numbered.id = entry.id
    ) ilike ${pattern})`,
  }),
}

/** The forms of each tab of somebody that have a name or a number, the newest first. */
export async function findEntries(
  { search, pLimit, isNear }: Asking,
  context: Pick<PersonContext, 'db' | 'person' | 'now' | 'cacheOwner'>,
): Promise<FirstRows<FoundEntry>> {
  const { db, cacheOwner, now } = context
  const firstRowsOf = /\d/.test(search) ? firstOfTab.byNumber : firstOfTab.byName
  const lookups = await lookupsOf(cacheOwner, db, now.getTime())
  const found = new Map<string, FoundEntry>()
  // Who signs their own finds it on two tabs; the Signature tab comes first, so that it is theirs.
  for (const section of formSections.toReversed()) {
    const asked = {
      ...({ section, search, isNear, startDate: 'none' } as const),
      pLimit: pLimit + 1,
    }
    const { data } = await firstRowsOf(db, asked, context)
    for (const row of data) {
      found.set(row.id, toFound(row, section, lookups))
    }
  }
  const newestFirst = [...found.values()].sort((one, other) =>
    other.startedAt.localeCompare(one.startedAt),
  )
  return firstOf(newestFirst, pLimit)
}

function toFound(row: FoundRow, section: FormSection, { pad }: Lookups): FoundEntry {
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    formStatus: row.status,
    startedAt: row.started_at.toISOString(),
    padNames: row.pad_ids.map((id) => pad.get(id) ?? id).join(', ') || 'N/A',
    isOwn: section !== 'signature',
  }
}
