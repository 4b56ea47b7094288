import { sdsList } from '@holdpoint/api'
import { definePlace } from '../lists/place.ts'
import { paths } from '../paths.ts'

/** The list of safety data sheets and its places. */
export const sdsPlaces = definePlace(sdsList, {
  path: paths.sds(),
  names: {
    pads: ['Pad', 'pads'],
    pictograms: ['Pictogram', 'pictograms'],
    signalWords: ['Signal word', 'signal words'],
    manufacturers: ['Manufacturer', 'manufacturers'],
    isReviewDue: 'Review due',
    isAsked: 'Asked of me',
  },
  recordName: 'Safety data sheet',
  dayName: 'Revised',
})
