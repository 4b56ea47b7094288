import {
  followedLists,
  followedRecords,
  listNames,
  subscriptionsMax,
  type FollowedRecord,
  type Subscription,
} from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { readableTitles, type ToldTitle } from '../../outbox/titles.ts'
import { toldTitles } from '../../told-titles.ts'
import { filtersById } from '../saved-filters/saved-filters.queries.ts'
import * as queries from './subscriptions.queries.ts'

export const list: PersonHandler<'subscriptions.list'> = async (asked, context) => {
  const rows = await queries.subscriptionsOf(context.db, context.person, asked)
  const records = rows.flatMap(({ record_type, record_id }) =>
    record_type === null || record_id === null ? [] : [{ record_type, record_id }],
  )
  const titleOf = await readableTitles(toldTitles, records, context)
  return ok(rows.map((row) => toSubscription(row, titleOf)))
}

export const save: PersonHandler<'subscriptions.save'> = async (asked, context) => {
  const { recordType, recordId, savedFilterId } = asked
  if (savedFilterId !== undefined) {
    return ok(await subscribe(context, savedFilterId), 'You are told of what fits.')
  }
  return recordType === undefined || recordId === undefined
    ? fail('invalid_input')
    : ok(await follow(context, { recordType, recordId }), 'You follow it.')
}

export const remove: PersonHandler<'subscriptions.remove'> = async (
  { subscriptionId },
  { db, person, audit },
) => {
  const gone = await queries.deleteSubscription(db, person, subscriptionId)
  if (gone === undefined) {
    return fail('not_found')
  }
  await audit({ recordType: 'subscription', recordId: subscriptionId, action: 'delete' })
  return ok(null, 'You are not told of it any more.')
}

type Saved = { subscriptionId: string }

/** Whoever may read a record may follow it. */
async function follow(
  context: PersonContext,
  record: { recordType: FollowedRecord; recordId: string },
): Promise<Saved> {
  const { recordType, recordId } = record
  const named = { record_type: recordType, record_id: recordId }
  const titleOf = await readableTitles(toldTitles, [named], context)
  if (titleOf(named) === undefined) {
    return fail('forbidden')
  }
  return await keep(context, { ...named, saved_filter_id: null })
}

/** A filter of one's own, of a list that tells of what fits it. */
async function subscribe(context: PersonContext, savedFilterId: string): Promise<Saved> {
  const filters = await filtersById(context.db, context.person, [savedFilterId])
  const filter = filters.get(savedFilterId)
  if (filter === undefined) {
    return fail('forbidden')
  }
  if (!(filter.type in followedLists)) {
    return fail('wrong_state', { message: 'Nothing is told of filters of this list.' })
  }
  return await keep(context, {
    ...{ record_type: null, record_id: null, saved_filter_id: savedFilterId },
  })
}

async function keep(
  { db, person, now, ports, audit }: PersonContext,
  subject: queries.SubscribedTo,
): Promise<Saved> {
  const before = await queries.livingSubscription(db, person, subject)
  if (before !== undefined) {
    return { subscriptionId: before.id }
  }
  const isFilter = subject.saved_filter_id !== null
  const most = isFilter ? subscriptionsMax.filters : subscriptionsMax.records
  if ((await queries.countSubscriptions(db, person, isFilter)) >= most) {
    const what = isFilter ? 'filters' : 'records'
    return fail('wrong_state', {
      message: `You follow ${most} ${what} already. Please end one in your settings first.`,
    })
  }
  const subscriptionId = ports.ids.next()
  await queries.insertSubscription(db, person, { id: subscriptionId, ...subject }, now)
  await audit({
    ...{ recordType: 'subscription', recordId: subscriptionId, action: 'create' },
    changes: { to: subject },
  })
  return { subscriptionId }
}

function toSubscription(
  row: queries.SubscriptionRow,
  titleOf: (row: { record_type: string; record_id: string }) => ToldTitle | undefined,
): Subscription {
  const { record_type, record_id, saved_filter_id: savedFilterId } = row
  const type = followedRecords.find((known) => known === record_type)
  const title =
    record_type === null || record_id === null ? undefined : titleOf({ record_type, record_id })
  const filterType = listNames.find((known) => known === row.filter_type)
  return {
    subscriptionId: row.id,
    record:
      type === undefined || record_id === null
        ? null
        : { type, id: record_id, title: title?.title ?? null, number: title?.number ?? null },
    filter:
      savedFilterId === null || filterType === undefined
        ? null
        : { savedFilterId, type: filterType, title: row.filter_title ?? '' },
    createdAt: row.created_at.toISOString(),
  }
}
