import { choices, places } from '../../lists/filter-parts.ts'
import { defineFilter } from '../../lists/filter.ts'
import { defineList } from '../../lists/list.ts'

/** The tabs: who works here and signs in, who has not chosen a password yet, who is gone. */
export const peopleSections = ['active', 'invited', 'left'] as const

/** What the list of people is narrowed by; the days are those of their hiring (decision 0065). */
export const peopleFilter = defineFilter(
  {
    countries: places('countries', 'selectedCountry', 'countryIds'),
    districts: choices('districts', 'selectedDistrict', 'districtIds'),
    businessUnits: choices('businessUnits', 'selectedBusinessUnitOptions', 'businessUnitIds'),
    crews: places('crews', 'selectedCrewOptions', 'crewIds'),
    employeeTypes: choices('employeeTypes', 'selectedEmployeeTypes', 'employeeTypes'),
    companies: choices('companies', 'selectedCompanies', 'companyCodes'),
    // Keys of which they hold any; for whoever gives rights alone (decision 0121).
    rights: choices('permissions', 'selectedPermissions', 'permissions'),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The list of people, for those who keep their accounts or give rights. */
export const peopleList = defineList({
  name: 'person',
  sections: peopleSections,
  orders: { name: 'asc', number: 'asc', hired: 'desc' },
  filter: peopleFilter,
  emptyText: 'Nobody found.',
  noAccess: 'people',
  follows: null,
})
