import { sql } from 'kysely'
import { formTypeList } from '@holdpoint/api'
import { isTrue, type Conditions } from '../../lists/conditions.ts'
import { listSource, type Asked } from '../../lists/source.ts'
import { moments } from '../../lists/window.ts'
import { formCount, formTypeColumns, totalForms, type FormTypeRow } from './form-types.columns.ts'

type ListQuery = Asked<typeof formTypeList, object>

const conditions: Conditions<typeof formTypeList.filter.parts, ListQuery> = {
  isMine: (_isOn, { personId }) => sql`type.author_id = ${personId}`,
  isEmpty: isTrue(sql`${totalForms} = 0`),
}

/** Form types: the active ones, or those that the fill menu does not show. */
export const formTypes = listSource<typeof formTypeList, FormTypeRow & { counted: number }>(
  formTypeList,
  {
    // The fill menu goes by the name where two stand at one place.
    from: () => sql`(
      select type.*, ${formCount} as form_count,
        row_number() over (order by type.sort_order, type.name) as menu_place
      from form_types as type
    ) as type`,
    id: 'type.id',
    readable: ({ section }) =>
      section === 'active' ? sql`type.is_active` : sql`not type.is_active`,
    day: moments('type.updated_at'),
    search: (pattern) => sql`(type.name ilike ${pattern} or type.description ilike ${pattern})`,
    orders: {
      sort: 'type.menu_place',
      name: 'type.name',
      forms: 'type.form_count',
      changed: 'type.updated_at',
    },
    conditions,
    select: (db, page, { shardKey }) => ({
      compile: () =>
        sql<FormTypeRow & { counted: number }>`
          select ${formTypeColumns(shardKey)}, page.counted
          from ${page}
          join form_types as type on type.id = page.id
          order by page.place`.compile(db),
    }),
  },
)
