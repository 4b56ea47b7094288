import { addDays, type ActionStatus, type CallOf, type ParsedInput } from '@holdpoint/api'
import type { Updateable } from 'kysely'
import { failField } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import type { ActionRow } from './actions.columns.ts'
import { actionKind, factsOf } from './actions.facts.ts'
import { afterClosing, afterLosing, raiseChild } from './actions.follow.ts'
import { actionWhole, addDueDate, writeAssignees } from './actions.queries.ts'
import { keepCountOfLost, requireOtherVerifier, requirePeople } from './actions.raise.ts'
import { readerOf, tiesOf } from './actions.rights.ts'
import type { ActionsTable } from './actions.tables.ts'
import { tell, toldOfHanding, verifiersOf, type Told } from './actions.tell.ts'

/** What a move carries. */
export type MoveInput = Omit<ParsedInput<CallOf<'actions.move'>>, 'actionId'>

type Columns = Updateable<ActionsTable>

/** What a move writes beside its state, and who is told of it. */
type Effect = {
  to?: ActionStatus
  columns?: Columns
  changes?: Record<string, unknown>
  told?: Told | readonly Told[]
}

type EffectOf = (
  row: ActionRow,
  input: MoveInput,
  context: PersonContext,
) => Effect | Promise<Effect>

/** Moves an action that is held for the change, with everything that follows (decision 0055). */
export async function moveAction(
  context: PersonContext,
  row: ActionRow,
  input: MoveInput,
): Promise<void> {
  const { db, person, now, audit } = context
  const { today } = readerOf(person, now)
  const asker = { person, ties: tiesOf(row), ifMatch: context.ifMatch }
  requireMove(actionKind, input.event, row, asker, {
    facts: factsOf(row, today),
    reason: input.reason,
  })
  const { to, columns, changes, told } = await effects[input.event](row, input, context)
  const isEnd = to === 'closed' || to === 'cancelled'
  await writeMove(
    actionKind,
    row,
    {
      event: input.event,
      to,
      // What was said when it came here stands beside its state until it moves on.
      columns: {
        ...(to === undefined
          ? {}
          : { status_reason: input.reason?.trim() || null, waits_until: null }),
        ...(isEnd ? { closed_at: now } : {}),
        ...columns,
      },
      ...(changes === undefined ? {} : { changes }),
      reason: input.reason,
    },
    { db, shardKey: person.shardKey, now, audit },
  )
  for (const { kind, personIds } of [told ?? []].flat()) {
    await tell(context, kind, row.id, personIds)
  }
  if (to === 'closed') {
    await afterClosing(context, row)
  }
  if (to === 'cancelled') {
    await afterLosing(context, row, 'cancelled')
    await keepCountOfLost(context, row)
  }
}

const assigneesOf = ({ assignees }: ActionRow) => assignees.map(({ personId }) => personId)

