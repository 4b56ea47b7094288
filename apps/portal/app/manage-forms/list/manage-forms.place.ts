import { manageFormsList } from '@holdpoint/api'
import { definePlace } from '../../lists/place.ts'
import { paths } from '../../paths.ts'

/** The list of forms and its places, as those who make them see it. */
export const manageFormsPlaces = definePlace(manageFormsList, {
  path: paths.manageForms(),
  names: {
    formTypes: ['Form type', 'form types'],
    isMine: 'Mine',
    hasDraft: 'With a draft that is not published',
    isPaused: 'Paused',
  },
  recordName: 'Form',
  dayName: 'Changed',
})
