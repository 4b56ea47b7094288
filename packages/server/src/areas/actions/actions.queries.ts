import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { actionColumns, type ActionRow } from './actions.columns.ts'
import { isOfLimited, type Reader } from './actions.rights.ts'

/** An action as it is about to be changed: its row is held until the end of the call. */
export async function actionForChange(
  db: Queryable,
  reader: Reader,
  actionId: string,
): Promise<ActionRow | undefined> {
  const held = await db
    .selectFrom('actions')
    .select('id')
    .where('shard_key', '=', reader.shardKey)
    .where('id', '=', actionId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return held && (await actionRow(db, reader, actionId))
}

/** An action as its reader sees it, with everybody who does it. */
export async function actionRow(
  db: Queryable,
  reader: Reader,
  actionId: string,
): Promise<ActionRow | undefined> {
  const [row] = await actionRows(db, reader, [actionId], 9999)
  return row
}

/** Some actions as their reader sees them, in the order of their ids. */
export async function actionRows(
  db: Queryable,
  reader: Reader,
  actionIds: readonly string[],
  assigneesMax = 3,
): Promise<ActionRow[]> {
  const { rows } = await sql<ActionRow>`
    select ${actionColumns(reader, assigneesMax)}
    from unnest(${[...actionIds]}::text[]) with ordinality as asked (id, place)
    join actions as action on action.shard_key = ${reader.shardKey} and action.id = asked.id
    where action.deleted_at is null
    order by asked.place`.execute(db)
  return rows
}

/** What a detail knows beside its row. */
export function actionWhole(db: Queryable, shardKey: string, actionId: string) {
  return db
    .selectFrom('actions as action')
    .innerJoin('people as raiser', 'raiser.id', 'action.created_by')
    .leftJoin('people as checked', 'checked.id', 'action.verified_by')
    .select([
      'action.description',
      'action.control_level',
      'action.asset_id',
      'action.work_order_id',
      'action.country_code',
      'action.district_code',
      'action.business_unit_code',
      'action.crew_codes',
      'action.pad_ids',
      'action.customer_id',
      'action.started_at',
      'action.completed_at',
      'action.completed_by',
      'action.verified_at',
      'action.effectiveness_days',
      'action.is_effective',
      'action.repeat_every_days',
      'action.parent_id',
      'raiser.id as raiser_id',
      'raiser.full_name as raiser_name',
      'raiser.profile_image as raiser_image',
      'checked.id as checked_id',
      'checked.full_name as checked_name',
      'checked.profile_image as checked_image',
    ])
    .where('action.shard_key', '=', shardKey)
    .where('action.id', '=', actionId)
    .executeTakeFirstOrThrow()
}

/** The due dates that an action has had, the first one first. */
export function dueDatesOf(db: Queryable, shardKey: string, actionId: string) {
  return db
    .selectFrom('action_due_dates as due')
    .innerJoin('people as person', 'person.id', 'due.set_by')
    .select([
      'due.due_on',
      'due.set_at',
      'due.reason',
      'person.id',
      'person.full_name',
      'person.profile_image',
    ])
    .where('due.shard_key', '=', shardKey)
    .where('due.action_id', '=', actionId)
    .orderBy('due.sequence')
    .execute()
}

/** The records that an action was linked with, the first one first. */
export function linksOf(db: Queryable, shardKey: string, actionId: string) {
  return db
    .selectFrom('action_links as link')
    .select(['link.source_type', 'link.source_id', 'link.question_key', 'link.words'])
    .select(isOfLimited('link').as('is_limited'))
    .where('link.shard_key', '=', shardKey)
    .where('link.action_id', '=', actionId)
    .orderBy('link.linked_at')
    .execute()
}

/** Other actions in a line: those of these ids, or the children of one. */
export function actionLines(
  db: Queryable,
  shardKey: string,
  which: { ids: readonly string[] } | { parentId: string },
) {
  return linesOf(db, shardKey)
    .$if('ids' in which, (select) =>
      select.where(
        'action.id',
        '=',
        sql<string>`any(${'ids' in which ? [...which.ids] : []}::text[])`,
      ),
    )
    .$if('parentId' in which, (select) =>
      select.where('action.parent_id', '=', 'parentId' in which ? which.parentId : ''),
    )
    .execute()
}

/** Actions in a line, each with the first who does it. */
export function linesOf(db: Queryable, shardKey: string) {
  return db
    .selectFrom('actions as action')
    .innerJoin('action_assignees as first', (join) =>
      join
        .onRef('first.shard_key', '=', 'action.shard_key')
        .onRef('first.action_id', '=', 'action.id')
        .on('first.place', '=', 0),
    )
    .innerJoin('people as doer', 'doer.id', 'first.person_id')
    .select([
      'action.id',
      'action.number',
      'action.title',
      'action.status',
      'action.due_on',
      'doer.id as person_id',
      'doer.full_name',
      'doer.profile_image',
    ])
    .where('action.shard_key', '=', shardKey)
    .where('action.deleted_at', 'is', null)
    .orderBy('action.created_at')
    .orderBy('action.id')
}

export type LineRow = Awaited<ReturnType<ReturnType<typeof linesOf>['execute']>>[number]

/** Puts these people in the place of those who have done it so far. */
export async function writeAssignees(
  db: Queryable,
  shardKey: string,
  actionId: string,
  assignees: readonly { id: string; personId: string }[],
): Promise<void> {
  await db
    .deleteFrom('action_assignees')
    .where('shard_key', '=', shardKey)
    .where('action_id', '=', actionId)
    .where(
      'person_id',
      '<>',
      sql<string>`all(${assignees.map(({ personId }) => personId)}::text[])`,
    )
    .execute()
  await sql`
    insert into action_assignees (shard_key, action_id, id, person_id, place)
    select ${shardKey}, ${actionId}, one.id, one.person_id, one.place - 1
    from unnest(
      ${assignees.map(({ id }) => id)}::text[], ${assignees.map(({ personId }) => personId)}::text[]
    ) with ordinality as one (id, person_id, place)
    on conflict (shard_key, action_id, person_id) do update set place = excluded.place`.execute(db)
}

/** Keeps the next due date of an action. */
export async function addDueDate(
  db: Queryable,
  shardKey: string,
  due: { actionId: string; dueOn: string; setBy: string; setAt: Date; reason: string | null },
): Promise<void> {
  await sql`
    insert into action_due_dates (shard_key, action_id, sequence, due_on, set_by, set_at, reason)
    select ${shardKey}, ${due.actionId}, coalesce(max(sequence), 0) + 1, ${due.dueOn}::date,
      ${due.setBy}, ${due.setAt}, ${due.reason}
    from action_due_dates where shard_key = ${shardKey} and action_id = ${due.actionId}`.execute(db)
}
