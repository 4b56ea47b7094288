import { choices, flag, places } from '../../lists/filter-parts.ts'
import { defineFilter } from '../../lists/filter.ts'
import { defineList } from '../../lists/list.ts'
import { quickDaysOf } from '../../vocabulary/date-window.ts'

/** The tabs: those one has to do with, those of one's team, all that one may read. */
export const jsaSections = ['mine', 'team', 'all'] as const

/**
 * What analyses are narrowed by (spec 7, JSA); the days are those on which the work begins. It opens
 * with all days: a job of tomorrow is read, approved and staffed today (decision 0106).
 */
export const jsaFilter = defineFilter(
  {
    statuses: choices('status', 'selectedStatus', 'status'),
    shifts: choices('shift', 'selectedShift', 'shift'),
    signedShares: choices(
      'signaturePercentage',
      'selectedSignaturePercentage',
      'signaturePercentage',
    ),
    crews: places('crews', 'selectedCrewOptions', 'crewIds'),
    crewColors: choices('crewColors', 'selectedCrewColors', 'crewColors'),
    pads: choices('padIds', 'selectedPadNameOptions', 'padIds'),
    supervisors: choices('authorisedPersonnel', 'selectedSupervisors', 'authorisedPersonnel'),
    people: choices('personIds', 'selectedPeople', 'personIds'),
    isMine: flag('myJSA', 'myJSASelected', 'myJSA'),
    isTeams: flag('myTeamJSA', 'myTeamJSASelected', 'myTeamJSA'),
    isStar: flag('isStar', 'isStarSelected', 'isStar'),
    isWaiting: flag('waitsForMe', 'waitsForMeSelected', 'waitsForMe'),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The list of analyses; the work that begins last stands first. */
export const jsaList = defineList({
  name: 'jsa',
  sections: jsaSections,
  orders: { start: 'desc', number: 'desc', title: 'asc', signed: 'asc', risk: 'desc' },
  filter: jsaFilter,
  emptyText: 'No job safety analyses found.',
  noAccess: 'jsa',
  quickDays: quickDaysOf('jsa'),
  follows: 'jsa',
})
