import type { NotifyEvent, NotifyModule } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { Person } from '../../identity.ts'

/** What a rule is about: an event, of all records of its module or of one form. */
type About = { event: NotifyEvent; formId: string }

function rule(db: Queryable, shardKey: string, { event, formId }: About) {
  return db
    .selectFrom('notify_rules')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('event', '=', event)
    .where('form_id', '=', formId)
}

/** The rule of an event; undefined where there is none. */
export async function ruleIdOf(
  db: Queryable,
  shardKey: string,
  about: About,
): Promise<string | undefined> {
  return (await rule(db, shardKey, about).executeTakeFirst())?.id
}

/** The same, held until the end of the call. */
export async function holdRule(
  db: Queryable,
  shardKey: string,
  about: About,
): Promise<string | undefined> {
  return (await rule(db, shardKey, about).forUpdate().executeTakeFirst())?.id
}

export async function storeRule(
  db: Queryable,
  { shardKey, personId }: Person,
  columns: { id: string; module_type: NotifyModule; event: NotifyEvent; form_id: string },
  at: Date,
): Promise<void> {
  const changed = { updated_by: personId, updated_at: at }
  await db
    .insertInto('notify_rules')
    .values({ ...columns, ...changed, shard_key: shardKey })
    .onConflict((conflict) => conflict.columns(['shard_key', 'id']).doUpdateSet(changed))
    .execute()
}

export async function deleteRule(db: Queryable, shardKey: string, id: string): Promise<void> {
  await db
    .deleteFrom('notify_rules')
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .execute()
}

/** Whether there is such a form. */
export async function formExists(db: Queryable, id: string): Promise<boolean> {
  const row = await db.selectFrom('forms').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
