import type { NotifyEvent, NotifyModule } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { Person } from '../../identity.ts'

/** What a rule is about: an event, of all records of its module or of one form. */
export type RuleAbout = { event: NotifyEvent; formId: string }

/** The id of a rule: there is one of what it is about. */
export function ruleIdOf({ event, formId }: RuleAbout): string {
  return formId === '' ? event : `${event}.${formId}`
}

/** Keeps that there is a rule; whom it tells is its audience, which may be nobody any more. */
export async function storeRule(
  db: Queryable,
  { shardKey, personId }: Person,
  { moduleType, event, formId }: RuleAbout & { moduleType: NotifyModule },
  at: Date,
): Promise<void> {
  const changed = { updated_by: personId, updated_at: at }
  await db
    .insertInto('notify_rules')
    .values({
      ...{ shard_key: shardKey, id: ruleIdOf({ event, formId }), module_type: moduleType },
      ...{ event, form_id: formId, ...changed },
    })
    .onConflict((conflict) => conflict.columns(['shard_key', 'id']).doUpdateSet(changed))
    .execute()
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
