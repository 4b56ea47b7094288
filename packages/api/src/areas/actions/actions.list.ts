import { choices, flag, places } from '../../lists/filter-parts.ts'
import { defineFilter } from '../../lists/filter.ts'
import { defineList } from '../../lists/list.ts'

/** The tabs: those that the person does, verifies or owns, those of their team, all they may see. */
export const actionSections = ['mine', 'team', 'all'] as const

/**
 * What the list of actions is narrowed by (spec 7, actions). The statuses, the priority, the type, the
 * source, what is overdue, and who does, owns and verifies it are ours. It opens with all days: an open action does
 * not go away because it was raised long ago (decision 0055).
 */
export const actionsFilter = defineFilter(
  {
    statuses: choices('status', 'selectedStatus', 'status'),
    priorities: choices('priority', 'selectedPriority', 'priority'),
    types: choices('type', 'selectedActionTypes', 'type'),
    sources: choices('source', 'selectedSources', 'source'),
    isOverdue: flag('overdue', 'overdueSelected', 'overdue'),
    isMine: flag('myActions', 'myActionsSelected', 'myActions'),
    isTeams: flag('myTeamActions', 'myTeamActionsSelected', 'myTeamActions'),
    countries: places('countries', 'selectedCountry', 'countryIds'),
    districts: choices('districts', 'selectedDistrict', 'districtIds'),
    businessUnits: choices('businessUnits', 'selectedBusinessUnitOptions', 'businessUnitIds'),
    crews: places('crews', 'selectedCrewOptions', 'crewIds'),
    assets: choices('assetIds', 'selectedAssets', 'assetIds'),
    pads: choices('padNames', 'selectedPadNameOptions', 'padIds'),
    customers: choices('customers', 'selectedCustomerOptions', 'customerIds'),
    createdBy: choices('createdBy', 'selectedCreatedBy', 'createdBy'),
    assignees: choices('assignees', 'selectedAssignees', 'assignees'),
    owners: choices('owners', 'selectedOwners', 'owners'),
    verifiers: choices('verifiers', 'selectedVerifiers', 'verifiers'),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The list of actions; it opens with what is due first. */
export const actionsList = defineList({
  name: 'action',
  sections: actionSections,
  orders: {
    due: 'asc',
    number: 'desc',
    title: 'asc',
    status: 'asc',
    priority: 'desc',
    created: 'desc',
  },
  filter: actionsFilter,
  emptyText: 'No actions found.',
  noAccess: 'actions',
  follows: 'action',
})
