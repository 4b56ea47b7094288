import type { ListName } from '../../lists.ts'

/** The kinds of records that somebody may follow. */
export const followedRecords = [
  ...(['my_form', 'action', 'topic', 'library_file', 'sds', 'jsa', 'loto', 'sqr'] as const),
] as const
/** A kind of record that somebody may follow. */
export type FollowedRecord = (typeof followedRecords)[number]

/** The lists whose saved filters somebody may subscribe to, each with the records on it. */
export const followedLists = {
  myform: 'my_form',
  reviewform: 'my_form',
  action: 'action',
  topic: 'topic',
  file: 'library_file',
  sds: 'sds',
  jsa: 'jsa',
  loto: 'loto',
  sqr: 'sqr',
} as const satisfies Partial<Record<ListName, FollowedRecord>>
/** A list whose saved filters somebody may subscribe to. */
export type FollowedList = keyof typeof followedLists

/** The most filters that one person subscribes to, and the most records that they follow. */
export const subscriptionsMax = { filters: 20, records: 500 } as const
