import { choices, flag, places } from '../../lists/filter-parts.ts'
import { defineFilter } from '../../lists/filter.ts'
import { defineList } from '../../lists/list.ts'

/** The tabs: those one has to do with, those of one's team, all that one may read. */
export const sqrSections = ['mine', 'team', 'all'] as const

/** What reports are narrowed by (decision 0111); the days are those on which the event began. */
export const sqrFilter = defineFilter(
  {
    phases: choices('phase', 'selectedPhase', 'phase'),
    severities: choices('severity', 'selectedSeverity', 'severity'),
    classifications: choices('classificationIds', 'selectedClassifications', 'classificationIds'),
    types: choices('typeIds', 'selectedTypes', 'typeIds'),
    districts: choices('districts', 'selectedDistrictOptions', 'districtIds'),
    businessUnits: choices('businessUnits', 'selectedBusinessUnitOptions', 'businessUnitIds'),
    crews: places('crews', 'selectedCrewOptions', 'crewIds'),
    customers: choices('customers', 'selectedCustomerOptions', 'customerIds'),
    pads: choices('padIds', 'selectedPadNameOptions', 'padIds'),
    assets: choices('assetIds', 'selectedAssets', 'assetIds'),
    owners: choices('owners', 'selectedOwners', 'owners'),
    isWaiting: flag('waitsForMe', 'waitsForMeSelected', 'waitsForMe'),
    isOverdue: flag('isOverdue', 'isOverdueSelected', 'isOverdue'),
    hasNcr: flag('hasNcr', 'hasNcrSelected', 'hasNcr'),
    isRecordable: flag('isRecordable', 'isRecordableSelected', 'isRecordable'),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The list of reports; what happened last stands first. */
export const sqrList = defineList({
  name: 'sqr',
  sections: sqrSections,
  orders: {
    start: 'desc',
    number: 'desc',
    title: 'asc',
    severity: 'desc',
    lost: 'desc',
    changed: 'desc',
  },
  filter: sqrFilter,
  emptyText: 'No safety quality reports found.',
  noAccess: 'sqr',
  follows: 'sqr',
})
