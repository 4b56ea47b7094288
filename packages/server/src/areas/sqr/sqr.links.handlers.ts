import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { held, writeEdit, type HeldSqr } from './sqr.editing.ts'
import { keptSqr } from './sqr.queries.ts'
import { keepSeverity } from './sqr.severity.ts'
import { readableSqrs } from './sqr.ties.ts'

export const saveLinking: PersonHandler<'sqr.saveLinking'> = async (
  { sqrId, parentId },
  context,
) => {
  const sqr = await held(context, sqrId)
  requireVersion(sqr.row.row_version, context.ifMatch)
  if (sqr.row.status === 'void') {
    return fail('wrong_state', { message: 'What is void is not linked.' })
  }
  if (parentId !== null) {
    await requireUpper(parentId, sqr, context)
  }
  const before = sqr.kept.parent_id
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

/** Ends the call unless a report may lie below the one that is named: links are of one level. */
async function requireUpper(
  parentId: string,
  { row }: HeldSqr,
  { db, person, now }: PersonContext,
): Promise<void> {
  if (parentId === row.id) {
    return failField('parentId', 'A report is not linked below itself.')
  }
  const readable = await readableSqrs(db, person, [parentId], now)
  // Held, so that it is not linked below another one at the same time.
  const upper = readable.has(parentId)
    ? await keptSqr(db, { shardKey: person.shardKey, sqrId: parentId })
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (upper === undefined) {
    return failField('parentId', 'There is no such report.')
  }
  if (upper.parent_id !== null) {
    return failField('parentId', `${upper.number} is linked below another report itself.`)
  }
  if (row.child_count > 0) {
    return failField('parentId', 'This report has others below it, so it stays on top.')
  }
  if (upper.status === 'draft' || upper.status === 'void') {
    failField('parentId', `${upper.number} is ${upper.status}. Please choose another report.`)
  }
}
