import * as z from 'zod'
import { call } from '../../call.ts'
import { id, wireBoolean, wireInteger, wireList, text } from '../../wire.ts'
import { soughtPerson } from '../../vocabulary/person.ts'
import { page } from '../../lists/listing.ts'
import type { PermissionKey } from '../../permissions.ts'
import { peopleAccounts } from './people.accounts.ts'
import { peopleContacts } from './people.contact.ts'
import { peopleDirectory } from './people.directory.ts'
import { peopleImport } from './people.import.ts'
import { permissionKeyList } from '../permissions/permissions.records.ts'

// The directory: who is who. The specification names the filters; which part of a person each one
// looks at, and that only active people of one's own organisation are found, is decision 0016.

/** How many people a search answers unless asked otherwise. */
export const personSearchPageSize = 20

/**
 * Keys that anybody may search by, because a picker offers those who hold them. Who holds any other
 * is told only to those who keep rights.
 */
export const personPickerKeys = [
  'access_all_submissions',
  'access_own_submissions',
  'authorize_loto',
  'approve_sqr',
  'verify_sqr_parts',
] as const satisfies readonly PermissionKey[]

/** How many values a filter takes that looks at what the person record does not show. */
export const personGuessesMax = 20

const fewValues = wireList.pipe(
  z
    .array(z.string())
    .max(personGuessesMax, `This filter takes at most ${personGuessesMax} values at once.`),
)

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
  /** This one and the next three look at more than the person record shows, so they are kept short. */
  companyCode: fewValues.optional(),
  employeeNumber: fewValues.optional(),
  managerFullName: fewValues.optional(),
  managerEmail: fewValues.optional(),
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
    /** Only people who hold any one of these keys (spec 6); see `personPickerKeys`. */
    permissions: permissionKeyList.optional(),
    ...personFilters,
    /** Finds the people whom the filters above do not fit. */
    isExcluded: wireBoolean.default(false),
  }),
  content: page(soughtPerson),
  problems: ['forbidden'],
})

/** The directory. */
export const people = {
  search,
  ...peopleAccounts,
  ...peopleDirectory,
  ...peopleImport,
  ...peopleContacts,
}
