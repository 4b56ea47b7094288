import { sql } from 'kysely'
import type { Answers } from '@holdpoint/forms'
import type { Queryable } from '../../../db/database.ts'
import { epochMs, type PickedRows } from '../../../lists/workbook-rows.ts'
import { codesOfAnswer } from '../my-forms.picked.ts'

type Asker = { shardKey: string }

/** What the workbook of answers says of each entry. */
export function selectAnswersRows(db: Queryable, picked: PickedRows, { shardKey }: Asker) {
  return db
    .selectFrom(picked)
    .innerJoin('my_forms as entry', 'entry.id', 'picked.id')
    .innerJoin('my_form_answers as document', (join) =>
      join
        .onRef('document.my_form_id', '=', 'entry.id')
        .onRef('document.shard_key', '=', 'entry.shard_key'),
    )
    .innerJoin('people as submitter', 'submitter.id', 'entry.person_id')
    .leftJoin('my_forms as parent', (join) =>
      join
        .onRef('parent.id', '=', 'entry.parent_id')
        .onRef('parent.shard_key', '=', 'entry.shard_key'),
    )
    .where('entry.shard_key', '=', shardKey)
    .select([
      'picked.place',
      'entry.number',
      'entry.form_version as version',
      'entry.status',
      'entry.form_title_answer as titleAnswer',
      'parent.number as partOf',
      'submitter.full_name as submittedBy',
      'submitter.time_zone as timeZone',
      epochMs('entry.started_at').as('startedAt'),
      epochMs<number | null>('entry.submitted_at').as('submittedAt'),
      epochMs<number | null>('entry.completed_at').as('completedAt'),
      'entry.score',
      'entry.result',
      sql<Answers>`document.answers`.as('answers'),
    ])
}

/** The versions of a form that some entries were filled out in, the newest first; ids stand in lines. */
export async function versionsOfEntries(
  db: Queryable,
  { shardKey }: Asker,
  ids: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('my_forms')
    .distinct()
    .select('form_version')
    .where('shard_key', '=', shardKey)
    .where('id', '=', inLines(ids))
    .orderBy('form_version', 'desc')
    .execute()
  return rows.map((row) => row.form_version)
}

/** The codes with which some entries answer some questions, those that are asked several times too. */
export async function codesAnswered(
  db: Queryable,
  { shardKey }: Asker,
  ids: string,
  keys: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct ${codesOfAnswer(sql`answer.value`)} as code
    from my_form_answers as document, jsonb_each(document.answers) as answer
    where document.shard_key = ${shardKey} and document.my_form_id = ${inLines(ids)}
      and split_part(answer.key, '-', 1) = any(${[...keys]}::text[])`.execute(db)
  return rows.map(({ code }) => code)
}

function inLines(ids: string) {
  return sql<string>`any(string_to_array(${ids}, e'\n'))`
}
