import { peopleList } from '@holdpoint/api'
import { definePlace } from '../lists/place.ts'
import { paths } from '../paths.ts'

/** The list of people and its places. */
export const employeesPlaces = definePlace(peopleList, {
  path: paths.employees(),
  names: {
    countries: ['Country', 'countries'],
    districts: ['District', 'districts'],
    businessUnits: ['Business unit', 'business units'],
    crews: ['Crew', 'crews'],
    employeeTypes: ['Employee type', 'employee types'],
    companies: ['Company', 'companies'],
    rights: ['Holds the right', 'rights'],
  },
  recordName: 'Person',
  dayName: 'Hired',
})

/** The list of people with those who hold any of these rights. */
export const holdersPlace = (rights: readonly string[]) =>
  employeesPlaces.plain.filteredBy({ rights })
