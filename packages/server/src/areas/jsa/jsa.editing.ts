import { isBlank, jsaLeaders, jsaWriters, type RiskName } from '@holdpoint/api'
import type { Updateable } from 'kysely'
import { opens } from '../../access.ts'
import { json } from '../../db/json.ts'
import { fail, failField } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { factsOf } from './jsa.facts.ts'
import { jsaForChange, jsaRow, type WholeJsaRow } from './jsa.queries.ts'
import { tiesOf } from './jsa.rights.ts'
import { isRunning } from './jsa.row.ts'
import { lostThrough } from './jsa.running.rules.ts'
import type { JsasTable } from './jsa.tables.ts'
import { tellCrew } from './jsa.told.ts'

/** An analysis that is held until the end of the call. */
export async function held({ db, person }: PersonContext, jsaId: string): Promise<WholeJsaRow> {
  return (await jsaForChange(db, person, jsaId)) ?? fail('forbidden')
}

/** The same as it stands by now. */
export async function readAgain(
  { db, person }: PersonContext,
  jsaId: string,
): Promise<WholeJsaRow> {
  return (await jsaRow(db, person, jsaId)) ?? fail('forbidden')
}

/** What the calls about hazards and crews answer. */
export function stateOf(row: WholeJsaRow) {
  return {
    rowVersion: row.row_version,
    revision: row.revision,
    signaturePercentage: row.signature_percentage,
  }
}

/**
 * Ends the call unless whoever asks may edit the analysis now: a draft whoever writes it, a job that
 * runs whoever leads it, who says what has changed.
 */
export function requireEditable(
  row: WholeJsaRow,
  { person, ifMatch }: PersonContext,
  change: string | undefined,
): void {
  const mayAs = (ties: typeof jsaWriters) => opens({ ties }, tiesOf(row), person)
  // It may have been opened, or given to somebody else, since the call was let in.
  if (!mayAs(jsaWriters)) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  if (isRunning(row.status)) {
    if (!mayAs(jsaLeaders)) {
      return fail('wrong_state', { message: 'While the job runs, its supervisor edits it.' })
    }
    return isBlank(change ?? '')
      ? failField('change', 'Please say what has changed. The crew reads it and signs again.')
      : undefined
  }
  if (row.status !== 'draft') {
    const isAhead = row.status === 'awaiting_approval' || row.status === 'ready'
    const message = isAhead
      ? 'Please take it back to draft before you edit it.'
      : 'What has ended is not edited. Please copy it for the next job.'
    return fail('wrong_state', { message })
  }
}

/** What the next revision has changed, behind what those before it had. */
export function changedBy({ revision, changes }: WholeJsaRow, text: string) {
  return json([...changes, { revision: revision + 1, text }])
}

/**
 * Writes an edit of an analysis that is held. While its job runs the edit must keep it whole, raises
 * the revision, and asks the crew to sign again.
 */
export async function writeEdit(
  context: PersonContext,
  row: WholeJsaRow,
  edit: {
    columns?: Updateable<JsasTable>
    changes: Record<string, unknown>
    change: string | undefined
    /** The worst residual risk among its hazards that nobody has approved; left out, there is none. */
    grown?: RiskName | null
  },
): Promise<WholeJsaRow> {
  const { db, person, now, audit } = context
  const runs = isRunning(row.status)
  const said = edit.change?.trim() ?? ''
  const revision = row.revision + 1
  await db
    .updateTable('jsas')
    .set({
      ...edit.columns,
      ...(runs ? { revision, changes: changedBy(row, said) } : {}),
      updated_at: now,
      row_version: row.row_version + 1,
    })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', row.id)
    .execute()
  const after = await readAgain(context, row.id)
  const lost = runs ? lostThrough(factsOf(after, person, now), edit.grown ?? null) : null
  if (lost !== null) {
    return failField(lost.path, lost.message)
  }
  await audit({
    ...{ recordType: 'jsa', recordId: row.id, action: 'edit' },
    changes: {
      ...edit.changes,
      ...(runs ? { revision: { from: row.revision, to: revision } } : {}),
    },
    ...(runs ? { reason: said } : {}),
  })
  if (row.status === 'active') {
    await tellCrew(context, 'jsa_to_sign_again', row.id)
  }
  return after
}
