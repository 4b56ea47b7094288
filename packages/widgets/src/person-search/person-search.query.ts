import { type Ask } from '../internals/use-asked.ts'
import { type Person } from '../person.ts'

/** The filters of the person search (spec 3) and its three settings (spec 7). */
export type PersonFilters = {
  /** How many people an answer holds at most. */
  readonly pLimit?: number
  /** Only these people. */
  readonly userIds?: readonly string[]
  /** Only people who hold any one of these keys. */
  readonly permissions?: readonly string[]
  readonly country?: readonly string[]
  readonly crew?: readonly string[]
  readonly crewColor?: readonly string[]
  readonly lobCode?: readonly string[]
  readonly divisionCode?: readonly string[]
  readonly deptCode?: readonly string[]
  readonly jobCode?: readonly string[]
  readonly customer?: readonly string[]
  readonly companyCode?: readonly string[]
  readonly employeeNumber?: readonly string[]
  readonly managerFullName?: readonly string[]
  readonly managerEmail?: readonly string[]
  /** Finds the people whom the filters do not fit. */
  readonly isExcluded?: boolean
}

/** What a search is asked: the trimmed words, and the filters as they were given. */
export type PersonQuery = PersonFilters & { readonly search: string }

/** Answers the people for a query. Give the signal on to `fetch`: an older question is given up. */
export type SearchPeople = Ask<PersonQuery, readonly Person[]>
