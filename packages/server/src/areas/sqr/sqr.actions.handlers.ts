import { sql } from 'kysely'
import { policies, type SqrDetail } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { raiseFrom } from '../actions/actions.raise.ts'
import { readerOf, tieColumns, tiesOf, type TieColumns } from '../actions/actions.rights.ts'
import type { SqrSqlRow } from './sqr.columns.ts'
import { losesActions } from './sqr.row.ts'

export const saveActions: PersonHandler<'sqr.saveActions'> = async (
  { sqrId, files = [], ...draft },
  context,
) => {
  const origin = { type: 'sqr', id: sqrId, questionKey: null } as const
  const raised = await raiseFrom(context, draft, origin, files)
  return ok(raised, `${raised.number} raised.`)
}

type LinkedAction = SqrDetail['linkedActions'][number]

/**
 * The actions of a report, the first one first. Whoever reads the report sees them on it; who opens and
 * who deletes one is said by the rules of actions.
 */
export async function actionsOf(
  { db, person, now }: PersonContext,
  { id: sqrId, status }: Pick<SqrSqlRow, 'id' | 'status'>,
): Promise<LinkedAction[]> {
  const { rows } = await sql<Omit<LinkedAction, 'isReadable' | 'canDelete'> & TieColumns>`
    select action.id as "actionId", action.number, action.title, action.status,
      action.row_version as "rowVersion", ${tieColumns(readerOf(person, now))},
      action.due_on as "dueOn", array(
        select jsonb_build_object('personId', doer.id, 'fullName', doer.full_name,
          'profileImage', doer.profile_image)
        from action_assignees as one join people as doer on doer.id = one.person_id
        where one.shard_key = action.shard_key and one.action_id = action.id
        order by one.place
      ) as assignees
    from actions as action
    where action.shard_key = ${person.shardKey} and action.source_type = 'sqr'
      and action.source_id = ${sqrId} and action.deleted_at is null
    order by action.created_at, action.id`.execute(db)
  // What is only watched keeps its actions.
  const isLosing = losesActions(status)
  return rows.map((row) => {
    const ties = tiesOf(row)
    const { actionId, number, title, status: stands, dueOn, assignees, rowVersion } = row
    return {
      ...{ actionId, number, title, status: stands, dueOn, assignees, rowVersion },
      isReadable: opens(policies['actions.get'].record, ties, person),
      canDelete: isLosing && opens(policies['actions.removeSqrAction'].record, ties, person),
    }
  })
}
