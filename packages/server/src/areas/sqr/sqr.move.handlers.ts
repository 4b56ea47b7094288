import { sqrMoves, type CallOf, type ParsedInput, type SqrPhase } from '@holdpoint/api'
import type { Updateable } from 'kysely'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { requireVersion } from '../../row-version.ts'
import { held, investigatorsWith, toldOf, type HeldSqr } from './sqr.editing.ts'
import { factsOf, sqrKind } from './sqr.facts.ts'
import { tiesOf } from './sqr.rights.ts'
import { dueAt } from './sqr.rules.ts'
import { graver, keepSeverity, worstBelow } from './sqr.severity.ts'
import { statusFor } from './sqr.statuses.ts'
import type { SqrsTable } from './sqr.tables.ts'
import { tellOfMove } from './sqr.told.ts'

type Event = ParsedInput<CallOf<'sqr.changeStatus'>>['event']
/** Where a move leads, what it writes beside, and what is said then. */
type Effect = {
  to?: SqrPhase
  columns?: Updateable<SqrsTable>
  changes?: Record<string, unknown>
  said: string
}

export const changeStatus: PersonHandler<'sqr.changeStatus'> = async (
  { sqrId, ...asked },
  context,
) => {
  const { said, ...moved } = await moveSqr(context, await held(context, sqrId), asked)
  return ok(moved, said)
}

/** Moves a report that is held; answers what its call answers, and what is said then. */
export async function moveSqr(
  context: PersonContext,
  sqr: HeldSqr,
  {
    event,
    statusId,
    reason,
  }: { event: Event; statusId: string | null; reason?: string | undefined },
) {
  const { db, person, now, audit, ifMatch } = context
  const { row, kept } = sqr
  const asker = { person, ties: tiesOf(row), ifMatch }
  requireMove(sqrKind, event, row, asker, { facts: factsOf(row, person), reason })
  const { to, columns, changes, said } = await effects[event](sqr, context)
  const given = await givenStatus(sqr, { phase: to ?? row.status, statusId, event }, context)
  const entering = {
    status_reason: sqrMoves.events[event].needsReason ? (reason?.trim() ?? null) : null,
    phase_since: now,
  }
  await writeMove(
    sqrKind,
    kept,
    {
      ...{ event, to, reason },
      columns: { ...(to === undefined ? {} : entering), ...columns, status_id: given },
      changes: { statusId: { from: kept.status_id, to: given }, ...changes },
    },
    { db, shardKey: person.shardKey, now, audit },
  )
  if (event === 'void') {
    await keepSeverity(context, kept.parent_id)
  }
  await tellOfMove(context, event, toldOf(kept))
  return { sqrId: row.id, number: row.number, rowVersion: row.row_version + 1, said }
}

/** The status that a move gives; one that changes the name alone names another one. */
async function givenStatus(
  { kept }: HeldSqr,
  { phase, statusId, event }: { phase: SqrPhase; statusId: string | null; event: Event },
  context: PersonContext,
): Promise<string> {
  if (event === 'relabel' && (statusId === null || statusId === kept.status_id)) {
    return failField('statusId', 'Please choose another status.')
  }
  return statusFor(context, { phase, unit: kept.business_unit, statusId })
}

type EffectOf = (sqr: HeldSqr, context: PersonContext) => Effect | Promise<Effect>

const effects: Readonly<Record<Event, EffectOf>> = {
  submit: ({ kept: { severity } }, { now }) => ({
    ...{ to: 'open', said: 'Report submitted.' },
    columns: { opened_at: now, due_at: dueAt(now, severity) },
  }),
  investigate: ({ kept }) => ({
    ...{ to: 'investigating', said: 'The investigation has begun.' },
    columns: { investigator_ids: investigatorsWith(kept, kept.owner_id, ...kept.team_ids) },
  }),
  ask_verification: () => ({ to: 'verifying', said: 'Verification asked for.' }),
  verify: () => ({ to: 'investigating', said: 'Verification is done.' }),
  take_back: () => ({ to: 'investigating', said: 'Report taken back.' }),
  ask_approval: ({ kept }, { person }) => ({
    ...{ to: 'approval', said: 'Report submitted for approval.' },
    columns: { investigator_ids: investigatorsWith(kept, person.personId) },
  }),
  // Whatever is not finished can still be written while it is monitored.
  approve: ({ row: { kept_actions, ncr_step } }, { now }) =>
    kept_actions > 0 || (ncr_step !== null && ncr_step !== 'closed')
      ? { to: 'monitoring', said: 'Report approved. It is monitored until it has helped.' }
      : { to: 'closed', columns: { closed_at: now }, said: 'Report approved and closed.' },
  return: () => ({ to: 'investigating', said: 'Report returned.' }),
  effective: (_sqr, { now }) => ({
    ...{ to: 'closed', columns: { closed_at: now }, said: 'Report closed.' },
  }),
  // While it was closed, it did not follow those below it.
  reopen: async ({ kept }, context) => {
    const one = { shardKey: kept.shard_key, sqrId: kept.id }
    const severity = graver(kept.own_severity, await worstBelow(context, one))
    const due = { due_at: dueAt(context.now, severity), overdue_for: null }
    return {
      ...{ to: 'investigating', said: 'Report reopened.' },
      columns: { closed_at: null, severity, ...due },
      changes: { severity: { from: kept.severity, to: severity } },
    }
  },
  relabel: () => ({ said: 'Status changed.' }),
  void: () => ({ to: 'void', said: 'Report voided.' }),
  // It has a call of its own.
  remove: () => fail('forbidden'),
}

export const remove: PersonHandler<'sqr.remove'> = async ({ sqrId }, context) => {
  const { db, person, now, audit, ifMatch } = context
  const { row, kept } = await held(context, sqrId)
  requireVersion(row.row_version, ifMatch)
  if (row.status !== 'draft') {
    return fail('wrong_state', {
      message: 'What was submitted is not deleted. It is voided with a reason instead.',
      details: { status: row.status },
    })
  }
  const columns = { deleted_at: now, deleted_by: person.personId }
  await writeMove(
    sqrKind,
    kept,
    { event: 'remove', said: 'delete', columns },
    { db, shardKey: person.shardKey, now, audit },
  )
  await keepSeverity(context, kept.parent_id)
  return ok(null, 'Report deleted.')
}
