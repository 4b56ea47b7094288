import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { manageFormsList } from '@holdpoint/api'
import { isOneOf, isTrue, type Conditions } from '../../lists/conditions.ts'
import { listSource, type Asked } from '../../lists/source.ts'
import { moments } from '../../lists/window.ts'
import {
  countedFormColumns,
  countedFormTables,
  entriesByForm,
  type CountedFormRow,
} from './manage-forms.columns.ts'

type ListQuery = Asked<typeof manageFormsList, object>

const conditions: Conditions<typeof manageFormsList.filter.parts, ListQuery> = {
  formTypes: isOneOf('form.form_type_id'),
  isMine: (_isOn, { personId }) => sql`form.owner_id = ${personId}`,
  hasDraft: isTrue(sql`exists (select 1 from form_drafts as one where one.form_id = form.id)`),
  isPaused: isTrue(sql`form.status = 'paused'`),
}

const statesOfTab = {
  inUse: sql`form.status in ('published', 'paused')`,
  drafts: sql`form.status = 'draft'`,
  archived: sql`form.status = 'archived'`,
} as const satisfies Record<ListQuery['section'], RawBuilder<unknown>>

/** Forms: those in use, those that never were, those that are put away. */
export const managedForms = listSource<
  typeof manageFormsList,
  CountedFormRow & { counted: number }
>(manageFormsList, {
  // Entries are counted only where their number is asked for: nobody has an index for it.
  from: ({ orderBy, shardKey }) =>
    orderBy === 'entries'
      ? sql`(
            select form.*, coalesce(entries.total, 0) as entry_count from forms as form
            left join ${entriesByForm(shardKey)} as entries on entries.form_id = form.id
          ) as form join form_types as type on type.id = form.form_type_id`
      : sql`forms as form join form_types as type on type.id = form.form_type_id`,
  id: 'form.id',
  readable: ({ section }) => sql<SqlBool>`form.deleted_at is null and ${statesOfTab[section]}`,
  day: moments('form.updated_at'),
  search: (pattern) => sql`(form.title ilike ${pattern} or form.description ilike ${pattern})`,
  orders: {
    title: 'form.title',
    type: 'type.name',
    entries: 'form.entry_count',
    changed: 'form.updated_at',
  },
  conditions,
  select: (db, page, { shardKey }) => ({
    compile: () =>
      sql<CountedFormRow & { counted: number }>`
          select ${countedFormColumns(shardKey)}, page.counted
          from ${page}
          join forms as form on form.id = page.id
          ${countedFormTables(shardKey)}
          order by page.place`.compile(db),
  }),
})
