import type { NotifyEvent, NotifyModule } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { Person } from '../../identity.ts'

/** What a rule is about: an event, of all records of its module or of one form. */
export type RuleAbout = { event: NotifyEvent; formId: string }

/** The id of a rule: there is one of what it is about. */
export function ruleIdOf({ event, formId }: RuleAbout): string {
  return formId === '' ? event : `${event}.${formId}`
}

/**
 * Holds a rule for this transaction, also one that nobody has made yet, and answers its version:
 * whoever saves it at the same time waits.
 */
export async function holdRule(
  db: Queryable,
  { shardKey, personId }: Person,
  { moduleType, event, formId }: RuleAbout & { moduleType: NotifyModule },
  at: Date,
): Promise<number> {
  const id = ruleIdOf({ event, formId })
  await db
    .insertInto('notify_rules')
    .values({
      ...{ shard_key: shardKey, id, module_type: moduleType, event, form_id: formId },
      ...{ updated_by: personId, updated_at: at, row_version: 0 },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const held = await db
    .selectFrom('notify_rules')
    .select('row_version')
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return held.row_version
}

/** Keeps that a rule was changed; whom it tells is its audience, which may be nobody any more. */
export async function storeRule(
  db: Queryable,
  { shardKey, personId }: Person,
  about: RuleAbout,
  at: Date,
): Promise<void> {
  await db
    .updateTable('notify_rules')
    .set((set) => ({
      ...{ updated_by: personId, updated_at: at },
      row_version: set('row_version', '+', 1),
    }))
    .where('shard_key', '=', shardKey)
    .where('id', '=', ruleIdOf(about))
    .execute()
}

/** The version of a rule; 0 where there is none. */
export async function versionOfRule(
  db: Queryable,
  shardKey: string,
  about: RuleAbout,
): Promise<number> {
  const row = await db
    .selectFrom('notify_rules')
    .select('row_version')
    .where('shard_key', '=', shardKey)
    .where('id', '=', ruleIdOf(about))
    .executeTakeFirst()
  return row?.row_version ?? 0
}

/** Whether there is such a form. */
export async function formExists(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('forms')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
