import { choices, places } from '../../lists/filter-parts.ts'
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

/** The tabs of the matrix: who is asked for something or holds it, who lacks something, everybody. */
export const trainingMatrixSections = ['asked', 'wanting', 'everybody'] as const

/**
 * What the matrix is narrowed by (decision 0162). Qualifications narrow its columns, and its rows to
 * who holds one of them or is asked for it; its days are those of the hiring.
 */
export const trainingMatrixFilter = defineFilter(
  {
    qualifications: choices('qualificationIds', 'selectedQualifications', 'qualificationIds'),
    jobTitles: choices('jobTitles', 'selectedJobTitles', 'jobTitles'),
    departments: choices('departments', 'selectedDepartments', 'departments'),
    countries: places('countries', 'selectedCountry', 'countryIds'),
    districts: choices('districts', 'selectedDistrict', 'districtIds'),
    businessUnits: choices('businessUnits', 'selectedBusinessUnitOptions', 'businessUnitIds'),
    crews: places('crews', 'selectedCrewOptions', 'crewIds'),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The matrix of training: people down, qualifications across. */
export const trainingMatrixList = defineList({
  name: 'trainingmatrix',
  sections: trainingMatrixSections,
  orders: { person: 'asc', job: 'asc' },
  filter: trainingMatrixFilter,
  pageSize: 50,
  emptyText: 'Nobody found.',
  noAccess: 'training',
  follows: null,
})
