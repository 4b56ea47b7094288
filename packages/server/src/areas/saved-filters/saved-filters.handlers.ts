import { savedFilterTypes, type SavedFilter, type SavedFilterDraft } from '@holdpoint/api'
import { fail, ProblemError } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import * as queries from './saved-filters.queries.ts'
import {
  keptValues,
  plainValues,
  savingProblem,
  storedValues,
  titleKey,
} from './saved-filters.rules.ts'

const recordType = 'saved_filter'

export const list: PersonHandler<'savedFilters.list'> = async (asked, context) => {
  const rows = await queries.filtersOf(context.db, context.person, asked)
  const filters = rows.flatMap((row) => toSavedFilter(row, context))
  return ok(filters.sort((a, b) => a.title.localeCompare(b.title, 'en')))
}

export const save: PersonHandler<'savedFilters.save'> = async ({ filterObject }, context) => {
  const { db, person, now, forgetSessions } = context
  await queries.lockFiltersOf(db, person)
  const before = await queries.titlesOf(db, person)
  const wrong = savingProblem(filterObject, before, now, person.timeZone)
  if (wrong !== undefined) {
    throw new ProblemError(wrong)
  }
  const rewritten = filterObject.flatMap(({ id }) => id ?? [])
  const known = await queries.filtersById(db, person, rewritten)
  if (rewritten.length > 0) {
    await queries.setAside(db, person, rewritten)
  }
  await giveUpDefaults(filterObject, context)
  const ids: string[] = []
  for (const draft of filterObject) {
    ids.push(
      draft.id === undefined
        ? await create(draft, context)
        : await rewrite(draft, known.get(draft.id), context),
    )
  }
  // Which lists open with a filter is part of what a session knows.
  forgetSessions()
  const after = await queries.filtersById(db, person, ids)
  const saved = ids.flatMap((id) => {
    const row = after.get(id)
    return row === undefined ? [] : toSavedFilter(row, context)
  })
  return ok(saved, 'Filter saved.')
}

export const remove: PersonHandler<'savedFilters.remove'> = async ({ id }, context) => {
  const { db, person, audit, ifMatch, forgetSessions } = context
  await queries.lockFiltersOf(db, person)
  const row = (await queries.filtersById(db, person, [id])).get(id)
  if (row === undefined) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  await queries.deleteFilter(db, person, id)
  forgetSessions()
  await audit({ recordType, recordId: id, action: 'delete', changes: { from: contentsOf(row) } })
  return ok(null, 'Filter deleted.')
}

/** A list has one default: whichever had it gives it up to the new one (spec 4). */
async function giveUpDefaults(
  drafts: readonly SavedFilterDraft[],
  { db, person, now, audit }: PersonContext,
): Promise<void> {
  for (const { type } of drafts.filter(({ isDefault }) => isDefault)) {
    for (const recordId of await queries.clearDefault(db, person, type, now)) {
      const changes = { isDefault: { from: true, to: false } }
      await audit({ recordType, recordId, action: 'update', changes })
    }
  }
}

async function create(
  draft: SavedFilterDraft,
  { db, person, now, ports, audit }: PersonContext,
): Promise<string> {
  const id = ports.ids.next()
  const columns = columnsOf(draft)
  await queries.insertFilter(db, person, id, columns, now)
  await audit({ recordType, recordId: id, action: 'create', changes: { to: contentsOf(columns) } })
  return id
}

async function rewrite(
  draft: SavedFilterDraft,
  row: queries.FilterRow | undefined,
  { db, person, now, audit, ifMatch }: PersonContext,
): Promise<string> {
  if (row === undefined) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  const columns = columnsOf(draft)
  await queries.updateFilter(db, person, row.id, columns, row.row_version + 1, now)
  const changes = { from: contentsOf(row), to: contentsOf(columns) }
  await audit({ recordType, recordId: row.id, action: 'update', changes })
  return row.id
}

function columnsOf({ type, title, isDefault, filterValues }: SavedFilterDraft) {
  return {
    type,
    title,
    title_key: titleKey(title),
    is_default: isDefault,
    filter_values: keptValues(type, filterValues),
  }
}

function contentsOf(row: {
  title: string
  type: string
  is_default: boolean
  filter_values: unknown
}): Record<string, unknown> {
  const { title, type, is_default: isDefault, filter_values: filterValues } = row
  return { title, type, isDefault, filterValues }
}

/** What is stored may be older than this program: values that no longer read narrow nothing. */
function toSavedFilter(row: queries.FilterRow, { ports }: PersonContext): SavedFilter[] {
  const type = savedFilterTypes.find((known) => known === row.type)
  if (type === undefined) {
    return []
  }
  const values = storedValues(type, row.filter_values)
  if (!values.success) {
    ports.log.warn({ savedFilterId: row.id }, 'the values of a saved filter could not be read')
  }
  const filter = {
    id: row.id,
    title: row.title,
    isDefault: row.is_default,
    type,
    filterValues: values.success ? values.data : plainValues(type),
    rowVersion: row.row_version,
  }
  // The values are those of the type: they were read by its schema.
  return [filter as SavedFilter]
}
