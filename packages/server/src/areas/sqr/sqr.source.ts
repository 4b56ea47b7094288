import { sql } from 'kysely'
import { fail, failField } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import type { WriteContext } from '../../records/move.ts'
import type { RecordAsSource } from '../../records/source.ts'
import { held, writeEdit } from './sqr.editing.ts'
import { mayCall, tiesOf } from './sqr.rights.ts'
import { losesActions, takesActions } from './sqr.row.ts'

/**
 * A report as what an action is raised from: whoever writes it may, while it is worked on. It is held
 * until the end of the call, so that it is not approved without the action.
 */
export async function sqrAsSource(
  context: PersonContext,
  sqrId: string,
  questionKey: string | null,
): Promise<RecordAsSource> {
  const { row, kept } = await held(context, sqrId)
  if (!mayCall('sqr.saveActions', tiesOf(row), context.person)) {
    return fail('forbidden')
  }
  if (questionKey !== null) {
    return failField('questionKey', 'A report has no questions.')
  }
  if (!takesActions(row.status)) {
    const message =
      row.status === 'draft'
        ? 'Please submit the report before you raise an action from it.'
        : 'No action is raised from a report in this phase.'
    return fail('wrong_state', { message, details: { status: row.status } })
  }
  return {
    words: { number: kept.number, title: kept.title },
    place: {
      ...{ country_code: null, district_code: kept.district_id },
      ...{ business_unit_code: kept.business_unit, customer_id: kept.customer_id },
      crew_codes: listOf(kept.crew_id),
      pad_ids: listOf(kept.pad_id),
    },
    photoIds: [],
  }
}

function listOf(id: string | null): string[] {
  return id === null ? [] : [id]
}

/**
 * Holds a report that an action is taken off, and tells its trail: it keeps those with which it was
 * approved.
 */
export async function releaseAction(
  context: PersonContext,
  sqrId: string,
  number: string,
): Promise<void> {
  const sqr = await held(context, sqrId)
  const { status } = sqr.row
  if (!losesActions(status)) {
    return fail('wrong_state', {
      message: 'No action is taken off a report in this phase.',
      details: { status },
    })
  }
  const changes = { action: { from: number, to: null } }
  await writeEdit(context, sqr, { changes, said: 'remove action' })
}

/** Writes that an action was raised from a report: whoever raises it writes the report. */
export async function keepRaised(
  context: PersonContext,
  sqrId: string,
  number: string,
): Promise<void> {
  const changes = { action: { from: null, to: number } }
  const sqr = await held(context, sqrId)
  await writeEdit(context, sqr, { changes, said: 'raise action' })
}

/**
 * What waits for a decision is another report once one of its actions is: nobody decides on what they
 * did not see. Whoever does an action has not written the report by that.
 */
export async function keepDecidedOn(
  sqrId: string,
  { db, shardKey, now }: Pick<WriteContext, 'db' | 'shardKey' | 'now'>,
): Promise<void> {
  await db
    .updateTable('sqrs')
    .set((of) => ({ row_version: sql<number>`${of.ref('row_version')} + 1`, updated_at: now }))
    .where('shard_key', '=', shardKey)
    .where('id', '=', sqrId)
    .where('status', 'in', ['approval', 'monitoring'])
    .execute()
}
