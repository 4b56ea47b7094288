import { riskNameOfLevel, type CallOf, type JsaState, type ParsedInput } from '@holdpoint/api'
import type { Updateable } from 'kysely'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { heldRiskLevels, riskLevelsOf, riskMatrixOf } from '../../records/risk-matrix.ts'
import { requireVersion } from '../../row-version.ts'
import { addToCrew, signOffCrew } from './jsa.crew.queries.ts'
import { changedBy, held } from './jsa.editing.ts'
import { factsOf, jsaKind } from './jsa.facts.ts'
import type { WholeJsaRow } from './jsa.queries.ts'
import { rateJsa } from './jsa.rating.ts'
import { tiesOf } from './jsa.rights.ts'
import { isDeletable } from './jsa.row.ts'
import { submittedTo } from './jsa.rules.ts'
import type { JsasTable } from './jsa.tables.ts'
import { approversOf, tell, tellCrew } from './jsa.told.ts'

type Event = ParsedInput<CallOf<'jsa.act'>>['event']

/** What a move writes beside its state, and what follows from it. */
type Effect = {
  to?: JsaState
  columns?: Updateable<JsasTable>
  follows?: (context: PersonContext) => Promise<void>
}

const saidOf: Readonly<Record<Event, string>> = {
  submit: 'Analysis submitted.',
  approve: 'Analysis approved.',
  return: 'Analysis returned.',
  withdraw: 'Analysis taken back to draft.',
  open: 'Sign-on opened.',
  stop: 'Work stopped.',
  resume: 'Work resumed. The crew signs again.',
  rebrief: 'Briefed again. The crew signs again.',
  close: 'Job closed.',
  cancel: 'Job cancelled.',
  expire: 'Analysis expired.',
  remove: 'Analysis deleted.',
}

export const act: PersonHandler<'jsa.act'> = async ({ jsaId, event, reason }, context) => {
  if (event === 'withdraw') {
    // What becomes a draft is rated by the matrix that holds, which comes before the record.
    await heldRiskLevels(context.db, context.person.shardKey)
  }
  return ok(await moveJsa(context, await held(context, jsaId), { event, reason }), saidOf[event])
}

/** Moves an analysis that is held; answers what its call answers. */
export async function moveJsa(
  context: PersonContext,
  row: WholeJsaRow,
  { event, reason }: { event: Event; reason: string | undefined },
) {
  const { db, person, now, audit, ifMatch } = context
  const asker = { person, ties: tiesOf(row), ifMatch }
  requireMove(jsaKind, event, row, asker, { facts: factsOf(row, person, now), reason })
  const { to, columns, follows } = effects[event](row, reason?.trim() ?? '', context)
  const changes =
    columns?.revision === undefined
      ? {}
      : { revision: { from: row.revision, to: row.revision + 1 } }
  await writeMove(
    jsaKind,
    row,
    { event, to, columns: { status_reason: reason?.trim() || null, ...columns }, changes, reason },
    { db, shardKey: person.shardKey, now, audit },
  )
  await follows?.(context)
  return { jsaId: row.id, number: row.number, rowVersion: row.row_version + 1 }
}

type EffectOf = (row: WholeJsaRow, reason: string, context: PersonContext) => Effect

const effects: Readonly<Record<Event, EffectOf>> = {
  submit: (row, _reason, { person }) => {
    const to = submittedTo(riskNameOfLevel(row.residual_level))
    const columns = { submitted_by: person.personId }
    return to === 'ready'
      ? { to, columns }
      : { to, columns, follows: (context) => askForApproval(context, row) }
  },
  approve: () => ({ to: 'ready' }),
  return: ({ id, author }) => ({
    to: 'draft',
    follows: async (context) => {
      await rateByNow(context, id)
      await tell(context, 'jsa_returned', id, [author.personId])
    },
  }),
  withdraw: ({ id }) => ({ to: 'draft', follows: (context) => rateByNow(context, id) }),
  open: ({ id, supervisor }, _reason, { now }) => ({
    to: 'active',
    columns: { opened_at: now },
    follows: async (context) => {
      await addToCrew(context, id, supervisor?.personId)
      await tellCrew(context, 'jsa_to_sign', id)
    },
  }),
  stop: ({ id, status, author, supervisor, stop_count }) => ({
    to: status === 'expired' ? 'expired' : 'stopped',
    columns: { stop_count: stop_count + 1 },
    follows: (context) =>
      tellCrew(context, 'jsa_stopped', id, [supervisor?.personId, author.personId]),
  }),
  resume: signedAgain,
  rebrief: signedAgain,
  close: ({ id }, lessons, { now }) => ({
    to: 'closed',
    columns: { closed_at: now, lessons, status_reason: null },
    follows: (context) => signOffCrew(context, id),
  }),
  cancel: () => ({ to: 'cancelled' }),
  // Nobody asks for it: the clock does.
  expire: () => ({ to: 'expired' }),
  // It has a call of its own.
  remove: () => ({}),
}

/** Everybody signs again: what has changed stands beside the new revision. */
function signedAgain(row: WholeJsaRow, change: string): Effect {
  return {
    to: 'active',
    columns: {
      revision: row.revision + 1,
      changes: changedBy(row, change),
      status_reason: null,
    },
    follows: (context) => tellCrew(context, 'jsa_to_sign_again', row.id),
  }
}

/** A draft is rated by the matrix that holds. */
async function rateByNow({ db, person: { shardKey } }: PersonContext, jsaId: string) {
  await rateJsa(db, { shardKey, jsaId }, riskLevelsOf(await riskMatrixOf(db, shardKey)))
}

/** Asks whoever may approve it; where nobody may, it is not submitted. */
async function askForApproval(
  context: PersonContext,
  { id, author, supervisor, residual_level, hazard_writers }: WholeJsaRow,
): Promise<void> {
  const { db, person } = context
  const writers = [author.personId, person.personId, ...hazard_writers]
  const supervisor_id = supervisor?.personId ?? null
  const others = await approversOf(db, person.shardKey, { supervisor_id, writers, residual_level })
  if (others.length === 0) {
    return fail('wrong_state', {
      message: 'Nobody but those who wrote it may approve it. Please ask for somebody who may.',
    })
  }
  await tell(context, 'jsa_to_approve', id, others)
}

export const remove: PersonHandler<'jsa.remove'> = async ({ jsaId }, context) => {
  const { db, person, now, audit, ifMatch } = context
  const row = await held(context, jsaId)
  requireVersion(row.row_version, ifMatch)
  if (!isDeletable(row)) {
    return fail('wrong_state', {
      message: 'What was submitted is not deleted. Please cancel the job instead.',
    })
  }
  const columns = { deleted_at: now, deleted_by: person.personId }
  await writeMove(
    jsaKind,
    row,
    { event: 'remove', said: 'delete', columns },
    { db, shardKey: person.shardKey, now, audit },
  )
  return ok(null, saidOf.remove)
}
