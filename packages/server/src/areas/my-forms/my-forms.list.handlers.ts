import {
  defaultWindow,
  holdsAny,
  myFormsPageSize,
  rangeProblems,
  windowToInstants,
  type CalendarDay,
  type CallOf,
  type ParsedInput,
} from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { lookupsOf } from '../lookups.ts'
import { entriesByIds } from './my-forms.entry.queries.ts'
import { countOf, namedStatuses, pageOfIds, type ListQuery } from './my-forms.list.queries.ts'
import { toMyForm } from './my-forms.row.ts'

type ListInput = ParsedInput<CallOf<'myForms.list'>>

export const list: PersonHandler<'myForms.list'> = async (input, context) => {
  const { db, person, cacheOwner, now } = context
  const query = toQuery(input, context)
  const ids = await pageOfIds(db, query)
  const rows = await entriesByIds(db, person.shardKey, person.personId, ids)
  const lookups = await lookupsOf(cacheOwner, db, now.getTime())
  const mayReadPrivate = holdsAny(person.permissions, ['access_all_submissions', 'admin'])
  return ok({
    data: rows.map((row) => toMyForm(row, lookups, mayReadPrivate)),
    totalRecords: await totalOf(context, query, ids.length),
    offset: query.offset,
  })
}

/** A page that is not full says how many there are; only a full one needs counting. */
async function totalOf(
  { db }: PersonContext,
  query: ListQuery,
  onThisPage: number,
): Promise<number> {
  const isLastPage = onThisPage < query.limit && (onThisPage > 0 || query.offset === 0)
  return isLastPage ? query.offset + onThisPage : countOf(db, query)
}

function toQuery(input: ListInput, { person, now }: PersonContext): ListQuery {
  return {
    shardKey: person.shardKey,
    personId: person.personId,
    section: input.section,
    ...instantsOf(input, person.timeZone, now),
    search: input.search.trim(),
    formIds: input.formIds ?? [],
    formTypes: input.formTypes ?? [],
    statuses: input.status?.length ? namedStatuses(input.status) : undefined,
    orderBy: input.orderBy,
    // Newest first unless asked otherwise; names and statuses read from A to Z.
    ascending: input.orderByAsc === undefined ? input.orderBy !== 'date' : input.orderByAsc === 1,
    offset: input.pOffset,
    limit: input.pLimit ?? myFormsPageSize,
  }
}

function instantsOf(
  { startDate, endDate }: ListInput,
  timeZone: string,
  now: Date,
): { startsAt: string | undefined; endsBefore: string | undefined } {
  if (startDate === 'none') {
    const endsBefore =
      endDate && windowToInstants({ startDate: endDate, endDate }, timeZone).endsBefore
    return { startsAt: undefined, endsBefore }
  }
  const usual = defaultWindow(now, timeZone)
  // A window that is named by one end only still holds that day.
  const first = startDate ?? earlier(usual.startDate, endDate)
  const last = endDate ?? later(usual.endDate, startDate)
  if (last < first) {
    const message = rangeProblems.ends_before_start
    return fail('invalid_input', { message, fields: [{ path: 'endDate', message }] })
  }
  return windowToInstants({ startDate: first, endDate: last }, timeZone)
}

function earlier(day: CalendarDay, other: CalendarDay | undefined): CalendarDay {
  return other !== undefined && other < day ? other : day
}

function later(day: CalendarDay, other: CalendarDay | undefined): CalendarDay {
  return other !== undefined && other > day ? other : day
}
