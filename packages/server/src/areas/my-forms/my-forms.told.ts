import { sql } from 'kysely'
import type { TitlesOf } from '../../outbox/titles.ts'
import { readableEntries } from './my-forms.ties.ts'

/** What entries are called in what somebody is told of them. */
export const titlesOfEntries: TitlesOf = async ({ db, person, now }, ids) => {
  const readable = await readableEntries(db, person, ids, now)
  const rows = await db
    .selectFrom('my_forms as entry')
    .innerJoin('forms as form', 'form.id', 'entry.form_id')
    .select(['entry.id', 'entry.number', 'form.title'])
    .where('entry.shard_key', '=', person.shardKey)
    .where('entry.id', '=', sql<string>`any(${[...readable]}::text[])`)
    .execute()
  return new Map(rows.map(({ id, title, number }) => [id, { title, number, within: null }]))
}
