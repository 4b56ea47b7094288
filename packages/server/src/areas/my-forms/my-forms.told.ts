import { today, wallTimeOf } from '@holdpoint/api'
import { sql } from 'kysely'
import { dayWords } from '../../day-words.ts'
import type { TitlesOf } from '../../outbox/titles.ts'
import { readableEntries } from './my-forms.ties.ts'

/** What entries are called in what somebody is told of them. */
export const titlesOfEntries: TitlesOf = async ({ db, person, now }, ids) => {
  const readable = await readableEntries(db, person, ids, now)
  const rows = await db
    .selectFrom('my_forms as entry')
    .innerJoin('forms as form', 'form.id', 'entry.form_id')
    .select(['entry.id', 'entry.number', 'entry.due_at', 'entry.submitted_at', 'form.title'])
    .where('entry.shard_key', '=', person.shardKey)
    .where('entry.id', '=', sql<string>`any(${[...readable]}::text[])`)
    .execute()
  const titleOf = (row: (typeof rows)[number]) =>
    row.due_at === null || row.submitted_at !== null
      ? row.title
      : `${row.title}, due ${momentWords(row.due_at, { now, timeZone: person.timeZone })}`
  return new Map(
    rows.map((row) => [row.id, { title: titleOf(row), number: row.number, within: null }]),
  )
}

/** "28 Nov, 10:00", on the wall of whoever is told. */
function momentWords(at: Date, { now, timeZone }: { now: Date; timeZone: string }): string {
  const [day = '', time = ''] = wallTimeOf(at, timeZone).split('T')
  return `${dayWords(day, today(now, timeZone))}, ${time}`
}
