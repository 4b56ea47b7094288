import { lotoList } from '@holdpoint/api'
import { definePlace } from '../../lists/place.ts'
import { paths } from '../../paths.ts'

/** The list of lockouts and its places. */
export const lotoPlaces = definePlace(lotoList, {
  path: paths.lockouts(),
  names: {
    statuses: ['Status', 'statuses'],
    categories: ['Equipment', 'categories of equipment'],
    assets: ['Machine', 'machines'],
    pads: ['Pad', 'pads'],
    primaries: ['Who leads', 'people who lead'],
    people: ['Person', 'people'],
    templates: ['Template', 'templates'],
    isWaiting: 'Waiting for me',
    isLong: 'Locked for more than 12 h',
  },
  recordName: 'Lockout',
  dayName: 'Planned',
})

/** A place of the list of lockouts. */
export type LotoPlace = typeof lotoPlaces.plain
