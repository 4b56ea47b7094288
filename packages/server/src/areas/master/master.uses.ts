import { sql, type RawBuilder } from 'kysely'
import type { MasterList } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'

/** Where entries of a list are named: by whom, in which table, and in which column of it. */
export type MasterUse = {
  kind: 'entries' | 'people' | 'records'
  table: string
  column: string
  /** The column holds several. */
  isMany?: true
  /** The column is a document, of which this part names one. */
  part?: string
  /** Its rows belong to no organisation. */
  isForAll?: true
}

const inEntries = (table: string, column: string): MasterUse => ({
  ...{ kind: 'entries', table, column, isForAll: true },
})
const ofPeople = (column: string): MasterUse => ({ kind: 'people', table: 'people', column })
const inRecords = (table: string, column: string): MasterUse => ({ kind: 'records', table, column })
const amongRecords = (table: string, column: string): MasterUse => ({
  ...{ ...inRecords(table, column), isMany: true },
})
const ofForms = (column: string): MasterUse => ({
  ...amongRecords('forms', column),
  isForAll: true,
})
const forWhom = (column: string): MasterUse => amongRecords('record_audiences', column)

/** Where each list is named. A column that names an entry belongs here: a test compares it with the schema. */
export const masterUses: Readonly<Record<MasterList, readonly MasterUse[]>> = {
  countries: [
    inEntries('districts', 'country_code'),
    ofPeople('country_code'),
    ...[inRecords('my_forms', 'country_code'), inRecords('actions', 'country_code')],
    ...[ofForms('country_ids'), forWhom('countries')],
  ],
  districts: [
    ...[inEntries('crews', 'district_code'), inEntries('pads', 'district_code')],
    ofPeople('district_code'),
    ...[inRecords('my_forms', 'district_code'), inRecords('actions', 'district_code')],
    inRecords('sqrs', 'district_id'),
    ...[ofForms('district_ids'), forWhom('districts')],
  ],
  businessUnits: [
    inEntries('crews', 'business_unit_code'),
    ofPeople('business_unit_code'),
    ...[inRecords('my_forms', 'business_unit_code'), inRecords('actions', 'business_unit_code')],
    ...[inRecords('sqrs', 'business_unit'), inRecords('sqr_statuses', 'business_unit_code')],
    inRecords('severity_thresholds', 'business_unit_code'),
    amongRecords('master_hazards', 'business_units'),
    ...[ofForms('business_unit_ids'), forWhom('business_units')],
  ],
  departments: [
    inEntries('job_titles', 'department_code'),
    ...[ofForms('department_ids'), forWhom('departments')],
  ],
  jobTitles: [ofPeople('job_code'), ofForms('job_title_ids'), forWhom('job_titles')],
  crews: [
    ofPeople('crew_code'),
    ...[amongRecords('my_forms', 'crew_codes'), amongRecords('actions', 'crew_codes')],
    ...[inRecords('jsas', 'crew_code'), inRecords('sqrs', 'crew_id')],
    forWhom('crews'),
  ],
  customers: [
    inEntries('pads', 'customer_id'),
    ofPeople('customer_id'),
    ...[inRecords('my_forms', 'customer_id'), inRecords('actions', 'customer_id')],
    ...[inRecords('jsas', 'customer_id'), inRecords('sqrs', 'customer_id')],
  ],
  pads: [
    ...[amongRecords('my_forms', 'pad_ids'), amongRecords('actions', 'pad_ids')],
    ...[inRecords('jsas', 'pad_id'), inRecords('lotos', 'pad_id'), inRecords('sqrs', 'pad_id')],
    ...[inRecords('sds_inventory', 'pad_id'), inRecords('sds_kiosks', 'pad_id')],
  ],
  assets: [
    ...[inRecords('actions', 'asset_id'), inRecords('work_orders', 'asset_id')],
    inRecords('my_form_equipment', 'asset_id'),
    ...[inRecords('lotos', 'asset_id'), amongRecords('loto_templates', 'asset_ids')],
    { ...inRecords('sqr_lines', 'content'), part: 'assetId' },
  ],
}

/** How much uses an entry, and whether anything does, in whichever organisation. */
export type MasterUsage = { entries: number; people: number; records: number; isUsed: boolean }

/** What of somebody's organisation uses some entries of a list, and whether anything does. */
export async function usageOf(
  db: Queryable,
  { list, shardKey }: { list: MasterList; shardKey: string },
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, MasterUsage>> {
  const none = { entries: 0, people: 0, records: 0, isUsed: false }
  const usage = new Map<string, MasterUsage>(entryIds.map((id) => [id, { ...none }]))
  const each = masterUses[list].map((use) => countOf(use, shardKey, entryIds))
  const { rows } = await sql<{ id: string; kind: MasterUse['kind']; own: number; total: number }>`
    ${sql.join(each, sql` union all `)}`.execute(db)
  for (const { id, kind, own, total } of rows) {
    const known = usage.get(id)
    if (known !== undefined) {
      known[kind] += own
      // Machines of two organisations may be named alike.
      known.isUsed ||= (list === 'assets' ? own : total) > 0
    }
  }
  return usage
}

function countOf({ kind, table, column, isMany, part, isForAll }: MasterUse, ...given: Given) {
  const [shardKey, ids] = given
  const held = sql.ref(`held.${column}`)
  const own = isForAll ? sql`count(*)` : sql`count(*) filter (where held.shard_key = ${shardKey})`
  const counts = sql`${sql.lit(kind)}::text as kind, ${own}::int as own, count(*)::int as total`
  if (isMany) {
    return sql`select one.id, ${counts} from ${sql.table(table)} as held
      cross join unnest(${held}) as one (id)
      where ${held} && ${ids}::text[] and one.id = any(${ids}::text[]) group by one.id`
  }
  const named: RawBuilder<unknown> = part === undefined ? held : sql`${held} ->> ${sql.lit(part)}`
  return sql`select ${named} as id, ${counts} from ${sql.table(table)} as held
    where ${named} = any(${ids}::text[]) group by ${named}`
}

type Given = readonly [shardKey: string, ids: readonly string[]]

/**
 * Whether an answer of a form names an entry: pickers may stand anywhere in a form, and lists know of
 * those in its head alone. All answers are read, so this is asked for what is deleted or called anew.
 */
export async function isAnswered(db: Queryable, entryId: string): Promise<boolean> {
  const { rows } = await sql<{ is_answered: boolean }>`select exists (
    select 1 from my_form_answers
    where jsonb_path_exists(answers, '$.** ? (@ == $id)', ${JSON.stringify({ id: entryId })}::jsonb)
  ) as is_answered`.execute(db)
  return rows[0]?.is_answered ?? false
}
