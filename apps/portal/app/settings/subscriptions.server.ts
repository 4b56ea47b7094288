import type { AppLoadContext } from '@remix-run/node'
import { followedLists, type FollowedList, type FollowedRecord } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { contentOf } from '../session/content-of.server.ts'
import { words } from './subscriptions.words.ts'

/** A record or a saved filter, with what its button does. */
export type SubscriptionLine = {
  key: string
  name: string
  kind: string
  to: string | null
  /** The subscription that there is; null for a filter of which one is not told. */
  subscriptionId: string | null
  savedFilterId: string | null
  formKey: string
}

const placeOf: Readonly<Record<FollowedRecord, (id: string) => string>> = {
  my_form: (id) => paths.reviewQuestion(id),
  action: (id) => paths.action(id),
  topic: (id) => paths.topic(id),
  library_file: (id) => paths.file(id),
  sds: (id) => paths.sheet(id),
  jsa: (id) => paths.jsa(id),
  loto: (id) => paths.lockout(id),
  sqr: (id) => paths.sqr(id),
}

/** Loads what somebody follows, and the saved filters of which they could be told. */
export async function loadSubscriptions(
  context: AppLoadContext,
  request: Request,
): Promise<SubscriptionLine[]> {
  const { api } = context
  const lists = Object.keys(followedLists) as FollowedList[]
  const [answer, ...saved] = await Promise.all([
    api.subscriptions.list({}),
    ...lists.map((type) => api.savedFilters.list({ type })),
  ])
  const subscriptions = contentOf(answer, request)
  const told = new Map(
    subscriptions.flatMap(({ filter, subscriptionId }) =>
      filter === null ? [] : [[filter.savedFilterId, subscriptionId] as const],
    ),
  )
  const records = subscriptions.flatMap(({ subscriptionId, record }): SubscriptionLine[] =>
    record === null
      ? []
      : [
          {
            ...{ key: subscriptionId, subscriptionId, savedFilterId: null },
            name: [record.title ?? words.gone, record.number].filter(Boolean).join(', '),
            kind: words.records[record.type],
            to: record.title === null ? null : placeOf[record.type](record.id),
            formKey: context.mintFormKey(),
          },
        ],
  )
  const filters = saved.flatMap((reply, place) =>
    contentOf(reply, request).map(({ id, title }): SubscriptionLine => ({
      ...{ key: id, name: title, to: null, savedFilterId: id },
      kind: words.filters[lists[place] ?? 'myform'],
      subscriptionId: told.get(id) ?? null,
      formKey: context.mintFormKey(),
    })),
  )
  return [...records, ...filters]
}
