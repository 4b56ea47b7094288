import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import type { PickedRows } from '../../lists/workbook-rows.ts'
import { selectExcelRows } from '../my-forms/papers/excel.queries.ts'
import type { ReviewQuery } from './review-forms.list.ts'

/** What the workbook says of each entry. */
export function selectReviewRows(db: Queryable, picked: PickedRows, query: ReviewQuery) {
  return selectExcelRows(db, picked, query).select([
    'entry.is_limited_access as isLimited',
    sql<string | null>`(
      select string_agg(distinct person.full_name, ', ')
      from my_form_signers as one join people as person on person.id = one.person_id
      where one.shard_key = entry.shard_key and one.my_form_id = entry.id and one.task = 'approve'
    )`.as('reviewers'),
    sql<string | null>`(
      select one.step || ': ' || one.meaning from my_form_signers as one
      where one.shard_key = entry.shard_key and one.my_form_id = entry.id and one.task = 'approve'
        and one.status = 'pending' and entry.status = 'in_review'
      order by one.step limit 1
    )`.as('step'),
    lastDecision<'done' | 'refused' | null>(sql`one.status`).as('decision'),
    lastDecision<number | null>(sql`(extract(epoch from one.signed_at) * 1000)::float8`).as(
      'decidedAt',
    ),
    sql<string | null>`(
      select string_agg(child.number, ', ' order by child.number)
      from my_form_elevations as further
      join my_forms as child on child.shard_key = further.shard_key and child.id = further.to_id
      where further.shard_key = entry.shard_key and further.from_id = entry.id
        and child.deleted_at is null
    )`.as('elevatedTo'),
    sql<number>`(
      select count(*)::int from my_form_versions as version
      where version.shard_key = entry.shard_key and version.my_form_id = entry.id
    )`.as('versions'),
  ])
}

/** An entry as the workbook needs it. */
export type ReviewedRow = Awaited<
  ReturnType<ReturnType<typeof selectReviewRows>['execute']>
>[number]

/** What the last decision on an entry says, while it stands. */
function lastDecision<Value>(column: ReturnType<typeof sql>) {
  return sql<Value>`(
    select ${column} from my_form_signers as one
    where one.shard_key = entry.shard_key and one.my_form_id = entry.id and one.task = 'approve'
      and one.status in ('done', 'refused')
    order by one.signed_at desc nulls last limit 1
  )`
}
