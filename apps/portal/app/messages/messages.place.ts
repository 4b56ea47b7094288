import { messagesList } from '@holdpoint/api'
import { definePlace } from '../lists/place.ts'
import { paths } from '../paths.ts'

/** The message center and its places. */
export const messagesPlaces = definePlace(messagesList, {
  path: paths.messages(),
  names: {
    categories: ['Category', 'categories'],
    priorities: ['Priority', 'priorities'],
    isUnread: 'Unread',
    countries: ['Country', 'countries'],
    districts: ['District', 'districts'],
    businessUnits: ['Business unit', 'business units'],
    crews: ['Crew', 'crews'],
  },
  recordName: 'Message',
  dayName: 'Starts',
})

/** A place of the message center. */
export type MessagesPlace = typeof messagesPlaces.plain
