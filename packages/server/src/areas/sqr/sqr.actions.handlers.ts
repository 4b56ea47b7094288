import { sql } from 'kysely'
import type { SqrDetail } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { raiseAction, requireDraft, sourceRecord } from '../actions/actions.raise.ts'
import type { OneSqr } from './sqr.queries.ts'

export const saveActions: PersonHandler<'sqr.saveActions'> = async (
  { sqrId, ...draft },
  context,
) => {
  const origin = { type: 'sqr' as const, id: sqrId, questionKey: null }
  const source = await sourceRecord(context, origin)
  await requireDraft(context, draft)
  const raised = await raiseAction(context, draft, { origin, source })
  await context.audit({
    ...{ recordType: 'sqr', recordId: sqrId, action: 'raise action' },
    changes: { action: { from: null, to: raised.number } },
  })
  return ok(raised, `${raised.number} raised.`)
}

/** The actions of a report, the first one first: whoever reads the report reads them by it. */
export async function actionsOf(
  db: Queryable,
  { shardKey, sqrId }: OneSqr,
): Promise<SqrDetail['linkedActions']> {
  const { rows } = await sql<SqrDetail['linkedActions'][number]>`
    select action.id as "actionId", action.number, action.title, action.status,
      action.due_on as "dueOn", array(
        select jsonb_build_object('personId', doer.id, 'fullName', doer.full_name,
          'profileImage', doer.profile_image)
        from action_assignees as one join people as doer on doer.id = one.person_id
        where one.shard_key = action.shard_key and one.action_id = action.id
        order by one.place
      ) as assignees
    from actions as action
    where action.shard_key = ${shardKey} and action.source_type = 'sqr'
      and action.source_id = ${sqrId} and action.deleted_at is null
    order by action.created_at, action.id`.execute(db)
  return rows
}
