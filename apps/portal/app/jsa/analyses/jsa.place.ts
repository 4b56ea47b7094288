import { jsaList } from '@holdpoint/api'
import { definePlace } from '../../lists/place.ts'
import { paths } from '../../paths.ts'

/** The list of job safety analyses and its places. */
export const jsaPlaces = definePlace(jsaList, {
  path: paths.jsaList(),
  names: {
    statuses: ['Status', 'statuses'],
    shifts: ['Shift', 'shifts'],
    signedShares: ['Signatures', 'shares of signatures'],
    crews: ['Crew', 'crews'],
    crewColors: ['Colour of the crew', 'colours of crews'],
    pads: ['Pad', 'pads'],
    supervisors: ['Supervisor', 'supervisors'],
    people: ['Person', 'people'],
    isMine: 'Mine',
    isTeams: 'My team’s',
    isStar: 'Exemplars',
    isWaiting: 'Waiting for me',
  },
  recordName: 'Analysis',
  dayName: 'Begins',
})

/** A place of the list of job safety analyses. */
export type JsaPlace = typeof jsaPlaces.plain
