import { sql, type RawBuilder } from 'kysely'
import { masterParentsOf, type MasterList, type MasterParent } from '@holdpoint/api'

/** How a list lies in the database. */
type KeptList = {
  table: string
  /** What others name an entry by. */
  key: 'code' | 'id'
  /** What is said as its code; null where entries have none. */
  code: 'code' | 'number' | null
  /** Its further word, if it has one. */
  word: 'colour' | 'category' | null
  order: readonly string[]
  /** Entries belong to an organisation; those of the other lists to the installation. */
  isOfOrganisation?: true
}

const coded = { key: 'code', code: 'code', word: null, order: ['name', 'code'] } as const

/** The lists as they lie in the database. */
export const keptLists: Readonly<Record<MasterList, KeptList>> = {
  countries: { ...coded, table: 'countries' },
  districts: { ...coded, table: 'districts' },
  businessUnits: { ...coded, table: 'business_units' },
  departments: { ...coded, table: 'departments' },
  jobTitles: { ...coded, table: 'job_titles' },
  crews: { ...coded, table: 'crews', word: 'colour', order: ['code'] },
  customers: { table: 'customers', key: 'id', code: null, word: null, order: ['name', 'id'] },
  pads: { table: 'pads', key: 'id', code: 'number', word: null, order: ['name', 'number', 'id'] },
  assets: {
    ...{ table: 'assets', key: 'id', code: 'code', word: 'category', order: ['code'] },
    isOfOrganisation: true,
  },
}

/** The columns that name what an entry lies in. */
export const parentColumns: Readonly<Record<MasterParent, string>> = {
  country: 'country_code',
  district: 'district_code',
  businessUnit: 'business_unit_code',
  department: 'department_code',
  customer: 'customer_id',
}

/** What an entry of a list lies in, with the columns that say so. */
export function parentsIn(list: MasterList): readonly (readonly [MasterParent, string])[] {
  return masterParentsOf[list].map((parent) => [parent, parentColumns[parent]] as const)
}

/** Which rows of a list somebody of an organisation may see, over its table as `entry`. */
export function rowsOf(list: MasterList, shardKey: string): RawBuilder<boolean> {
  return keptLists[list].isOfOrganisation ? sql`entry.shard_key = ${shardKey}` : sql`true`
}

/** Names a column of an entry. */
export const column = (name: string) => sql.ref(`entry.${name}`)
