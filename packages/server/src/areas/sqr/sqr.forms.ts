import { sql } from 'kysely'
import type { FormStatus, SqrDetail } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { readableEntries } from '../my-forms/my-forms.ties.ts'
import { held, requireEditable, writeEdit } from './sqr.editing.ts'
import type { OneSqr } from './sqr.queries.ts'

export const attachForms: PersonHandler<'sqr.attachForms'> = async (
  { sqrId, myFormIds },
  context,
) => {
  const { db, person, now } = context
  const sqr = await held(context, sqrId)
  requireEditable(sqr, context)
  const one = { shardKey: person.shardKey, sqrId }
  const before = await attachedTo(db, one)
  const kept = before.map(({ id }) => id)
  const added = myFormIds.filter((id) => !kept.includes(id))
  await holdEntries(db, person.shardKey, added)
  const readable = await readableEntries(db, person, added, now)
  if (added.some((id) => !readable.has(id))) {
    return failField('myFormIds', 'Some of these forms are not there, or not yours to read.')
  }
  await writeForms(context, one, myFormIds)
  const numbers = (rows: readonly AttachedRow[]) => rows.map(({ number }) => number)
  const changes = { forms: { from: numbers(before), to: numbers(await attachedTo(db, one)) } }
  return ok(await writeEdit(context, sqr, { changes, said: 'attach forms' }), 'Forms saved.')
}

/** Whoever deletes one of them meanwhile waits, and then finds that it is attached. */
async function holdEntries(db: Queryable, shardKey: string, ids: readonly string[]): Promise<void> {
  await sql`select 1 from my_forms where shard_key = ${shardKey} and id = any(${[...ids]}::text[])
    order by id for key share`.execute(db)
}

/** The forms of a report; of what whoever asks may not read, there is its form alone. */
export async function formsOf(
  { db, person, now }: Pick<PersonContext, 'db' | 'person' | 'now'>,
  sqrId: string,
): Promise<SqrDetail['forms']> {
  const rows = await attachedTo(db, { shardKey: person.shardKey, sqrId })
  const ids = rows.map(({ id }) => id)
  const readable = await readableEntries(db, person, ids, now)
  return rows.map(({ id: myFormId, number, form_name: formName, title_answer, status }) => {
    const isReadable = readable.has(myFormId)
    const title = title_answer === null ? number : `${number} ${title_answer}`
    return {
      ...{ myFormId, formName, isReadable },
      ...(isReadable ? { title, status } : { title: '', status: '' }),
    }
  })
}

type AttachedRow = {
  id: string
  number: string
  form_name: string
  title_answer: string | null
  status: FormStatus
}

async function attachedTo(db: Queryable, { shardKey, sqrId }: OneSqr): Promise<AttachedRow[]> {
  const { rows } = await sql<AttachedRow>`
    select entry.id, entry.number, form.title as form_name,
      entry.form_title_answer as title_answer, entry.status
    from sqr_forms as one
    join my_forms as entry on entry.shard_key = one.shard_key and entry.id = one.my_form_id
    join forms as form on form.id = entry.form_id
    where one.shard_key = ${shardKey} and one.sqr_id = ${sqrId} and entry.deleted_at is null
    order by one.place`.execute(db)
  return rows
}

/** Attaches these in the place of those before; who attached one that stays is kept with it. */
async function writeForms(
  { db, person, now }: PersonContext,
  { shardKey, sqrId }: OneSqr,
  myFormIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('sqr_forms')
    .where('shard_key', '=', shardKey)
    .where('sqr_id', '=', sqrId)
    .where('my_form_id', '<>', sql<string>`all(${[...myFormIds]}::text[])`)
    .execute()
  await sql`
    insert into sqr_forms (shard_key, sqr_id, my_form_id, place, attached_by, attached_at)
    select ${shardKey}, ${sqrId}, one.id, one.place, ${person.personId}, ${now}
    from unnest(${[...myFormIds]}::text[]) with ordinality as one (id, place)
    on conflict (shard_key, sqr_id, my_form_id) do update set place = excluded.place`.execute(db)
}
