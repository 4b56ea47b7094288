import { sqrList } from '@holdpoint/api'
import { definePlace } from '../../lists/place.ts'
import { paths } from '../../paths.ts'

/** The list of safety quality reports and its places. */
export const sqrPlaces = definePlace(sqrList, {
  path: paths.sqrs(),
  names: {
    phases: ['Phase', 'phases'],
    severities: ['Severity', 'severities'],
    classifications: ['Classification', 'classifications'],
    types: ['Type', 'types'],
    districts: ['District', 'districts'],
    businessUnits: ['Business unit', 'business units'],
    crews: ['Crew', 'crews'],
    customers: ['Customer', 'customers'],
    pads: ['Pad', 'pads'],
    assets: ['Equipment', 'pieces of equipment'],
    owners: ['Owner', 'owners'],
    isWaiting: 'Waiting for me',
    isOverdue: 'Overdue',
    hasNcr: 'With a non-conformance',
    isRecordable: 'Recordable',
  },
  recordName: 'Report',
  dayName: 'Began',
})

/** A place of the list of safety quality reports. */
export type SqrPlace = typeof sqrPlaces.plain
