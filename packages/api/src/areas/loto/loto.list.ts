import { choices, flag } from '../../lists/filter-parts.ts'
import { defineFilter } from '../../lists/filter.ts'
import { defineList } from '../../lists/list.ts'
import { quickDaysOf } from '../../vocabulary/date-window.ts'

/** The tabs: those one has to do with, machines that are out of service now, all that one may read. */
export const lotoSections = ['mine', 'live', 'all'] as const

/**
 * What lockouts are narrowed by (decision 0107); the days are those on which they are planned. It opens
 * with all days: a machine that was locked out last month and still is must not be left out.
 */
export const lotoFilter = defineFilter(
  {
    statuses: choices('status', 'selectedStatus', 'status'),
    categories: choices('equipmentCategory', 'selectedEquipmentCategory', 'equipmentCategory'),
    assets: choices('assetIds', 'selectedAssets', 'assetIds'),
    pads: choices('padIds', 'selectedPadNameOptions', 'padIds'),
    primaries: choices('authorisedPersonnel', 'selectedPrimaries', 'authorisedPersonnel'),
    people: choices('personIds', 'selectedPeople', 'personIds'),
    templates: choices('templateIds', 'selectedTemplates', 'templateIds'),
    isWaiting: flag('waitsForMe', 'waitsForMeSelected', 'waitsForMe'),
    isLong: flag('lockedLong', 'lockedLongSelected', 'lockedLong'),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The list of lockouts; what is planned last stands first. */
export const lotoList = defineList({
  name: 'loto',
  sections: lotoSections,
  orders: { start: 'desc', number: 'desc', title: 'asc', equipment: 'asc', locks: 'desc' },
  filter: lotoFilter,
  emptyText: 'No lockouts found.',
  noAccess: 'loto',
  quickDays: quickDaysOf('loto'),
  follows: 'loto',
})
