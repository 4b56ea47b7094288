import { myFormsFilter, myFormsPageSize, type CallOf, type ParsedInput } from '@holdpoint/api'
import { likePattern } from '../../../db/like-pattern.ts'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import { lookupsOf } from '../../lookups.ts'
import { mayReadPrivateComments } from '../talk/comments.rules.ts'
import { toFilterQuery, unlessEmpty } from './filter.queries.ts'
import { withKeptFilter, type Opened } from '../../../lists/kept-filter.ts'
import { namedStatuses, pageOfEntries, type ListQuery } from './list.queries.ts'
import { totalOf } from './list.total.ts'
import { windowInstants } from '../../../lists/window.ts'
import { toMyForm } from '../my-forms.row.ts'

/** What the list is asked for, its kept filter opened. */
type ListInput = Opened<ParsedInput<CallOf<'myForms.list'>>>

export const list: PersonHandler<'myForms.list'> = async (input, context) => {
  const { db, person, cacheOwner, now } = context
  const query = toListQuery(await withKeptFilter(input, context), context)
  const page = await pageOfEntries(db, query)
  const { total, isAbout } = await totalOf(db, query, page)
  const lookups = await lookupsOf(cacheOwner, db, now.getTime())
  const mayReadPrivate = mayReadPrivateComments(person.permissions)
  return ok({
    data: page.rows.map((row) => toMyForm(row, lookups, mayReadPrivate)),
    totalRecords: total,
    isTotalAbout: isAbout,
    offset: query.offset,
  })
}

/** What the database is asked for, with the window of days as instants in the person's zone. */
export function toListQuery(
  input: ListInput,
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
): ListQuery {
  const search = input.search.trim()
  const filter = myFormsFilter.fromCall(input)
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
    ...toFilterQuery(filter, mayReadPrivateComments(person.permissions)),
  }
}
