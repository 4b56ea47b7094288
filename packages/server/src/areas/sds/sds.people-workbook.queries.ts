import { sql } from 'kysely'
import type { AcknowledgementState, SdsStatus } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { ListedIds } from '../../lists/workbook-lines.ts'
import { epochMs, type PickedRows } from '../../lists/workbook-rows.ts'
import { dueOn, stateOfAck } from '../../records/acknowledgement.ts'
import { ownAck } from './sds.columns.ts'
import type { SheetFacts } from './sds.list.ts'
import { asksPerson } from './sds.rights.ts'

/** What one person has of a sheet, as the workbook needs it. */
export type PeopleRow = {
  place: number
  number: string
  product: string
  manufacturer: string
  status: SdsStatus
  revisionOn: string | null
  person: string | null
  employeeNumber: string | null
  districtCode: string | null
  crewCode: string | null
  state: AcknowledgementState | null
  dueOn: string | null
  openedAt: number | null
  at: number | null
  reason: string | null
}

/** A line for each person whom a sheet asks; whoever reads approved ones alone finds themselves. */
export function selectPeopleRows(_db: Queryable, picked: PickedRows, reader: SheetFacts) {
  return sql<PeopleRow>`(
    select picked.place * 1000000
        + row_number() over (partition by sheet.id order by person.full_name, person.id) as place,
      sheet.number, sheet.product_name as product, sheet.manufacturer, sheet.status,
      sheet.revision_on::text as "revisionOn",
      person.full_name as person, person.employee_number as "employeeNumber",
      person.district_code as "districtCode", person.crew_code as "crewCode",
      case when person.id is not null then ${stateOfAck('sheet', reader)} end as state,
      case when person.id is not null then ${dueOn('sheet', reader)}::text end as "dueOn",
      ${epochMs('ack.opened_at')} as "openedAt", ${epochMs('ack.acknowledged_at')} as at, ack.reason
    from ${picked}
    join sds_sheets as sheet on sheet.shard_key = ${reader.shardKey} and sheet.id = picked.id
    left join people as person on sheet.require_ack and sheet.status = 'approved' and ${asksPerson}
      and (${reader.readsAll}::boolean or person.id = ${reader.personId})
    ${ownAck(sql`person.id`)}
  )`
}

/**
 * How many lines they are: one at least for each sheet. The people of a district are counted once,
 * and not anew for each sheet that asks them (`asksPerson`).
 */
export function countPeopleRows(picked: ListedIds, reader: SheetFacts) {
  return sql<{ lines: number | null }>`
    with seats as materialized (
      select coalesce(worker.district_code, crew.district_code) as district, count(*) as people
      from people as worker left join crews as crew on crew.code = worker.crew_code
      where worker.shard_key = ${reader.shardKey} and worker.is_active
      group by 1
    )
    select sum(case when ${reader.readsAll}::boolean and sheet.require_ack
        and sheet.status = 'approved'
      then greatest(1, (
        select sum(seats.people) from seats where seats.district in (
          select pad.district_code from sds_inventory as stock
          join pads as pad on pad.id = stock.pad_id
          where stock.shard_key = sheet.shard_key and stock.sheet_id = sheet.id
        )
      )) else 1 end
    )::float8 as lines
    from ${picked}
    join sds_sheets as sheet on sheet.shard_key = ${reader.shardKey} and sheet.id = picked.id`
}
