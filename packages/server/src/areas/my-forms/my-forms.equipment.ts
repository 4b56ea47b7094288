import { sql } from 'kysely'
import { questionsOf, type Answers, type FormDefinition } from '@holdpoint/forms'
import type { Queryable } from '../../db/database.ts'
import { codesOfAnswer, equipmentNamedIn } from './my-forms.picked.ts'

// Which machines the answers of an entry name, kept beside them: lists find entries by a machine
// without reading answers (decision 0151).

/** Whether a form asks for equipment anywhere. */
export function asksForEquipment(definition: FormDefinition): boolean {
  return questionsOf(definition).some(({ question }) => question.type === 'equipment')
}

/** Writes which machines an entry names by its answers. Every write of answers does it with them. */
export async function keepNamedEquipment(
  db: Queryable,
  { shardKey, myFormId }: { shardKey: string; myFormId: string },
  definition: FormDefinition,
  answers: Answers,
): Promise<void> {
  const named = [...new Set(equipmentNamedIn(definition, answers))]
  await sql`
    with gone as (
      delete from my_form_equipment
      where shard_key = ${shardKey} and my_form_id = ${myFormId}
        and asset_id <> all(${named}::text[])
    )
    insert into my_form_equipment (shard_key, my_form_id, asset_id)
    select ${shardKey}, ${myFormId}, asset_id from unnest(${named}::text[]) as named (asset_id)
    on conflict do nothing`.execute(db)
}

/** Writes all of them anew, after entries were written in bulk. */
export async function rebuildNamedEquipment(db: Queryable): Promise<void> {
  await db.deleteFrom('my_form_equipment').execute()
  await sql`
    insert into my_form_equipment (shard_key, my_form_id, asset_id)
    select distinct document.shard_key, document.my_form_id, named.asset_id
    from my_form_answers as document
    join my_forms as entry
      on entry.shard_key = document.shard_key and entry.id = document.my_form_id
    join (
      select version.form_id, version.version, question ->> 'key' as key
      from form_versions as version
      cross join lateral jsonb_path_query(
        version.definition, 'strict $.** ? (@.type == "equipment")'
      ) as question
    ) as asked on asked.form_id = entry.form_id and asked.version = entry.form_version
    cross join lateral jsonb_each(document.answers) as answer (key, content)
    cross join lateral ${codesOfAnswer(sql`answer.content`)} as named (asset_id)
    where split_part(answer.key, '-', 1) = asked.key`.execute(db)
}
