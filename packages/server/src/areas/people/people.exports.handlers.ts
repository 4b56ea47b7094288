import { sql } from 'kysely'
import { companyWords, employeeTypeLabels, permissionLabels } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { PersonHandler } from '../../handler.ts'
import type { Person } from '../../identity.ts'
import { filterTeller, filterWords } from '../../lists/filter-words.ts'
import { workbookDownload } from '../../lists/workbook-download.ts'
import { workbookFile } from '../../lists/workbook-file.ts'
import type { PickedRows } from '../../lists/workbook-rows.ts'
import { lookupsOf } from '../lookups.ts'
import { companiesOf } from './people.companies.ts'
import { people, rightsFor, type RightsFacts } from './people.list.ts'
import { readsRights } from './people.rules.ts'
import {
  peopleRightsWorkbook,
  peopleWords,
  peopleWorkbook,
  type WorkbookRow,
} from './people.workbook.ts'

const told = filterWords(people, {
  words: peopleWords,
  names: () => Promise.resolve({}),
  partNames: async (db, filter, _names, { cacheOwner, now, person }) => {
    const companies = filter.companies.length === 0 ? [] : await companiesOf({ db, person })
    const { district, businessUnit, crew } = await lookupsOf(cacheOwner, db, now.getTime())
    return {
      ...{ districts: district, businessUnits: businessUnit, crews: crew },
      employeeTypes: new Map(Object.entries(employeeTypeLabels)),
      companies: new Map(companies.map((one) => [one.code, companyWords(one)])),
      rights: new Map(Object.entries(permissionLabels)),
    }
  },
})

/** Tells what a saved filter of people holds. */
export const tellFilter = filterTeller(people, told)

type Made = { workbook: typeof peopleWorkbook; name?: string }

const downloadOf = (made: Made) =>
  workbookDownload(people, {
    path: '/employees-excel-file',
    name: 'people',
    words: peopleWords,
    open: workbookFile(people, {
      ...made,
      select: selectRows,
      ...told,
    }),
  })

const plain = downloadOf({ workbook: peopleWorkbook })
const withRights = downloadOf({ workbook: peopleRightsWorkbook, name: 'person-rights' })
const downloadFor = ({ permissions }: Pick<Person, 'permissions'>) =>
  readsRights(permissions) ? withRights : plain

export const excel: PersonHandler<'people.excel'> = (input, context) =>
  downloadFor(context.person).address(input, context)
export const excelFile: PersonHandler<'people.excelFile'> = (input, context) =>
  downloadFor(context.person).file(input, context)

function selectRows(_db: Queryable, picked: PickedRows, facts: RightsFacts) {
  return sql<WorkbookRow>`(
    select picked.place, person.full_name as name, person.employee_number as number, person.email,
      person.employee_title as title, crew.name as crew, person.hire_date as hired,
      person.employee_type as type, person.phone,
      coalesce(nullif(person.company_name, ''), nullif(person.company_code, '')) as company,
      (select string_agg(one ->> 'name', ', ') from json_array_elements(held.rights -> 'groups') as one)
        as groups,
      (held.rights ->> 'permissionCount')::int as rights,
      (held.rights ->> 'grantCount')::int as given, (held.rights ->> 'denyCount')::int as denied
    from ${picked}
    join people as person on person.id = picked.id
    cross join lateral (select ${rightsFor(facts)} as rights) as held
    left join crews as crew on crew.code = person.crew_code
  )`
}
