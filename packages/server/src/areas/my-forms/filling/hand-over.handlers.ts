import { sql } from 'kysely'
import { assignedStatuses } from '@holdpoint/api'
import type { Queryable } from '../../../db/database.ts'
import { fail, failField } from '../../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import { notify } from '../../../outbox/notify.ts'
import { requireMove, writeMove } from '../../../records/move.ts'
import { audienceOf, definitionOf, formsByIds } from '../../forms/forms.queries.ts'
import { isInAudience } from '../../forms/forms.rules.ts'
import { entryKind, nothingInTheWay } from '../my-forms.moves.ts'
import { entryForChange, type ChangeableEntry } from '../my-forms.queries.ts'
import { flagsOf } from '../review/flags.queries.ts'
import { signersOf } from '../review/more.queries.ts'
import { goesWithParent, goingAlong } from '../sub-forms/going-over.ts'
import type { BelowRow } from '../sub-forms/sub-forms.queries.ts'
import { addShares, takeShare } from '../talk/share.queries.ts'
import { beginAnew } from './begin-anew.ts'

/**
 * Makes an entry, with what is filled out below it, somebody else's to go on with. Whoever had it
 * reads it once it is handed in, as somebody whom it is shared with.
 */
export const handOver: PersonHandler<'myForms.handOver'> = async (
  { myFormId, personId, word },
  context,
) => {
  const { db, person, ties, ifMatch, now, audit } = context
  const { shardKey } = person
  const entry = await entryForChange(db, shardKey, myFormId)
  if (entry === undefined) {
    return fail('forbidden')
  }
  const flags = entry.status === 'in_review' ? await flagsOf(db, shardKey, myFormId) : []
  const facts = { ...nothingInTheWay, flags: flags.length }
  requireMove(entryKind, eventOf(entry), entry, { person, ties, ifMatch }, { facts, reason: word })
  if (await goesWithParent(db, shardKey, entry)) {
    fail('wrong_state', { message: 'It belongs to another form. Please hand that one over.' })
  }
  const colleague = await colleagueFor(context, entry, personId)
  const along = await goingAlong(db, shardKey, entry)
  await requireStranger(db, shardKey, [entry, ...along], personId)
  for (const each of [entry, ...along]) {
    await writeMove(
      entryKind,
      each,
      {
        ...{ event: eventOf(each), said: 'hand over', reason: word },
        columns: {
          person_id: personId,
          ...(isUnbegun(each)
            ? await begunFor(context, each, colleague)
            : { filled_before: [...new Set([...each.filled_before, each.person_id])] }),
        },
        changes: { filler: { from: entry.person_id, to: personId } },
      },
      { db, shardKey, now, audit },
    )
    await takeShare(db, { shardKey, myFormId: each.id, personId })
    if (entry.is_submitter_active) {
      const share = { shardKey, myFormId: each.id, sharedBy: person.personId }
      await addShares(db, share, [entry.person_id], now)
    }
  }
  await moveAssignment(db, shardKey, { myFormId, personId }, now)
  const record = { type: 'my_form' as const, id: myFormId }
  const personIds = personId === person.personId ? [] : [personId]
  await notify(context, { kind: 'form_handed_over', record, personIds })
  return ok(null, `${colleague.full_name} goes on with it.`)
}

function eventOf({ status }: BelowRow) {
  return status === 'in_review' ? 'handOverAmended' : 'handOver'
}

function isUnbegun({ status }: BelowRow): boolean {
  return assignedStatuses.includes(status)
}

/** What lists know of an entry that somebody else is to begin, with the answers that are theirs. */
async function begunFor(
  { db, person: { shardKey }, now, cacheOwner }: PersonContext,
  { id, form_id, form_version: version }: BelowRow,
  { id: personId, time_zone: timeZone }: { id: string; time_zone: string },
) {
  const definition = await definitionOf(cacheOwner, db, form_id, version)
  if (definition === undefined) {
    throw new Error(`Form ${form_id} has no version ${version}.`)
  }
  const person = { shardKey, personId, timeZone }
  return await beginAnew({ db, now, cacheOwner, person }, { id, form_id }, definition)
}

/** Nobody decides on what is their own, be it asked again: ends the call where they would. */
async function requireStranger(
  db: Queryable,
  shardKey: string,
  [entry, ...below]: readonly [BelowRow, ...BelowRow[]],
  personId: string,
): Promise<void> {
  for (const each of [entry, ...below]) {
    const people = await signersOf(db, shardKey, each.id)
    if (people.some((one) => one.person_id === personId)) {
      const what = each === entry ? 'this form' : `its sub-form ${each.number}`
      failField('personId', `They sign or approve ${what}. Please choose somebody else.`)
    }
  }
}

const zoneOfPerson = sql<string>`coalesce(people.time_zone, (
  select organisation.time_zone from organisations as organisation
  where organisation.shard_key = people.shard_key
))`

/** Whoever is to go on with an entry: at a field, why somebody may not. */
async function colleagueFor(
  { db, person: { shardKey } }: Pick<PersonContext, 'db' | 'person'>,
  entry: ChangeableEntry,
  personId: string,
) {
  const colleague = await db
    .selectFrom('people')
    .select(['id', 'full_name', zoneOfPerson.as('time_zone')])
    .where('shard_key', '=', shardKey)
    .where('id', '=', personId)
    .where('is_active', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (colleague === undefined) {
    return failField('personId', 'This person is not an employee here, or no longer.')
  }
  if (personId === entry.person_id) {
    failField('personId', 'It is theirs already. Please choose somebody else.')
  }
  const [form] = await formsByIds(db, [entry.form_id])
  if (form === undefined || !isInAudience(form, await audienceOf(db, personId))) {
    failField('personId', 'This form is not open to them. Please choose somebody else.')
  }
  if (await wasAsked(db, shardKey, { myFormId: entry.id, personId })) {
    failField('personId', 'They were asked for this one already. Please choose somebody else.')
  }
  return colleague
}

type To = { myFormId: string; personId: string }

/** Whether somebody was asked for the same day of the same schedule. */
async function wasAsked(db: Queryable, shardKey: string, { myFormId, personId }: To) {
  const { rows } = await sql<{ one: number }>`
    select 1 as one from form_assignments as given
    join form_assignments as other on other.shard_key = given.shard_key
      and other.schedule_id = given.schedule_id and other.occurs_on = given.occurs_on
    where given.shard_key = ${shardKey} and given.my_form_id = ${myFormId}
      and other.person_id = ${personId}`.execute(db)
  return rows.length > 0
}

/** What was assigned is reminded of, and told as done, to whoever has it now. */
async function moveAssignment(
  db: Queryable,
  shardKey: string,
  { myFormId, personId }: To,
  now: Date,
) {
  await db
    .updateTable('form_assignments')
    .set({
      person_id: personId,
      // That it will be due soon was told to whoever had it.
      reminded: sql`case when due_at <= ${now}::timestamptz then reminded else 0 end`,
    })
    .where('shard_key', '=', shardKey)
    .where('my_form_id', '=', myFormId)
    .execute()
}
