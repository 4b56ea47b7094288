import { choices } from '../../lists/filter-parts.ts'
import { defineFilter } from '../../lists/filter.ts'
import { defineList } from '../../lists/list.ts'

/** The tabs: what counts now, what is missing among it, and what was renewed since. */
export const trainingSections = ['current', 'renewed'] as const

/** What the list is narrowed by (decision 0153); its days are those of the issue. */
export const trainingFilter = defineFilter(
  {
    people: choices('personIds', 'selectedPeople', 'personIds'),
    qualifications: choices('qualificationIds', 'selectedQualifications', 'qualificationIds'),
    states: choices('states', 'selectedStates', 'states'),
    expiry: choices('expiry', 'selectedExpiry', 'expiry'),
    jobTitles: choices('jobTitles', 'selectedJobTitles', 'jobTitles'),
    departments: choices('departments', 'selectedDepartments', 'departments'),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The list of who holds what; what expires first stands first. */
export const trainingList = defineList({
  name: 'training',
  sections: trainingSections,
  orders: { expires: 'asc', person: 'asc', qualification: 'asc', issued: 'desc' },
  filter: trainingFilter,
  emptyText: 'No qualifications found.',
  noAccess: 'training',
  follows: null,
})
