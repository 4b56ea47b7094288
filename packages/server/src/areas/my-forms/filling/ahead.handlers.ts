import { assignedStatuses } from '@holdpoint/api'
import { sql } from 'kysely'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import { quickFill } from '../../forms/forms.quick-fill.ts'
import { languageToShow } from '../my-forms.language.ts'
import { formToStart } from './form-to-start.ts'
import { workplaceKnown } from './start-entry.ts'

/** How much of what is assigned a device keeps before it was opened; the number is ours. */
const assignedMax = 20

/** What a device keeps for a time without a network, before anybody opens it. */
export const ahead: PersonHandler<'myForms.ahead'> = async (_input, context) =>
  ok({
    blanks: (await quickFill(context)).map(({ id, version }) => ({ formId: id, version })),
    assigned: await assignedAhead(context),
  })

/** A form before it is begun. Nothing is made: what is begun on a device is told by `start`. */
export const blank: PersonHandler<'myForms.blank'> = async ({ formId, version }, context) => {
  const { db, person } = context
  const { form, definition } = await formToStart(context, { formId, version })
  return ok({
    form: { id: form.id, title: form.title },
    formVersion: definition.version,
    definition,
    language: await languageToShow(context, definition),
    known: await workplaceKnown(db, person),
    timeZone: person.timeZone,
  })
}

/** What is still due, the next first, and then what is overdue, the newest first. */
async function assignedAhead({ db, person, now }: PersonContext): Promise<string[]> {
  const isOverdue = sql<boolean>`coalesce(due_at < ${now}, false)`
  const rows = await db
    .selectFrom('my_forms')
    .select('id')
    .where('shard_key', '=', person.shardKey)
    .where('person_id', '=', person.personId)
    .where('status', 'in', [...assignedStatuses])
    .where('deleted_at', 'is', null)
    .orderBy(isOverdue)
    .orderBy(sql`case when due_at >= ${now} then due_at end`)
    .orderBy(sql`due_at desc nulls last`)
    .orderBy('id')
    .limit(assignedMax)
    .execute()
  return rows.map(({ id }) => id)
}
