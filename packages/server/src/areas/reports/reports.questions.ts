import { sql } from 'kysely'
import { reviews } from '../review-forms/review-forms.list.ts'
import { byName, byNames, reportSource, type DimensionSql } from './reports.source.ts'

/** Counted by the form that was handed in, and by the type of it. */
export const ofForm = {
  form: {
    key: () => sql`entry.form_id`,
    label: (key) => sql`(select one.title from forms as one where one.id = ${key})`,
  },
  formType: {
    key: () => sql`entry.form_id`,
    behind: (key) => sql`(select one.form_type_id from forms as one where one.id = ${key})`,
    label: (key) => sql`(select one.name from form_types as one where one.id = ${key})`,
  },
} satisfies Readonly<Record<string, DimensionSql<unknown>>>

/**
 * A question of a form, in the words of its newest version that has it. Its key stands behind the id of
 * the form: forms may call their questions alike.
 */
const byQuestion: DimensionSql<unknown> = {
  key: () => sql`entry.form_id || ' ' || failed.key`,
  label: (key) => sql`(
    select one.title || ': ' || coalesce(asked.label ->> 'en', (
        select said.value from jsonb_each_text(asked.label) as said order by said.key limit 1
      ), asked.key)
    from forms as one
    join form_versions as version on version.form_id = one.id
    cross join lateral (
      select item ->> 'key' as key, item -> 'label' as label
      from jsonb_path_query(version.definition, '$.items[*].items[*]') as item
      union all
      select item ->> 'key', item -> 'label'
      from jsonb_path_query(version.definition, '$.items[*]') as item
    ) as asked
    where one.id = split_part(${key}, ' ', 1) and asked.key = split_part(${key}, ' ', 2)
    order by version.version desc limit 1
  )`,
}

/** What counts the questions that earned nothing or were critical, on the forms that one may read. */
export const failedQuestions = reportSource('failedQuestions', reviews, {
  each: () => sql`
    join my_form_answers as document
      on document.shard_key = entry.shard_key and document.my_form_id = entry.id
    cross join jsonb_array_elements_text(document.failed_questions) as failed (key)`,
  dimensions: {
    question: byQuestion,
    ...ofForm,
    district: byName('entry.district_code', 'districts'),
    businessUnit: byName('entry.business_unit_code', 'business_units'),
    pad: byNames('entry.pad_ids', 'pads'),
    crew: byNames('entry.crew_codes', 'crews'),
  },
  measures: {},
})
