import {
  fromCallFilter,
  holdsAny,
  myFormsPageSize,
  type CallOf,
  type ParsedInput,
} from '@holdpoint/api'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import type { Person } from '../../identity.ts'
import { lookupsOf } from '../lookups.ts'
import { toFilterQuery, unlessEmpty } from './my-forms.filter.queries.ts'
import {
  likePattern,
  namedStatuses,
  pageOfEntries,
  type ListQuery,
} from './my-forms.list.queries.ts'
import { windowInstants } from './my-forms.list.window.ts'
import { toMyForm } from './my-forms.row.ts'

type ListInput = ParsedInput<CallOf<'myForms.list'>>

export const list: PersonHandler<'myForms.list'> = async (input, context) => {
  const { db, person, cacheOwner, now } = context
  const query = toListQuery(input, context)
  const { rows, total } = await pageOfEntries(db, query)
  const lookups = await lookupsOf(cacheOwner, db, now.getTime())
  return ok({
    data: rows.map((row) => toMyForm(row, lookups, mayReadPrivate(person))),
    totalRecords: total,
    offset: query.offset,
  })
}

/** What the database is asked for, with the window of days as instants in the person's zone. */
export function toListQuery(
  input: ListInput,
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
): ListQuery {
  const search = input.search.trim()
  const filter = fromCallFilter(input)
  return {
    section: input.section,
    orderBy: input.orderBy,
    // Newest first unless asked otherwise; names and statuses read from A to Z.
    ascending: input.orderByAsc === undefined ? input.orderBy !== 'date' : input.orderByAsc === 1,
    shardKey: person.shardKey,
    personId: person.personId,
    offset: input.pOffset,
    limit: input.pLimit ?? myFormsPageSize,
    ...windowInstants(input, person.timeZone, now),
    titleLike: search === '' ? undefined : likePattern(search),
    formIds: unlessEmpty(filter.formIds),
    formTypes: unlessEmpty(filter.formTypes),
    // Spellings that nobody knows name nothing, and so leave nothing.
    statuses: filter.statuses.length > 0 ? namedStatuses(filter.statuses) : undefined,
    ...toFilterQuery(filter, mayReadPrivate(person)),
  }
}

/** Who reads the private comments of others. */
function mayReadPrivate({ permissions }: Person): boolean {
  return holdsAny(permissions, ['access_all_submissions', 'admin'])
}
