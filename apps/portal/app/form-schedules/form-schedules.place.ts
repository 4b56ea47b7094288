import { formScheduleList } from '@holdpoint/api'
import { definePlace } from '../lists/place.ts'
import { paths } from '../paths.ts'

/** The list of form schedules and its places. */
export const formSchedulesPlaces = definePlace(formScheduleList, {
  path: paths.formSchedules(),
  names: { isMine: 'Made by me' },
  recordName: 'Schedule',
  dayName: 'Changed',
})

/** A place of the list of form schedules. */
export type FormSchedulesPlace = typeof formSchedulesPlaces.plain
