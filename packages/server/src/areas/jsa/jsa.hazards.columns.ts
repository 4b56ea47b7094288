import { sql, type RawBuilder } from 'kysely'
import type {
  HazardCategory,
  HazardState,
  HazardTag,
  LossCategory,
  PersonLine,
} from '@holdpoint/api'

/** A hazard as a list shows it, and as its guards look at it. */
export type HazardRow = {
  id: string
  number: string
  title: string
  status: HazardState
  status_reason: string | null
  category_ids: HazardCategory[]
  tag_ids: HazardTag[]
  loss_category_ids: LossCategory[]
  initial_likelihood: number | null
  initial_severity: number | null
  residual_likelihood: number | null
  residual_severity: number | null
  initial_level: number | null
  residual_level: number | null
  control_count: number
  business_units: string[]
  review_due: string | null
  owner_id: string
  owner: PersonLine
  created_at: Date
  updated_at: Date
  row_version: number
}

/** The columns of a row, over `master_hazards as hazard` and `people as owner`. */
export const hazardColumns: RawBuilder<HazardRow> = sql`hazard.id, hazard.number, hazard.title,
  hazard.status, hazard.status_reason, hazard.category_ids, hazard.tag_ids,
  hazard.loss_category_ids, hazard.initial_likelihood, hazard.initial_severity,
  hazard.residual_likelihood, hazard.residual_severity, hazard.initial_level,
  hazard.residual_level, hazard.business_units,
  hazard.review_due::text as review_due, hazard.owner_id, hazard.created_at, hazard.updated_at,
  hazard.row_version,
  (
    select count(*)::int from master_hazard_controls as one
    where one.shard_key = hazard.shard_key and one.hazard_id = hazard.id
  ) as control_count,
  jsonb_build_object('personId', owner.id, 'fullName', owner.full_name,
    'profileImage', owner.profile_image) as owner`
