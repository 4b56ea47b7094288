import { lotoMoves, type LotoState } from '@holdpoint/api'
import { sql, type Updateable } from 'kysely'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { requireVersion } from '../../row-version.ts'
import { checklistOf, missingCheck, type LotoEvent } from './loto.checks.ts'
import { noOffer } from './loto.columns.ts'
import { held } from './loto.editing.ts'
import { factsOf, lotoKind } from './loto.facts.ts'
import type { WholeLotoRow } from './loto.queries.ts'
import { tiesOf } from './loto.rights.ts'
import type { LotosTable } from './loto.tables.ts'
import { endMovedTo } from './loto.planned-end.ts'
import { tell, tellAll } from './loto.told.ts'

/** What a move writes beside its state, and what follows from it. */
type Effect = {
  to?: LotoState
  columns?: Updateable<LotosTable>
  changes?: Record<string, unknown>
  follows?: (context: PersonContext) => Promise<void>
  said: string
}

export const act: PersonHandler<'loto.act'> = async (
  { lotoId, event, checks, personId, plannedEnd, reason },
  context,
) => {
  const { db, person, now, audit, ifMatch } = context
  const row = await held(context, lotoId)
  const asker = { person, ties: tiesOf(row), ifMatch }
  const list = checklistOf(event, row)
  const brought = { missing: missingCheck(list, checks), takerId: personId }
  requireMove(lotoKind, event, row, asker, {
    ...{ facts: factsOf(row, person.personId, brought), reason },
  })
  if (event === 'offer' && personId === undefined) {
    return failField('personId', 'Please choose who is to lead.')
  }
  const end = event === 'moveEnd' ? endMovedTo(plannedEnd, row, context) : null
  const brings = { takerId: personId ?? null, end }
  const { to, columns, changes, follows, said } = effects[event](row, context, brings)
  const ticked =
    list.length === 0 ? {} : { checks: { from: null, to: list.map(({ text }) => text) } }
  await writeMove(
    lotoKind,
    row,
    {
      ...{ event, to, reason, changes: { ...changes, ...ticked } },
      // Why it came into this state stands on while it stays there.
      columns: {
        ...(lotoMoves.events[event].to.length > 0 && { status_reason: reason?.trim() || null }),
        ...columns,
      },
    },
    { db, shardKey: person.shardKey, now, audit },
  )
  await follows?.(context)
  return ok({ lotoId, number: row.number, rowVersion: row.row_version + 1 }, said)
}

/** What some moves bring along: who is to lead, and the planned end. */
type Brings = { takerId: string | null; end: Date | null }
type EffectOf = (row: WholeLotoRow, context: PersonContext, brings: Brings) => Effect

const unverified = { verified_at: null, verified_by: null }

const effects: Readonly<Record<LotoEvent, EffectOf>> = {
  prepare: ({ id }) => ({
    to: 'prepared',
    said: 'Lockout prepared.',
    follows: (context) => tellAll(context, 'loto_to_sign', id),
  }),
  shutDown: () => ({ to: 'shutdown', said: 'The machine is shut down. Lock each point.' }),
  isolate: () => ({ to: 'locked', said: 'All points are locked.' }),
  verify: ({ id }, { now, person }) => ({
    to: 'verified',
    columns: { verified_at: now, verified_by: person.personId },
    // Whoever is affected puts no lock on.
    follows: (context) =>
      tellAll(context, 'loto_ready', id, { isMeant: ({ role }) => role === 'authorized' }),
    said: 'Zero energy is verified. Personal locks go on now.',
  }),
  // The first personal lock makes it.
  begin: () => ({ to: 'work_active', said: 'Work begins.' }),
  offer: ({ id, offered_to }, { now, person }, { takerId }) => ({
    columns: { offered_to: takerId, offered_by: person.personId, offered_at: now },
    changes: { offeredTo: { from: offered_to, to: takerId } },
    follows: (context) => tell(context, 'loto_offered', id, takerId === null ? [] : [takerId]),
    said: 'The lead is offered. You lead until it is taken over.',
  }),
  takeOver: ({ primary, handover_count, ...row }, { person }) => ({
    columns: { ...noOffer, primary_id: person.personId, handover_count: handover_count + 1 },
    changes: { primary: { from: primary?.personId ?? null, to: person.personId } },
    follows: (context) => passLocks(context, { ...row, primary }),
    said: 'You lead the lockout now.',
  }),
  keep: ({ offered_to }) => ({
    columns: noOffer,
    changes: { offeredTo: { from: offered_to, to: null } },
    said: 'The lead is not offered any more.',
  }),
  moveEnd: ({ id, primary, planned_end }, _context, { end }) => ({
    columns: { planned_end: end },
    changes: { plannedEnd: { from: planned_end, to: end } },
    // Whoever leads need not be on the list, and whoever edits all lockouts moves it as well.
    follows: (context) =>
      tellAll(context, 'loto_end_moved', id, {
        also: primary === null ? [] : [primary.personId],
      }),
    said: 'The planned end is moved.',
  }),
  test: ({ id, test_count }) => ({
    to: 'test_mode',
    columns: { ...noOffer, ...unverified, test_count: test_count + 1 },
    follows: async (context) => {
      await unverify(context, id)
      await tellAll(context, 'loto_energised', id)
    },
    said: 'Test mode. Take off the locks that the test needs off.',
  }),
  relock: lockedAgain('All points are locked again. Verify each one anew.'),
  clear: ({ id }) => ({
    to: 'ready_to_restore',
    columns: noOffer,
    follows: (context) => removeOpen(context, id),
    said: 'Cleared. Take the locks off in the reverse order.',
  }),
  resume: lockedAgain('Back to work. Verify each point anew.'),
  restore: ({ id }, { now }) => ({
    to: 'restored',
    columns: { ...noOffer, restored_at: now },
    follows: (context) => tellAll(context, 'loto_given_back', id),
    said: 'The machine is given back.',
  }),
  close: (_row, { now }) => ({
    to: 'closed',
    columns: { closed_at: now },
    said: 'Lockout closed.',
  }),
  cancel: ({ id, status }) => ({
    to: 'cancelled',
    columns: noOffer,
    // Of a draft nobody has heard yet.
    follows: async (context) => {
      if (status !== 'draft') {
        await tellAll(context, 'loto_given_back', id)
      }
    },
    said: 'Lockout cancelled.',
  }),
  // It has a call of its own.
  remove: () => ({ said: 'Lockout deleted.' }),
}

