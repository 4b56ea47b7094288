import { sql } from 'kysely'
import { assignedStatuses, type FormStatus } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { notify } from '../../outbox/notify.ts'
import { writeMove } from '../../records/move.ts'
import { entryKind } from '../my-forms/my-forms.moves.ts'

type Context = Pick<PersonContext, 'db' | 'now' | 'audit'> & { person: { shardKey: string } }

/** An entry that was assigned is handed in: where one is enough, what others have not begun goes. */
export async function settleAssignment(context: Context, myFormId: string): Promise<void> {
  const { db, person, now } = context
  const { shardKey } = person
  const done = await db
    .updateTable('form_assignments')
    .set({ done_at: sql`coalesce(done_at, ${now}::timestamptz)` })
    .where('shard_key', '=', shardKey)
    .where('my_form_id', '=', myFormId)
    .returning(['schedule_id', 'occurs_on'])
    .executeTakeFirst()
  const schedule =
    done &&
    (await db
      .selectFrom('form_schedules')
      .select('ask_mode')
      .where('shard_key', '=', shardKey)
      .where('id', '=', done.schedule_id)
      .executeTakeFirst())
  if (done === undefined || schedule?.ask_mode !== 'any') {
    return
  }
  const others = await db
    .selectFrom('form_assignments as given')
    .innerJoin('my_forms as entry', (join) =>
      join
        .onRef('entry.shard_key', '=', 'given.shard_key')
        .onRef('entry.id', '=', 'given.my_form_id'),
    )
    .select([
      'entry.id',
      'entry.status',
      'entry.row_version',
      'entry.person_id',
      'entry.started_at',
    ])
    .where('given.shard_key', '=', shardKey)
    .where('given.schedule_id', '=', done.schedule_id)
    .where('given.occurs_on', '=', done.occurs_on)
    .where('given.outcome', 'is', null)
    .where('entry.status', 'in', [...assignedStatuses])
    .where('entry.deleted_at', 'is', null)
    .orderBy('entry.id')
    .forUpdate('entry')
    .execute()
  for (const other of others) {
    await takeAway(context, other, 'not_needed')
  }
}

type TakenEntry = {
  id: string
  status: FormStatus
  row_version: number
  person_id: string
  started_at: Date
}

const why = {
  not_needed: 'Somebody else has done it.',
  handed_on: 'It was handed to somebody else.',
} as const

/** Takes away what was assigned to somebody who has not begun it; its history says why. */
export async function takeAway(
  { db, person, now, audit }: Context,
  entry: TakenEntry,
  outcome: keyof typeof why,
): Promise<void> {
  const { shardKey } = person
  await writeMove(
    entryKind,
    entry,
    {
      ...{ event: 'takeAway', said: 'take away', reason: why[outcome] },
      columns: { deleted_at: now },
    },
    { db, shardKey, now, audit },
  )
  await endAs({ db, person }, entry.id, { outcome, reason: '' })
}

/** Somebody says why a form that was assigned to them cannot be done; whoever assigned it is told. */
export async function tellNotDone(
  context: Pick<PersonContext, 'db' | 'person' | 'now' | 'ports'>,
  myFormId: string,
  reason: string,
): Promise<void> {
  const scheduleId = await endAs(context, myFormId, { outcome: 'not_done', reason })
  const schedule =
    scheduleId === undefined
      ? undefined
      : await context.db
          .selectFrom('form_schedules')
          .select('author_id')
          .where('shard_key', '=', context.person.shardKey)
          .where('id', '=', scheduleId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
  if (scheduleId === undefined || schedule === undefined) {
    return
  }
  await notify(context, {
    ...{ kind: 'form_not_done', record: { type: 'form_schedule', id: scheduleId } },
    personIds: [schedule.author_id],
  })
}

/** What was said not to be done is taken back: it is to be done again. */
export async function takeUpAgain(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  myFormId: string,
): Promise<void> {
  await endAs({ db, person }, myFormId, { outcome: null, reason: '' })
}

/** Writes what became of an assignment; answers its schedule. */
async function endAs(
  { db, person }: Pick<Context, 'db' | 'person'>,
  myFormId: string,
  written: { outcome: 'not_done' | 'not_needed' | 'handed_on' | null; reason: string },
): Promise<string | undefined> {
  const row = await db
    .updateTable('form_assignments')
    .set(written)
    .where('shard_key', '=', person.shardKey)
    .where('my_form_id', '=', myFormId)
    .returning('schedule_id')
    .executeTakeFirst()
  return row?.schedule_id
}
