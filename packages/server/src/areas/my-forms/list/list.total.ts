import { sql } from 'kysely'
import { statusesBySection, type FormStatus } from '@holdpoint/api'
import type { Queryable } from '../../../db/database.ts'
import { preparedQuery } from '../../../db/prepared.ts'
import { inOrder, type Page, type Total } from '../../../lists/source.ts'
import { countedMax, countQuery, knownTotal, notBefore } from '../../../lists/total.ts'
import { numberByDays, type DaysQuery } from '../my-forms.day-totals.queries.ts'
import { entries, listStructure, type ListQuery } from './list.queries.ts'

/**
 * How many entries the filters leave. Up to `countedMax` they were counted beside the page. Above,
 * tab, status and days are told exactly by the day totals; what else is asked is counted among the
 * newest matches and carried over to the rest (decision 0035).
 */
export async function totalOf(
  db: Queryable,
  query: ListQuery,
  page: Page<unknown>,
): Promise<Total> {
  const known = knownTotal(query, page)
  if (known !== undefined) {
    return known
  }
  // Whoever asked behind the end is led to the last page, which must be there.
  if (page.rows.length === 0) {
    return { total: await countAll(db, query), isAbout: false }
  }
  if (query.section !== 'signature' && isToldByDays(query)) {
    return { total: await universeOf(db, query), isAbout: false }
  }
  return notBefore(await estimated(db, query), query, page)
}

const toldByDays: ReadonlySet<string> = new Set<keyof ListQuery>([
  ...(['section', 'orderBy', 'ascending', 'shardKey', 'personId', 'offset', 'limit'] as const),
  ...(['startsAt', 'endsBefore', 'statuses', 'mayReadPrivate', 'now'] as const),
])

function isToldByDays(query: ListQuery): boolean {
  return Object.entries(query).every(([name, value]) => value === undefined || toldByDays.has(name))
}

const countAll = countQuery(entries)

type NewestQuery = ListQuery & { most: number }

const selectNewest = preparedQuery(listStructure, (db, query: NewestQuery) => ({
  compile: () =>
    sql<{ count: number; since: Date }>`
      select count(*)::int as count, min(newest.started_at) as since
      from (${inOrder(entries, query, sql`entry.started_at`)} limit ${query.most}) as newest
    `.compile(db),
}))

/** The share of the newest days' entries that match, carried over to all days that are asked. */
async function estimated(db: Queryable, query: ListQuery): Promise<number> {
  const newest = { ...query, orderBy: 'date', ascending: false, most: countedMax } as const
  const [{ count, since } = { count: 0, since: new Date(0) }] = await selectNewest(db, newest)
  const startsAt = since.toISOString()
  const [all, looked] = await Promise.all([
    universeOf(db, query),
    universeOf(db, { ...query, startsAt }),
  ])
  return looked === 0 ? await countAll(db, query) : threeDigits((count * all) / looked)
}

/** A number as one says it when it is not counted: 38,214 is 38,200. */
export function threeDigits(number: number): number {
  return Number(number.toPrecision(3))
}

/** What there is to match: the entries of a tab, its statuses and days, whatever else is asked. */
function universeOf(db: Queryable, query: ListQuery): Promise<number> {
  const { section, shardKey, personId, startsAt, endsBefore, statuses: asked } = query
  const days = { shardKey, personId, startsAt, endsBefore }
  if (section === 'signature') {
    return numberToSign(db, days)
  }
  const ofSection: readonly FormStatus[] = statusesBySection[section]
  const statuses = ofSection.filter((status) => asked === undefined || asked.includes(status))
  return numberByDays(db, { ...days, statuses })
}

type SignedQuery = Omit<DaysQuery, 'statuses'>

const selectToSign = preparedQuery([], (db, query: SignedQuery) => {
  const { shardKey, personId, startsAt, endsBefore } = query
  return db
    .selectFrom('my_form_signers as signer')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('signer.shard_key', '=', shardKey)
    .where('signer.person_id', '=', personId)
    .$if(startsAt !== undefined, (select) =>
      select.where('signer.started_at', '>=', sql<Date>`${startsAt}::timestamptz`),
    )
    .$if(endsBefore !== undefined, (select) =>
      select.where('signer.started_at', '<', sql<Date>`${endsBefore}::timestamptz`),
    )
})

/** One index tells how many entries name somebody as a signer; what was shared is left out. */
async function numberToSign(db: Queryable, query: SignedQuery): Promise<number> {
  const [row] = await selectToSign(db, query)
  return row?.total ?? 0
}
