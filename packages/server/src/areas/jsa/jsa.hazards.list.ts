import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { hazardsList, riskNames } from '@holdpoint/api'
import { overlaps, type Conditions } from '../../lists/conditions.ts'
import { listSource, type Asked } from '../../lists/source.ts'
import { moments } from '../../lists/window.ts'
import { hazardColumns, type HazardRow } from './jsa.hazards.columns.ts'
import { readsDrafts } from './jsa.hazards.rights.ts'

type Facts = { readsDrafts: boolean }
type ListQuery = Asked<typeof hazardsList, Facts>

const statusOf = { active: 'active', drafts: 'draft', retired: 'retired' } as const

/** The name of the level that a residual risk was rated at. */
const residualName: RawBuilder<string> = sql`(array[${sql.join(
  riskNames.map((name) => sql.lit(name)),
)}])[hazard.residual_level]`

const conditions: Conditions<typeof hazardsList.filter.parts, ListQuery> = {
  categories: overlaps('hazard.category_ids'),
  tags: overlaps('hazard.tag_ids'),
  lossCategories: overlaps('hazard.loss_category_ids'),
  residualRisks: (chosen) => sql`${residualName} = any(${chosen}::text[])`,
}

/** The library of hazards. */
export const hazards = listSource<typeof hazardsList, HazardRow & { counted: number }, Facts>(
  hazardsList,
  {
    facts: (_query, { person }) => ({ readsDrafts: readsDrafts(person) }),
    structure: ['readsDrafts'],
    from: () => sql`master_hazards as hazard`,
    id: 'hazard.id',
    readable: (query) =>
      sql<SqlBool>`hazard.shard_key = ${query.shardKey} and hazard.deleted_at is null
        and ${onTab(query)}`,
    day: moments('hazard.updated_at'),
    search: (pattern) => sql`(hazard.title ilike ${pattern} or hazard.number ilike ${pattern}
      or hazard.description ilike ${pattern} or exists (
        select 1 from master_hazard_controls as one
        where one.shard_key = hazard.shard_key and one.hazard_id = hazard.id
          and one.text ilike ${pattern}
      ))`,
    orders: {
      title: 'hazard.title',
      initial: 'hazard.initial_rank',
      residual: 'hazard.residual_rank',
      review: 'hazard.review_due',
    },
    conditions,
    select: (db, page, query) => ({
      compile: () =>
        sql<HazardRow & { counted: number }>`
          select ${hazardColumns}, page.counted
          from ${page}
          join master_hazards as hazard on hazard.id = page.id
            and hazard.shard_key = ${query.shardKey}
          join people as owner on owner.id = hazard.owner_id
          order by page.place`.compile(db),
    }),
  },
)

function onTab({ section, readsDrafts: isOpen }: ListQuery): RawBuilder<SqlBool> {
  return section === 'drafts' && !isOpen
    ? sql`false`
    : sql`hazard.status = ${sql.lit(statusOf[section])}`
}
