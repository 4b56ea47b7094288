import { appendAudits } from '../../audit.ts'
import type { Queryable } from '../../db/database.ts'
import type { PersonContext } from '../../handler.ts'
import type { PersonRights } from '../../identity.ts'
import { notify } from '../../outbox/notify.ts'
import { audienceOf } from '../../records/audience.ts'
import { readersOf } from '../../session/permissions-of.ts'
import { definitionOf, formsByIds } from '../forms/forms.queries.ts'
import { lastAnswers } from '../my-forms/filling/last-answers.ts'
import { firstAnswers, startEntry } from '../my-forms/filling/start-entry.ts'
import type { FormScheduleRow } from './form-schedules.columns.ts'
import { openedSince, type Occurrence } from './form-schedules.occurrences.ts'
import { askedOf, askingOf, holderOf } from './form-schedules.queries.ts'

/** What assigning works with: that of a call, or the clock's. */
export type OpenContext = Pick<PersonContext, 'db' | 'ports' | 'now' | 'cacheOwner'>

/** How many of those that were missed are kept: a server that was away for years tells of the last. */
const missedMax = 60

/**
 * Opens what is due of a schedule that is held: the last occurrence is assigned, earlier ones are kept
 * as missed, and the schedule waits for the next one.
 */
export async function openDue(context: OpenContext, row: FormScheduleRow): Promise<void> {
  const { db, now } = context
  if (row.next_on === null) {
    return
  }
  const { opened, next } = openedSince(row, row.next_on, now)
  const last = opened.at(-1)
  if (last === undefined) {
    return
  }
  for (const one of opened.slice(0, -1).slice(-missedMax)) {
    await writeRun(db, row, one, true)
  }
  await assign(context, row, last)
  await db
    .updateTable('form_schedules')
    .set({ next_on: next?.day ?? null, next_at: next?.opensAt ?? null })
    .where('shard_key', '=', row.shard_key)
    .where('id', '=', row.id)
    .execute()
}

/** Gives an occurrence to everybody who is asked then, each once. */
async function assign(context: OpenContext, row: FormScheduleRow, one: Occurrence): Promise<void> {
  const { db } = context
  const { shard_key: shardKey } = row
  const audience = await audienceOf(db, holderOf({ shardKey, formScheduleId: row.id }))
  const { asked } = row.can_start
    ? await askedOf(db, shardKey, askingOf(row, audience))
    : { asked: [] }
  const isNew = await writeRun(db, row, one, asked.length === 0)
  if (!isNew) {
    return
  }
  const people = await readersOf(db, shardKey, asked)
  for (const person of people.values()) {
    await giveTo(context, row, { one, person, status: 'pending' })
  }
}

/** What is given to whom, and whether somebody else had it before. */
export type Given = {
  one: Occurrence
  person: PersonRights
  status: 'pending' | 'new'
}

/** Gives a form to somebody, on the version that is published, and tells them. Answers the entry. */
export async function giveTo(
  context: OpenContext,
  {
    id,
    shard_key: shardKey,
    form_id: formId,
  }: Pick<FormScheduleRow, 'id' | 'shard_key' | 'form_id'>,
  { one, person, status }: Given,
): Promise<string> {
  const { db, now, cacheOwner, ports } = context
  const [form] = await formsByIds(db, [formId])
  const version = form?.published_version ?? undefined
  const definition =
    version === undefined ? undefined : await definitionOf(cacheOwner, db, formId, version)
  if (definition === undefined) {
    throw new Error(`Form ${formId} has no version to be assigned.`)
  }
  const stamp = { shardKey, personId: null, at: now, requestId: 'clock' }
  const teller = {
    ...{ ...context, person },
    audit: (...events: Parameters<PersonContext['audit']>) => appendAudits(db, stamp, events),
  }
  const myFormId = await startEntry(teller, {
    ...{ form: { id: formId }, definition, startedAt: now },
    answers: {
      ...(await firstAnswers(definition, { db, person, now }, { isAssigned: true })),
      ...(await lastAnswers({ ...context, person }, formId, definition))?.answers,
    },
    isLimited: definition.access?.limitedDefault ?? false,
    assigned: { status, dueAt: one.dueAt },
  })
  await db
    .insertInto('form_assignments')
    .values({
      ...{ shard_key: shardKey, schedule_id: id, occurs_on: one.day },
      ...{ person_id: person.personId, my_form_id: myFormId },
      ...{ opens_at: one.opensAt, due_at: one.dueAt },
    })
    .execute()
  await notify(
    { db, ports, now, person: { shardKey, personId: null } },
    {
      kind: 'form_assigned',
      record: { type: 'my_form', id: myFormId },
      personIds: [person.personId],
    },
  )
  return myFormId
}

/** Keeps that an occurrence was; false where it was kept before. */
async function writeRun(
  db: Queryable,
  { shard_key, id }: Pick<FormScheduleRow, 'shard_key' | 'id'>,
  { day, opensAt, dueAt }: Occurrence,
  isMissed: boolean,
): Promise<boolean> {
  const written = await db
    .insertInto('form_schedule_runs')
    .values({
      ...{ shard_key, schedule_id: id, occurs_on: day },
      ...{ opens_at: opensAt, due_at: dueAt, is_missed: isMissed },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('occurs_on')
    .executeTakeFirst()
  return written !== undefined
}
