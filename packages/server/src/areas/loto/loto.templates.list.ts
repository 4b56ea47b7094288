import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { lotoTemplateList, today } from '@holdpoint/api'
import { isOneOf, type Conditions } from '../../lists/conditions.ts'
import { listSource, type Asked } from '../../lists/source.ts'
import { moments } from '../../lists/window.ts'
import { templateColumns, type TemplateRow } from './loto.templates.columns.ts'
import { readsDrafts } from './loto.templates.rights.ts'

type Facts = { readsDrafts: boolean; today: string }
type ListQuery = Asked<typeof lotoTemplateList, Facts>

const onTabs = {
  approved: sql<SqlBool>`template.status = 'approved'`,
  drafts: sql<SqlBool>`template.status in ('draft', 'in_review')`,
  retired: sql<SqlBool>`template.status in ('retired', 'superseded')`,
} as const

const conditions: Conditions<typeof lotoTemplateList.filter.parts, ListQuery> = {
  categories: isOneOf('template.equipment_category'),
  // A template is for a category, or for some machines of it.
  assets: (chosen, { shardKey }) => sql`exists (
    select 1 from assets as one
    where one.shard_key = ${shardKey} and one.id = any(${chosen}::text[])
      and one.category = template.equipment_category
      and (template.asset_ids = '{}' or one.id = any(template.asset_ids))
  )`,
  energies: (chosen) => sql`exists (
    select 1 from loto_template_steps as one
    where one.shard_key = template.shard_key and one.template_id = template.id
      and one.energy_type = any(${chosen}::text[])
  )`,
  isInspectionDue: (_, query) => sql`template.inspection_due <= ${query.today}::text::date`,
}

/** The list of templates. */
export const templates = listSource<
  typeof lotoTemplateList,
  TemplateRow & { counted: number },
  Facts
>(lotoTemplateList, {
  facts: (_query, { person, now }) => ({
    readsDrafts: readsDrafts(person),
    today: today(now, person.timeZone),
  }),
  structure: ['readsDrafts'],
  from: () => sql`loto_templates as template`,
  id: 'template.id',
  readable: (query) =>
    sql<SqlBool>`template.shard_key = ${query.shardKey} and template.deleted_at is null
      and ${onTab(query)}`,
  day: moments('template.updated_at'),
  search: (pattern) => sql`(template.title ilike ${pattern} or template.number ilike ${pattern}
    or template.code ilike ${pattern} or exists (
      select 1 from loto_template_steps as one
      where one.shard_key = template.shard_key and one.template_id = template.id
        and (one.point_tag ilike ${pattern} or one.device ilike ${pattern})
    ))`,
  orders: {
    code: 'template.code',
    title: 'template.title',
    equipment: 'template.equipment_category',
    inspection: 'template.inspection_due',
  },
  conditions,
  select: (db, page, query) => ({
    compile: () =>
      sql<TemplateRow & { counted: number }>`
        select ${templateColumns}, page.counted
        from ${page}
        join loto_templates as template on template.id = page.id
          and template.shard_key = ${query.shardKey}
        order by page.place`.compile(db),
  }),
})

function onTab({ section, readsDrafts: isOpen }: ListQuery): RawBuilder<SqlBool> {
  return section === 'drafts' && !isOpen ? sql`false` : onTabs[section]
}