/** Every point is locked and nothing of it is verified: what was before is shown anew. */
function lockedAgain(said: string): EffectOf {
  return ({ id }) => ({
    to: 'locked',
    columns: unverified,
    follows: (context) => unverify(context, id),
    said,
  })
}

/** Of the points that are locked nothing is known any more but that. */
async function unverify({ db, person }: PersonContext, lotoId: string): Promise<void> {
  await sql`update loto_steps set state = 'locked', released_by = null, released_at = null,
    reading = '', is_reading_met = null, verified_by = null, verified_at = null
    where shard_key = ${person.shardKey} and loto_id = ${lotoId}
      and state in ('locked', 'released', 'verified')`.execute(db)
}

/** What was opened for a test and stays so is off for good, by whoever opened it. */
async function removeOpen({ db, person }: PersonContext, lotoId: string): Promise<void> {
  await sql`update loto_steps set state = 'removed'
    where shard_key = ${person.shardKey} and loto_id = ${lotoId} and state = 'open'`.execute(db)
}

/** While these last a lock of a point comes off: whoever put it on may still be at that point. */
const ownStates: readonly LotoState[] = ['shutdown', 'test_mode']

/**
 * The locks of all points, whoever held them, are those of whoever leads now; where they may come off
 * before the job is cleared, those alone that whoever led held. That a lock of somebody without an
 * account is on for too long is told anew, to whoever leads now.
 */
async function passLocks(
  { db, person }: PersonContext,
  { id, status, primary }: Pick<WholeLotoRow, 'id' | 'status' | 'primary'>,
): Promise<void> {
  const led = primary?.personId ?? null
  const isOfAll = !ownStates.includes(status)
  await sql`update loto_steps set holder_id = ${person.personId}
    where shard_key = ${person.shardKey} and loto_id = ${id}
      and state in ('locked', 'released', 'verified')
      and (${isOfAll}::boolean or holder_id = ${led}::text)`.execute(db)
  await sql`update loto_locks set person_id = ${person.personId}, long_told_at = null
    where shard_key = ${person.shardKey} and loto_id = ${id}
      and step_id is not null and person_id <> ${person.personId}
      and (${isOfAll}::boolean or person_id = ${led}::text)`.execute(db)
  await sql`update loto_locks set long_told_at = null
    where shard_key = ${person.shardKey} and loto_id = ${id} and person_id is null`.execute(db)
}

export const remove: PersonHandler<'loto.remove'> = async ({ lotoId }, context) => {
  const { db, person, now, audit, ifMatch } = context
  const row = await held(context, lotoId)
  requireVersion(row.row_version, ifMatch)
  if (row.status !== 'draft') {
    const message = 'What was prepared is not deleted. Please cancel it instead.'
    return fail('wrong_state', { message })
  }
  const columns = { deleted_at: now, deleted_by: person.personId }
  await writeMove(
    lotoKind,
    row,
    { event: 'remove', said: 'delete', columns },
    { db, shardKey: person.shardKey, now, audit },
  )
  return ok(null, 'Lockout deleted.')
}
