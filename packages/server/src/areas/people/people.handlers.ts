import {
  allOptionId,
  ignoredFilterIds,
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
    data: rows.map(toPerson),
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
    country: without(input.country),
    crew: without(input.crew),
    crewColor: unlessAll(input.crewColor),
    lobCode: unlessAll(input.lobCode),
    divisionCode: unlessAll(input.divisionCode),
    deptCode: unlessAll(input.deptCode),
    jobCode: unlessAll(input.jobCode),
    customer: unlessAll(input.customer),
    companyCode: unlessAll(input.companyCode),
    employeeNumber: unlessAll(input.employeeNumber),
    managerFullName: unlessAll(input.managerFullName),
    managerEmail: unlessAll(input.managerEmail),
  }
}

/** A list without entries narrows nothing. */
function unlessEmpty<Entry>(values: readonly Entry[] | undefined): readonly Entry[] | undefined {
  return values?.length === 0 ? undefined : values
}

const ignored: ReadonlySet<string> = new Set(ignoredFilterIds.map(String))

/** Country and crew leave the values of "All" and "None" aside (spec 9). */
function without(values: readonly string[] | undefined): readonly string[] | undefined {
  return unlessEmpty(values?.filter((value) => !ignored.has(value)))
}

/** "All" among the choices is every choice. */
function unlessAll(values: readonly string[] | undefined): readonly string[] | undefined {
  return values?.includes(String(allOptionId)) ? undefined : unlessEmpty(values)
}
