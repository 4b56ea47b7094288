import { sql } from 'kysely'
import { severities, severityLabel, sqrPhaseLabels } from '@holdpoint/api'
import { sqrs } from '../sqr/sqr.list.ts'
import { byName, byWord, reportSource, type DimensionSql } from './reports.source.ts'

const severityLabels = Object.fromEntries(severities.map((level) => [level, severityLabel(level)]))

/** Counted by a category, which is told from one of the same name by those above it. */
function byCategory(column: string): DimensionSql<{ shardKey: string }> {
  return {
    key: () => sql.ref(column),
    label: (key, { shardKey }) => sql`(
      select concat_ws(' / ', top.name, upper_one.name, one.name)
      from categories as one
      left join categories as upper_one
        on upper_one.shard_key = one.shard_key and upper_one.id = one.parent_id
      left join categories as top
        on top.shard_key = one.shard_key and top.id = upper_one.parent_id
      where one.shard_key = ${shardKey} and one.id = ${key}
    )`,
  }
}

/** What counts quality reports. */
export const qualityReports = reportSource('qualityReports', sqrs, {
  dimensions: {
    severity: byWord('sqr.severity', severityLabels),
    phase: byWord('sqr.status', sqrPhaseLabels),
    classification: byCategory('sqr.classification_id'),
    type: byCategory('sqr.type_id'),
    incident: byCategory('sqr.incident_id'),
    responsibleParty: byCategory('sqr.responsible_party_id'),
    businessUnit: byName('sqr.business_unit', 'business_units'),
    customer: byName('sqr.customer_id', 'customers'),
    pad: byName('sqr.pad_id', 'pads'),
  },
  measures: { hours: () => sql`sqr.hours`, cost: () => sql`sqr.own_cost` },
})
