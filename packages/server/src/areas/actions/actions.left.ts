import { sql, type RawBuilder, type Selectable, type Updateable } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import type { Given, Handing, LeftPart, LeftWork } from '../../records/left/left-work.ts'
import { keepDecidedOn } from '../sqr/sqr.source.ts'
import { writeAssignees } from './actions.queries.ts'
import type { ActionsTable } from './actions.tables.ts'

const isToDo = sql`action.deleted_at is null
  and action.status in ('open', 'returned', 'in_progress', 'on_hold')`

const ofActions = { recordType: 'action', table: 'actions' } as const satisfies Partial<LeftWork>

/**
 * Actions that nobody does: those who are there do theirs without whoever has left. What is done stays
 * with those who did it.
 */
const doing: LeftWork = {
  ...ofActions,
  name: 'action_to_do',
  waits: sql<LeftPart>`
    select action.shard_key, action.id, action.id as record_id, one.person_id
    from actions as action join action_assignees as one
      on one.shard_key = action.shard_key and one.action_id = action.id
    where ${isToDo} and not exists (
      select 1 from action_assignees as other
      join people as there on there.id = other.person_id and there.is_active
      where other.shard_key = action.shard_key and other.action_id = action.id
        and other.person_id <> one.person_id
    )`,
  said: 'assignee left',
  async except({ db, part }) {
    const action = await actionOf(db, part)
    // Whoever does it does not say whether it is done, nor whether it has helped.
    return [action.verifier_id, ...(isWatched(action) ? [action.owner_id] : [])]
  },
  async give(handing, to) {
    const { db, part, ports } = handing
    const before = await doersOf(db, part)
    await writeAssignees(db, part.shard_key, part.id, [{ id: ports.ids.next(), personId: to }])
    return written(handing, {}, { assignees: { from: before, to: [to] } })
  },
}

/** Actions whose verifier is to say that they are done, by now or later: never by who did it. */
const verifying: LeftWork = {
  ...ofActions,
  name: 'action_to_verify',
  waits: namedIn(
    'verifier_id',
    sql`action.deleted_at is null and action.verifier_id is not null
      and action.status not in ('effectiveness_review', 'closed', 'cancelled')`,
  ),
  said: 'verifier left',
  async except({ db, part }) {
    const action = await actionOf(db, part)
    return [...(await doersOf(db, part)), action.completed_by]
  },
  give: (handing, to) =>
    written(handing, { verifier_id: to }, { verifier: { from: handing.part.person_id, to } }),
}

/** Actions that have an owner until they end, who says whether they have helped. */
const owning: LeftWork = {
  ...ofActions,
  name: 'action_owned',
  waits: namedIn(
    'owner_id',
    sql`action.deleted_at is null and action.status not in ('closed', 'cancelled')`,
  ),
  said: 'owner left',
  async except({ db, part }) {
    const action = await actionOf(db, part)
    return isWatched(action) ? [...(await doersOf(db, part)), action.completed_by] : []
  },
  give: (handing, to) =>
    written(handing, { owner_id: to }, { owner: { from: handing.part.person_id, to } }),
}

/** What waits for somebody in actions: whoever does it first, because the others are not among them. */
export const leftActions: readonly LeftWork[] = [doing, verifying, owning]

function namedIn(column: 'owner_id' | 'verifier_id', waits: RawBuilder<unknown>) {
  return sql<LeftPart>`
    select action.shard_key, action.id, action.id as record_id,
      ${sql.ref(`action.${column}`)} as person_id
    from actions as action where ${waits}`
}

function actionOf(db: Queryable, { shard_key: shardKey, id }: LeftPart) {
  return db
    .selectFrom('actions')
    .selectAll()
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Somebody says later whether it has helped. */
const isWatched = (action: Pick<Selectable<ActionsTable>, 'effectiveness_days' | 'status'>) =>
  action.effectiveness_days !== null || action.status === 'effectiveness_review'

async function doersOf(db: Queryable, { shard_key: shardKey, id }: LeftPart): Promise<string[]> {
  const rows = await db
    .selectFrom('action_assignees')
    .select('person_id')
    .where('shard_key', '=', shardKey)
    .where('action_id', '=', id)
    .orderBy('place')
    .execute()
  return rows.map(({ person_id: personId }) => personId)
}

async function written(
  { db, now, part: { shard_key: shardKey, id } }: Handing,
  columns: Updateable<ActionsTable>,
  changes: Given['changes'],
): Promise<Given> {
  const { source_type: type, source_id: sqrId } = await db
    .updateTable('actions')
    .set((set) => ({ ...columns, updated_at: now, row_version: set('row_version', '+', 1) }))
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .returning(['source_type', 'source_id'])
    .executeTakeFirstOrThrow()
  if (type === 'sqr' && sqrId !== null) {
    await keepDecidedOn(sqrId, { db, shardKey, now })
  }
  return { changes, kind: 'work_handed_on' }
}
