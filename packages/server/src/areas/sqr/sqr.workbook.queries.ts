import { sql, type RawBuilder } from 'kysely'
import type { Severity, SqrNcrStep, SqrPartName, SqrPhase } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { epochMs, type PickedRows } from '../../lists/workbook-rows.ts'
import { tallies } from './sqr.columns.ts'

/** A report as the workbook needs it. */
export type WorkbookRow = {
  place: number
  number: string
  title: string
  businessUnit: string | null
  crewId: string | null
  customerId: string | null
  districtId: string | null
  padId: string | null
  well: string
  apiNumber: string
  stage: string
  jobTicket: string
  classification: string | null
  type: string | null
  code: string | null
  incident: string | null
  damage: string | null
  startsAt: number | null
  endsAt: number | null
  hours: number | null
  severity: Severity
  overriddenBecause: string | null
  potential: Severity | null
  phase: SqrPhase
  status: string
  phaseSince: number
  dueAt: number | null
  responsibleParty: string | null
  vendor: string
  equipment: string | null
  parts: string | null
  purchaseOrders: string | null
  people: string | null
  causes: string | null
  isRecordable: boolean
  ncrStep: SqrNcrStep | null
  openActions: number
  actions: number
  ownCost: number | null
  customerCost: number | null
  parent: string | null
  reporter: string
  owner: string | null
  closedAt: number | null
}

/** An entry of a tree with those above it: Wireline / Plug / Preset. */
const pathOf = (id: RawBuilder<unknown>): RawBuilder<string | null> => sql`(
  select concat_ws(' / ', top.name, upper_one.name, one.name)
  from categories as one
  left join categories as upper_one
    on upper_one.shard_key = one.shard_key and upper_one.id = one.parent_id
  left join categories as top
    on top.shard_key = one.shard_key and top.id = upper_one.parent_id
  where one.shard_key = sqr.shard_key and one.id = ${id}
)`

/** The words of the lines of a part, in their order; `line` is one of them. */
const linesOf = (
  part: SqrPartName,
  words: RawBuilder<unknown>,
  from = sql``,
): RawBuilder<string | null> => sql`(
  select string_agg(${words}, ', ' order by line.place)
  from sqr_lines as line ${from}
  where line.shard_key = sqr.shard_key and line.sqr_id = sqr.id and line.part = ${sql.lit(part)}
)`

const equipment = linesOf(
  'equipments',
  sql`coalesce(asset.name || ' (' || asset.code || ')', nullif(line.content ->> 'name', ''))`,
  sql`left join assets as asset
    on asset.shard_key = line.shard_key and asset.id = line.content ->> 'assetId'`,
)
const parts = linesOf(
  'parts',
  sql`concat_ws(' ', line.content ->> 'itemNumber', nullif(line.content ->> 'description', ''))`,
)
const purchaseOrders = linesOf('parts', sql`nullif(line.content ->> 'poNumber', '')`)
const people = linesOf(
  'employees',
  sql`person.full_name`,
  sql`join people as person on person.id = line.content ->> 'personId'`,
)
const causes = linesOf('scat', pathOf(sql`line.content ->> 'itemId'`))

/** What the workbook says of each report. */
export function selectWorkbookRows(
  _db: Queryable,
  picked: PickedRows,
  { shardKey }: { shardKey: string },
) {
  return sql<WorkbookRow>`(
    select picked.place, sqr.number, sqr.title, sqr.business_unit as "businessUnit",
      sqr.crew_id as "crewId", sqr.customer_id as "customerId", sqr.district_id as "districtId",
      sqr.pad_id as "padId", sqr.well, sqr.api_number as "apiNumber", sqr.stage,
      sqr.job_ticket as "jobTicket", ${pathOf(sql`sqr.classification_id`)} as classification,
      ${pathOf(sql`sqr.type_id`)} as type, ${pathOf(sql`sqr.code_id`)} as code,
      ${pathOf(sql`sqr.incident_id`)} as incident, ${pathOf(sql`sqr.damage_id`)} as damage,
      ${epochMs('sqr.starts_at')} as "startsAt", ${epochMs('sqr.ends_at')} as "endsAt",
      sqr.hours::float, sqr.severity,
      case when sqr.severity_override is not null then sqr.override_reason end
        as "overriddenBecause",
      sqr.potential_severity as potential, sqr.status as phase, status.name as status,
      ${epochMs('sqr.phase_since')} as "phaseSince", ${epochMs('sqr.due_at')} as "dueAt",
      ${pathOf(sql`sqr.responsible_party_id`)} as "responsibleParty", sqr.vendor,
      ${equipment} as equipment, ${parts} as parts, ${purchaseOrders} as "purchaseOrders",
      ${people} as people, ${causes} as causes, sqr.is_recordable as "isRecordable", sqr.ncr_step as "ncrStep",
      acted.open_actions as "openActions", acted.actions,
      sqr.own_cost::float as "ownCost", sqr.customer_cost::float as "customerCost",
      parent.number as parent, reporter.full_name as reporter, owner.full_name as owner,
      ${epochMs('sqr.closed_at')} as "closedAt"
    from ${picked}
    join sqrs as sqr on sqr.shard_key = ${shardKey} and sqr.id = picked.id
    join sqr_statuses as status
      on status.shard_key = sqr.shard_key and status.id = sqr.status_id
    join people as reporter on reporter.id = sqr.reporter_id
    left join people as owner on owner.id = sqr.owner_id
    left join sqrs as parent on parent.shard_key = sqr.shard_key and parent.id = sqr.parent_id
    ${tallies}
  )`
}

/** What some entries of trees are called, by their ids. */
export async function namesOfCategories(
  db: Queryable,
  shardKey: string,
  categoryIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('shard_key', '=', shardKey)
    .where('id', '=', sql<string>`any(${[...categoryIds]}::text[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
