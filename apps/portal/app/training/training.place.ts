import { trainingList } from '@holdpoint/api'
import { definePlace } from '../lists/place.ts'
import { paths } from '../paths.ts'

/** The list of training and skills and its places. */
export const trainingPlaces = definePlace(trainingList, {
  path: paths.training(),
  names: {
    people: ['Person', 'people'],
    qualifications: ['Qualification', 'qualifications'],
    states: ['State', 'states'],
    expiry: ['Expires', 'spans'],
    jobTitles: ['Job title', 'job titles'],
    departments: ['Department', 'departments'],
  },
  recordName: 'Record',
  dayName: 'Issued',
  // What was renewed is in no other state.
  knows: (part, section) => (part === 'states' && section === 'renewed' ? [] : null),
})
