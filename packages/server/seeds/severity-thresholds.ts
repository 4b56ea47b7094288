import type { Insertable } from 'kysely'
import type { SeverityThresholdsTable } from '../src/areas/sqr/setup/setup.tables.ts'
import { shardKey, type BusinessUnitCode } from './organisation.ts'

/**
 * From which lost time on an event is of which level, in hours. Logistics has none, so that there are
 * reports without a level.
 */
export const severityThresholds: readonly Insertable<SeverityThresholdsTable>[] = [
  thresholds('FRAC', 2, 8),
  thresholds('WL', 1, 6),
  thresholds('PDN', 1, 4),
  thresholds('CT', 2, 12),
]

function thresholds(unit: BusinessUnitCode, level1: number, level2: number) {
  return { shard_key: shardKey, business_unit_code: unit, near_miss: 0, level1, level2 }
}
