import {
  chosen,
  chosenPlaces,
  personSearchPageSize,
  type CallOf,
  type ParsedInput,
} from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { totalOf } from '../total-of.ts'
import {
  countOfPeople,
  pageOfPeople,
  type PersonFilters,
  type PersonQuery,
} from './people.queries.ts'
import { toPerson } from './people.row.ts'
import { searchProblem } from './people.rules.ts'

type SearchInput = ParsedInput<CallOf<'people.search'>>

export const search: PersonHandler<'people.search'> = async (input, { db, person, grant }) => {
  const query = toQuery(input, person.shardKey)
  const wrong = searchProblem(query, person.permissions, grant !== undefined)
  if (wrong !== undefined) {
    return fail('forbidden', { message: wrong })
  }
  const rows = await pageOfPeople(db, query)
  return ok({
    // Pages of other sites search by no company, and are told none.
    data: rows
      .map(toPerson)
      .map((one) => (grant === undefined ? one : { ...one, contractorOf: null })),
    totalRecords: await totalOf(rows.length, query, () => countOfPeople(db, query)),
    offset: query.offset,
  })
}

const searchPageMax = 200

function toQuery(input: SearchInput, shardKey: string): PersonQuery {
  const userIds = unlessEmpty(input.userIds)
  const usual =
    userIds === undefined ? personSearchPageSize : Math.min(userIds.length, searchPageMax)
  return {
    shardKey,
    search: input.search.trim(),
    userIds,
    permissions: unlessEmpty(input.permissions),
    filters: filtersOf(input),
    isExcluded: input.isExcluded,
    offset: input.pOffset,
    limit: input.pLimit ?? usual,
  }
}

function filtersOf(input: SearchInput): PersonFilters {
  return {
    country: places(input.country),
    crew: places(input.crew),
    crewColor: options(input.crewColor),
    lobCode: options(input.lobCode),
    divisionCode: options(input.divisionCode),
    deptCode: options(input.deptCode),
    jobCode: options(input.jobCode),
    customer: options(input.customer),
    companyCode: options(input.companyCode),
    employeeNumber: options(input.employeeNumber),
    managerFullName: options(input.managerFullName),
    managerEmail: options(input.managerEmail),
  }
}

/** A list without entries narrows nothing. */
function unlessEmpty<Entry>(values: readonly Entry[] | undefined): readonly Entry[] | undefined {
  return values?.length === 0 ? undefined : values
}

/** Country and crew pass over the values of "All" and "None" (spec 9). */
function places(values: readonly string[] | undefined): readonly string[] | undefined {
  return unlessEmpty(chosenPlaces(values))
}

/** "All" among the choices is every choice (spec 9). */
function options(values: readonly string[] | undefined): readonly string[] | undefined {
  return unlessEmpty(chosen(values))
}
