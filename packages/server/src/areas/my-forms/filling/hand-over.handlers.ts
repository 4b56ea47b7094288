import { sql } from 'kysely'
import { draftStatuses } from '@holdpoint/api'
import type { Queryable } from '../../../db/database.ts'
import { fail, failField } from '../../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import { notify } from '../../../outbox/notify.ts'
import { requireMove, writeMove } from '../../../records/move.ts'
import { audienceOf, formsByIds } from '../../forms/forms.queries.ts'
import { isInAudience } from '../../forms/forms.rules.ts'
import { entryKind, nothingInTheWay } from '../my-forms.moves.ts'
import { entryForChange, type ChangeableEntry } from '../my-forms.queries.ts'
import { flagsOf } from '../review/flags.queries.ts'
import { signersOf } from '../review/more.queries.ts'
import { livingBelow } from '../sub-forms/sub-forms.queries.ts'
import { isBeingFilled } from '../sub-forms/sub-forms.rules.ts'
import { addShares, takeShare } from '../talk/share.queries.ts'

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
  const event = entry.status === 'in_review' ? 'handOverAmended' : 'handOver'
  requireMove(entryKind, event, entry, { person, ties, ifMatch }, { facts, reason: word })
  if (entry.parent_id !== null) {
    fail('wrong_state', { message: 'It belongs to another form. Please hand that one over.' })
  }
  const colleague = await colleagueFor(context, entry, personId)
  const below = await livingBelow(db, shardKey, myFormId, { hold: true })
  const along = below.filter(
    (one) => one.person_id === entry.person_id && isBeingFilled(one.status),
  )
  for (const each of [entry, ...along]) {
    await writeMove(
      entryKind,
      each,
      {
        ...{ event: each === entry ? event : 'handOver', said: 'hand over', reason: word },
        columns: { person_id: personId },
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
  await moveAssignment(db, shardKey, { myFormId, personId })
  const record = { type: 'my_form' as const, id: myFormId }
  const personIds = personId === person.personId ? [] : [personId]
  await notify(context, { kind: 'form_handed_over', record, personIds })
  return ok(null, `${colleague.full_name} goes on with it.`)
}

/** Whoever is to go on with an entry: at a field, why somebody may not. */
async function colleagueFor(
  { db, person: { shardKey } }: Pick<PersonContext, 'db' | 'person'>,
  entry: ChangeableEntry,
  personId: string,
) {
  const colleague = await db
    .selectFrom('people')
    .select(['id', 'full_name'])
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
  // Nobody decides on what is their own.
  const people = draftStatuses.includes(entry.status) ? [] : await signersOf(db, shardKey, entry.id)
  if (people.some((each) => each.person_id === personId)) {
    failField('personId', 'They sign or approve this form. Please choose somebody else.')
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
async function moveAssignment(db: Queryable, shardKey: string, { myFormId, personId }: To) {
  await db
    .updateTable('form_assignments')
    .set({ person_id: personId })
    .where('shard_key', '=', shardKey)
    .where('my_form_id', '=', myFormId)
    .execute()
}