const effects: Readonly<Record<MoveInput['event'], EffectOf>> = {
  start: (_row, _input, { now }) => ({ to: 'in_progress', columns: { started_at: now } }),
  decline: ({ owner }) => ({
    to: 'returned',
    told: { kind: 'action_returned', personIds: [owner.personId] },
  }),
  reissue: async (row, input, context) => {
    const people = input.assigneeIds ?? assigneesOf(row)
    const { changes } = await handedTo(row, people, context)
    return {
      to: 'open',
      ...(changes === undefined ? {} : { changes }),
      told: { kind: 'action_assigned', personIds: people },
    }
  },
  hold: (_row, { dueOn }, { person, now }) => {
    const { today } = readerOf(person, now)
    if (dueOn === undefined || dueOn <= today) {
      return failField('dueOn', 'Please choose the day on which it goes on, after today.')
    }
    return { to: 'on_hold', columns: { waits_until: dueOn } }
  },
  resume: () => ({ to: 'in_progress' }),
  complete: async (row, _input, context) => {
    const completed = { completed_at: context.now, completed_by: context.person.personId }
    const { owner, verifier } = row
    if (verifier === null) {
      const { to, columns } = await watched(row, context)
      const told = { kind: 'action_completed', personIds: [owner.personId] } as const
      return { to, columns: { ...columns, ...completed }, told }
    }
    const verifying = await verifiersOf(context, verifier.personId, assigneesOf(row))
    // Whoever verifies what they own is asked to, which says that it is completed.
    const others = verifying.includes(owner.personId) ? [] : [owner.personId]
    return {
      to: 'pending_verification',
      columns: completed,
      told: [
        { kind: 'action_to_verify', personIds: verifying },
        { kind: 'action_completed', personIds: others },
      ],
    }
  },
  waiveWorkOrder: (_row, { reason = '' }) => ({
    columns: { work_order_waiver: reason.trim() },
  }),
  verify: async (row, _input, context) => {
    const { to, columns } = await watched(row, context)
    return {
      to,
      columns: { ...columns, verified_at: context.now, verified_by: context.person.personId },
      told: {
        // Where it is watched for a while, it is not closed yet.
        kind: to === 'closed' ? 'action_closed' : 'action_verified',
        personIds: [row.owner.personId, ...assigneesOf(row)],
      },
    }
  },
  sendBack: (row) => ({
    to: 'in_progress',
    columns: { completed_at: null, completed_by: null },
    told: { kind: 'action_sent_back', personIds: assigneesOf(row) },
  }),
  confirm: () => ({ to: 'closed', columns: { is_effective: true } }),
  remove: () => ({}),
  // Nobody asks for these: they follow, see `closeParent` and `afterLosing`.
  closeWithChild: () => ({ to: 'closed' }),
  waitAgain: () => ({}),
  notEffective: async (row, { reason = '' }, context) => {
    const { number } = await raiseChild(context, row, reason)
    return {
      columns: { is_effective: false, status_reason: `Waits for ${number}.` },
      changes: { isEffective: { from: null, to: false }, followedBy: { from: null, to: number } },
    }
  },
  extend: async (row, { dueOn, reason }, { db, person, now }) => {
    if (dueOn === undefined || dueOn <= row.due_on) {
      return failField('dueOn', `Please choose a day after ${row.due_on}.`)
    }
    const { shardKey, personId } = person
    const due = { actionId: row.id, dueOn, setBy: personId, setAt: now, reason: reason ?? null }
    await addDueDate(db, shardKey, due)
    return {
      columns: { due_on: dueOn, due_moves: row.due_moves + 1 },
      changes: { dueOn: { from: row.due_on, to: dueOn } },
      told: { kind: 'action_extended', personIds: [row.owner.personId, ...assigneesOf(row)] },
    }
  },
  reassign: async (row, { assigneeIds }, context) => {
    if (assigneeIds === undefined) {
      return failField('assigneeIds', 'Please choose who does it.')
    }
    const { changes } = await handedTo(row, assigneeIds, context)
    if (changes === undefined) {
      return failField('assigneeIds', 'They have it already.')
    }
    const before = assigneesOf(row)
    const added = assigneeIds.filter((id) => !before.includes(id))
    return { changes, told: toldOfHanding(row.owner.personId, added) }
  },
  cancel: (row) => ({
    to: 'cancelled',
    told: { kind: 'action_cancelled', personIds: assigneesOf(row) },
  }),
}

/** Where an action goes once it is done: watched for as long as it was raised to be, or closed. */
async function watched(
  row: ActionRow,
  { db, person, now }: PersonContext,
): Promise<{ to: ActionStatus; columns: Columns }> {
  const { effectiveness_days: days } = await actionWhole(db, person.shardKey, row.id)
  if (days === null) {
    return { to: 'closed', columns: { closed_at: now } }
  }
  const { today } = readerOf(person, now)
  return { to: 'effectiveness_review', columns: { waits_until: addDays(today, days) } }
}

/** Puts these people in the place of those who had it; no changes where they are the same. */
async function handedTo(
  row: ActionRow,
  personIds: readonly string[],
  { db, person, ports }: PersonContext,
): Promise<{ changes?: Record<string, unknown> }> {
  const verifierId = row.verifier?.personId ?? null
  requireOtherVerifier({ assigneeIds: personIds, verifierId }, 'assigneeIds')
  const before = assigneesOf(row)
  if (before.length === personIds.length && before.every((id) => personIds.includes(id))) {
    return {}
  }
  await requirePeople(db, person.shardKey, personIds, 'assigneeIds')
  const assignees = personIds.map((personId) => ({ id: ports.ids.next(), personId }))
  await writeAssignees(db, person.shardKey, row.id, assignees)
  return { changes: { assignees: { from: before, to: personIds } } }
}
