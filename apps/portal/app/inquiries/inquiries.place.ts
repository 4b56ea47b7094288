import { inquiryList } from '@holdpoint/api'
import { definePlace } from '../lists/place.ts'
import { paths } from '../paths.ts'

/** The list of inquiries and its places. */
export const inquiriesPlaces = definePlace(inquiryList, {
  path: paths.inquiries(),
  names: {
    statuses: ['Status', 'statuses'],
    categories: ['About', 'subjects'],
    priorities: ['How much it presses', 'priorities'],
    isTakenByMe: 'Taken by me',
  },
  recordName: 'Inquiry',
  dayName: 'Asked',
})
