import { sqrPhaseLabels, sqrWriters, type SqrPhase } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import type { SqrSqlRow } from './sqr.columns.ts'
import { held, writeEdit, type HeldSqr } from './sqr.editing.ts'
import { mayCall, tiesOf } from './sqr.rights.ts'
import { isLinked } from './sqr.row.ts'
import { keepSeverity } from './sqr.severity.ts'
import { readableSqrs } from './sqr.ties.ts'

export const saveLinking: PersonHandler<'sqr.saveLinking'> = async (
  { sqrId, parentId },
  context,
) => {
  const sqr = await held(context, sqrId)
  // It may have been given to somebody else since the call was let in.
  if (!mayCall('sqr.saveLinking', tiesOf(sqr.row), context.person)) {
    return fail('forbidden')
  }
  requireVersion(sqr.row.row_version, context.ifMatch)
  const before = sqr.kept.parent_id
  // What is void counts for nothing above it any more.
  const isVoidLink = sqr.row.status === 'void' && parentId === null
  if (!isVoidLink) {
    requirePhase(sqr.row.status)
    if (before !== null && before !== parentId) {
      await requireRelease(before, context)
    }
  }
  if (parentId !== null && parentId !== before) {
    await requireUpper(parentId, sqr, context)
  }
  const saved = await writeEdit(context, sqr, {
    ...{ columns: { parent_id: parentId }, changes: { parentId: { from: before, to: parentId } } },
    said: parentId === null ? 'unlink' : 'link',
  })
  await keepSeverity(context, parentId)
  if (before !== parentId) {
    await keepSeverity(context, before)
  }
  return ok(saved, parentId === null ? 'Link taken away.' : 'Report linked.')
}

function requirePhase(status: SqrPhase): void {
  if (!isLinked(status)) {
    fail('wrong_state', {
      message: 'Reports are linked while they are open, investigated or verified.',
      details: { status },
    })
  }
}

/** Ends the call where a report is taken from one that is not changed, or not by whoever asks. */
async function requireRelease(beforeId: string, context: PersonContext): Promise<void> {
  const { row } = await held(context, beforeId)
  if (row.status !== 'void') {
    requireWritten(row, context)
  }
}

/** Ends the call unless a report may lie below the one that is named: links are of one level. */
async function requireUpper(
  parentId: string,
  { row }: HeldSqr,
  context: PersonContext,
): Promise<void> {
  const { db, person, now } = context
  if (parentId === row.id) {
    return failField('parentId', 'A report is not linked below itself.')
  }
  if (!(await readableSqrs(db, person, [parentId], now)).has(parentId)) {
    return failField('parentId', 'There is no such report.')
  }
  // Held, so that it is not linked below another one at the same time.
  const { row: upper } = await held(context, parentId)
  requireWritten(upper, context)
  if (upper.parent_id !== null) {
    return failField('parentId', `${upper.number} is linked below another report itself.`)
  }
  if (row.child_count > 0) {
    failField('parentId', 'This report has others below it, so it stays on top.')
  }
}

/** Ends the call unless the report above may be changed now, and by whoever asks. */
function requireWritten({ number, status, ...ties }: SqrSqlRow, { person }: PersonContext): void {
  if (!isLinked(status)) {
    const phase = sqrPhaseLabels[status].toLowerCase()
    return failField('parentId', `${number} is ${phase}. Please choose another report.`)
  }
  if (!opens({ ties: sqrWriters }, tiesOf(ties), person)) {
    failField('parentId', `${number} is not yours to write.`)
  }
}
