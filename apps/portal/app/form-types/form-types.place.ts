import { formTypeList } from '@holdpoint/api'
import { definePlace } from '../lists/place.ts'
import { paths } from '../paths.ts'

/** The list of form types and its places. */
export const formTypesPlaces = definePlace(formTypeList, {
  path: paths.formTypes(),
  names: { isMine: 'Made by me', isEmpty: 'Without forms to start' },
  recordName: 'Form type',
  dayName: 'Changed',
})

/** A place of the list of form types. */
export type FormTypesPlace = typeof formTypesPlaces.plain
