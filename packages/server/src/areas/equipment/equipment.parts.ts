import { sql } from 'kysely'
import {
  holdsAny,
  policies,
  type FormStatus,
  type MachineEntry,
  type MachineTemplate,
} from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { firstOf, firstRows, type FirstRows } from '../../lists/first-rows.ts'
import { listSource } from '../../lists/source.ts'
import { firstActions, toFound as toFoundAction } from '../actions/actions.find.ts'
import { toWorkOrder, workOrdersOn } from '../actions/work-orders.queries.ts'
import { firstLotos, toFound as toFoundLoto } from '../loto/loto.find.ts'
import { templates } from '../loto/loto.templates.list.ts'
import { toTemplate } from '../loto/loto.templates.row.ts'
import type { EntryFacts } from '../my-forms/list/entry-conditions.ts'
import { entries } from '../my-forms/list/list.queries.ts'
import { reviews, type ReviewFacts } from '../review-forms/review-forms.list.ts'
import { firstSqrs, toFound as toFoundSqr } from '../sqr/sqr.find.ts'

// What hangs on a machine, a function each part. Each asks the list that shows all of it, by that
// list's own rules of who may read what.

/** How many rows a part has. */
const partMax = 5

type Asking = Pick<PersonContext, 'db' | 'person' | 'now'>

const of = (assetId: string) => ({ assetIds: [assetId], search: '', pLimit: partMax })

/** Lockouts under way on it, what was planned last in front. */
export async function lockoutsOn(assetId: string, context: Asking) {
  const tab = { section: 'live', orderBy: 'start', fromDate: 'none' } as const
  return mapped(await firstLotos(context.db, { ...tab, ...of(assetId) }, context), toFoundLoto)
}

const firstTemplates = firstRows(templates)

/** Templates in use for it; nothing for who does not read templates. */
export async function templatesFor(
  assetId: string,
  context: Asking,
): Promise<FirstRows<MachineTemplate>> {
  const { db, person, now } = context
  if (!holdsAny(person.permissions, policies['loto.templates'].keys)) {
    return { data: [], hasMore: false }
  }
  const tab = { section: 'approved', orderBy: 'code', fromDate: 'none' } as const
  const found = await firstTemplates(db, { ...tab, ...of(assetId) }, context)
  return mapped(found, (row) => toTemplate(row, person, now))
}

/** Open actions on it, what is due first in front. */
export async function actionsOn(assetId: string, context: Asking) {
  const tab = { section: 'all', orderBy: 'due', fromDate: 'none' } as const
  return mapped(await firstActions(context.db, { ...tab, ...of(assetId) }, context), toFoundAction)
}

/** Work orders on it that are not done, the newest number first. */
export async function openWorkOrdersOn(assetId: string, { db, person }: Asking) {
  const rows = await workOrdersOn(db, person.shardKey, assetId, partMax + 1)
  return mapped(firstOf(rows, partMax), toWorkOrder)
}

/** Quality reports in which it is involved, what began last in front. */
export async function reportsOn(assetId: string, context: Asking) {
  const tab = { section: 'all', orderBy: 'start', fromDate: 'none' } as const
  return mapped(await firstSqrs(context.db, { ...tab, ...of(assetId) }, context), toFoundSqr)
}

type EntryRow = {
  id: string
  number: string
  title: string
  status: FormStatus
  score: number | null
  result: 'pass' | 'fail' | 'none' | null
  at: Date
  person_id: string
  person_name: string
  counted: number
}

/** The columns of an entry as a machine's page shows it, over a page of ids. */
const rowsOf =
  (at: 'submitted_at' | 'started_at') =>
  (
    db: Parameters<typeof entries.select>[0],
    page: Parameters<typeof entries.select>[1],
    { shardKey }: { shardKey: string },
  ) => ({
    compile: () =>
      sql<EntryRow>`
        select entry.id, entry.number, form.title, entry.status, entry.score, entry.result,
          ${sql.ref(`entry.${at}`)} as at, entry.person_id, submitter.full_name as person_name,
          page.counted
        from ${page}
        join my_forms as entry on entry.id = page.id and entry.shard_key = ${shardKey}
        join forms as form on form.id = entry.form_id
        join people as submitter on submitter.id = entry.person_id
        order by page.place`.compile(db),
  })

const firstReviews = firstRows(
  listSource<typeof reviews.list, EntryRow, ReviewFacts>(reviews.list, {
    ...reviews,
    select: rowsOf('submitted_at'),
  }),
)
const firstDrafts = firstRows(
  listSource<typeof entries.list, EntryRow, EntryFacts>(entries.list, {
    ...entries,
    select: rowsOf('started_at'),
  }),
)

/** Entries that were handed in and name it, the newest first. */
export async function entriesNaming(assetId: string, context: Asking) {
  const tab = { section: 'all', orderBy: 'submitted', startDate: 'none' } as const
  const found = await firstReviews(context.db, { ...tab, ...of(assetId) }, context)
  return mapped(found, (row) => toEntry(row, context))
}

/** One's own that name it and are not handed in yet, what was started last in front. */
export async function draftsNaming(assetId: string, context: Asking) {
  const tab = { section: 'ongoing', orderBy: 'date', startDate: 'none' } as const
  const found = await firstDrafts(context.db, { ...tab, ...of(assetId) }, context)
  return mapped(found, (row) => toEntry(row, context))
}

function toEntry(
  { status: formStatus, at, person_id: personId, person_name: personName, ...row }: EntryRow,
  { person }: Asking,
): MachineEntry {
  const { id, number, title, score, result } = row
  const isOwn = personId === person.personId
  return { id, number, title, formStatus, score, result, at: at.toISOString(), personName, isOwn }
}

function mapped<Row, Told>({ data, hasMore }: FirstRows<Row>, tell: (row: Row) => Told) {
  return { data: data.map(tell), hasMore }
}
