import { sql, type RawBuilder } from 'kysely'
import {
  lotoLiveStates,
  type LotoEnergy,
  type LotoTemplateState,
  type PersonLine,
} from '@holdpoint/api'
import { personIn } from '../../records/people.queries.ts'

/** A template as a list shows it, and as its guards look at it. */
export type TemplateRow = {
  id: string
  number: string
  family_id: string
  revision: number
  code: string
  title: string
  equipment_category: string
  asset_ids: string[]
  shutdown_steps: string
  status: LotoTemplateState
  status_reason: string | null
  point_count: number
  energy_types: LotoEnergy[]
  /** The first point that does not say how it is isolated, or how it is shown to be at zero. */
  loose_point: { tag: string; lacks: 'method' | 'verification' } | null
  /** The number of another family's template that has its code. */
  code_taken_by: string | null
  /** The revision of its family that is on its way. */
  coming_revision: number | null
  usage_count: number
  /** Who is on a lockout under way that was made from it. */
  user_ids: string[]
  author_id: string
  submitted_by: string | null
  writer_ids: string[]
  author: PersonLine
  approver: PersonLine | null
  approved_at: Date | null
  inspector: PersonLine | null
  inspected_on: string | null
  inspection_due: string | null
  created_at: Date
  updated_at: Date
  row_version: number
}

const isUnderWay = sql`loto.shard_key = template.shard_key and loto.template_id = template.id
  and loto.deleted_at is null and loto.status = any(${[...lotoLiveStates]}::text[])`

/** How many lockouts were made from a revision. */
export const usageCount: RawBuilder<number> = sql`(
  select count(*)::int from lotos as loto
  where loto.shard_key = template.shard_key and loto.template_id = template.id
    and loto.deleted_at is null
)`

/** Who is on a lockout under way that was made from it: in the lead, or on its list. */
const userIds: RawBuilder<string[]> = sql`array(
  select loto.primary_id from lotos as loto
  where ${isUnderWay} and loto.primary_id is not null
  union
  select one.person_id from lotos as loto
  join loto_authorizations as one on one.shard_key = loto.shard_key and one.loto_id = loto.id
  where ${isUnderWay} and one.person_id is not null
)`

/** The revision of the family that is a draft or in review. */
export const comingRevision: RawBuilder<number | null> = sql`(
  select coming.revision from loto_templates as coming
  where coming.shard_key = template.shard_key and coming.family_id = template.family_id
    and coming.status in ('draft', 'in_review') and coming.deleted_at is null
)`

/** The columns of a row, over `loto_templates as template`. */
export const templateColumns: RawBuilder<TemplateRow> = sql`template.id, template.number,
  template.family_id, template.revision, template.code, template.title,
  template.equipment_category, template.asset_ids, template.shutdown_steps, template.status,
  template.status_reason, template.author_id, template.submitted_by, template.writer_ids,
  template.approved_at,
  template.inspected_on::text as inspected_on, template.inspection_due::text as inspection_due,
  template.created_at, template.updated_at, template.row_version,
  (
    select count(*)::int from loto_template_steps as one
    where one.shard_key = template.shard_key and one.template_id = template.id
  ) as point_count,
  array(
    select distinct one.energy_type from loto_template_steps as one
    where one.shard_key = template.shard_key and one.template_id = template.id
  ) as energy_types,
  (
    select jsonb_build_object('tag', one.point_tag,
      'lacks', case when one.method = '' then 'method' else 'verification' end)
    from loto_template_steps as one
    where one.shard_key = template.shard_key and one.template_id = template.id
      and (one.method = '' or one.verification = '')
    order by one.place limit 1
  ) as loose_point,
  (
    select other.number from loto_templates as other
    where other.shard_key = template.shard_key and other.family_id <> template.family_id
      and template.code <> '' and lower(other.code) = lower(template.code)
      and other.status <> 'draft' and other.deleted_at is null
    order by other.status <> 'approved', other.number limit 1
  ) as code_taken_by,
  ${userIds} as user_ids, ${comingRevision} as coming_revision, ${usageCount} as usage_count,
  ${personIn('template.author_id')} as author, ${personIn('template.approved_by')} as approver,
  ${personIn('template.inspected_by')} as inspector`
