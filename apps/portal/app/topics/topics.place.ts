import { topicsList } from '@holdpoint/api'
import { oneOf } from '../lists/address-values.ts'
import { definePlace } from '../lists/place.ts'
import { paths } from '../paths.ts'

// What the address of the list of topics says beside what every list's says.

/** How the topics are shown. */
export const views = ['list', 'grid'] as const
export type View = (typeof views)[number]

/** The list of topics and its places. */
export const topicsPlaces = definePlace(topicsList, {
  path: paths.topics(),
  names: {
    categories: ['Category', 'categories'],
    owners: ['Owner', 'owners'],
    isMine: 'Mine',
    isUnanswered: 'Unanswered',
  },
  recordName: 'Topic',
  dayName: 'Created',
  own: {
    read: (query): { view: View } => ({ view: oneOf(views, query.get('view')) ?? 'list' }),
    write: ({ view }) => ({ view: view === 'list' ? undefined : view }),
  },
})

/** A place of the list of topics. */
export type TopicsPlace = typeof topicsPlaces.plain
