import * as z from 'zod'
import { call } from '../call.ts'
import { id, wireBoolean, wireInteger, wireList, text } from '../wire.ts'
import { person } from '../vocabulary/person.ts'
import { page } from './listing.ts'
import { permissionKeyList } from './permissions.records.ts'

// The directory: who is who. The specification names the filters; which part of a person each one
// looks at, and that only active people of one's own organisation are found, is decision 0016.

/** How many people a search answers unless asked otherwise. */
export const personSearchPageSize = 20

/** The filters of the person search (spec 3), each a list of which any entry fits. */
export const personFilters = {
  /** Codes or names of countries; -1 and -2 are left aside (spec 9). */
  country: wireList.optional(),
  /** Codes of crews; -1 and -2 are left aside (spec 9). */
  crew: wireList.optional(),
  crewColor: wireList.optional(),
  /** Codes of business units. */
  lobCode: wireList.optional(),
  /** Codes of districts. */
  divisionCode: wireList.optional(),
  deptCode: wireList.optional(),
  jobCode: wireList.optional(),
  /** Ids or names of customers. */
  customer: wireList.optional(),
  companyCode: wireList.optional(),
  employeeNumber: wireList.optional(),
  managerFullName: wireList.optional(),
  managerEmail: wireList.optional(),
} as const

/** Finds people of one's own organisation. */
export const search = call({
  name: 'people.search',
  method: 'GET',
  path: '/person-search',
  summary: 'Finds active people by name, address and filters, or answers exactly those named.',
  status: 'specified',
  source: 'spec 3, person search filters; spec 7, person search; decision 0016',
  input: z.object({
    /** Every word must be in the name or the address; capitals and accents do not matter. */
    search: text(200).default(''),
    pLimit: wireInteger(1, 200).optional(),
    pOffset: wireInteger(0, 10_000_000).default(0),
    /** Exactly these people, in this order. */
    userIds: wireList.pipe(z.array(id)).optional(),
    /** Only people who hold any one of these keys (spec 6). */
    permissions: permissionKeyList.optional(),
    ...personFilters,
    /** Finds the people whom the filters above do not fit. */
    isExcluded: wireBoolean.default(false),
  }),
  content: page(person),
})

/** The directory. */
export const people = { search }
