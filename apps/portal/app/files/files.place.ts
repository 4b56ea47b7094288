import { filesList } from '@holdpoint/api'
import { definePlace } from '../lists/place.ts'
import { paths } from '../paths.ts'

/** The file library and its places. */
export const filesPlaces = definePlace(filesList, {
  path: paths.files(),
  names: {
    folders: ['Folder', 'folders'],
    tags: ['Tag', 'tags'],
    isReviewDue: 'Review due',
    isAsked: 'Asked of me',
  },
  recordName: 'File',
  dayName: 'Changed',
})
