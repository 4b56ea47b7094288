import type { Answers, FormDefinition } from '@holdpoint/forms'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { json } from '../../db/json.ts'
import { asksForEquipment, keepNamedEquipment } from './my-forms.equipment.ts'
import { attachmentIds, attachmentIdsOf } from './review/attachments.queries.ts'

/**
 * An entry locked for a change, with its answers. Its files are read once the lock is held: a
 * statement that waits for a row reads that row anew, and all else as it was when it began.
 */
export async function entryForChange(db: Queryable, shardKey: string, myFormId: string) {
  const entry = await entryRow(db, shardKey, myFormId)
    .forUpdate(['entry', 'document'])
    .executeTakeFirst()
  return entry && { ...entry, attachment_ids: await attachmentIdsOf(db, shardKey, myFormId) }
}

/** An entry with its answers, as far as its moves ask. */
export function entryWithAnswers(db: Queryable, shardKey: string, myFormId: string) {
  return entryRow(db, shardKey, myFormId).select(attachmentIds().as('attachment_ids'))
}

function entryRow(db: Queryable, shardKey: string, myFormId: string) {
  return db
    .selectFrom('my_forms as entry')
    .innerJoin('my_form_answers as document', (join) =>
      join
        .onRef('document.shard_key', '=', 'entry.shard_key')
        .onRef('document.my_form_id', '=', 'entry.id'),
    )
    .innerJoin('people as submitter', 'submitter.id', 'entry.person_id')
    .innerJoin('organisations as organisation', 'organisation.shard_key', 'entry.shard_key')
    .select([
      'entry.id',
      'entry.number',
      'entry.form_id',
      'entry.form_version',
      'entry.person_id',
      'entry.filled_before',
      'entry.status',
      'entry.started_at',
      'entry.submitted_at',
      'entry.due_at',
      'entry.row_version',
      'entry.is_limited_access',
      'entry.form_title_answer',
      'entry.district_code',
      'entry.business_unit_code',
      'entry.customer_id',
      'entry.crew_codes',
      'entry.pad_ids',
      'entry.parent_id',
      'entry.form_sub_form_count',
      'entry.dynamic_sub_form_count',
      'document.answers',
      'document.revision',
      'submitter.is_active as is_submitter_active',
    ])
    .select(sql<string>`coalesce(submitter.time_zone, organisation.time_zone)`.as('time_zone'))
    .where('entry.shard_key', '=', shardKey)
    .where('entry.id', '=', myFormId)
    .where('entry.deleted_at', 'is', null)
}

export type ChangeableEntry = NonNullable<Awaited<ReturnType<typeof entryForChange>>>

/** An entry's answers and the zone that they were given in. */
export async function answersOf(db: Queryable, shardKey: string, myFormId: string) {
  return db
    .selectFrom('my_form_answers as document')
    .select(['document.answers', 'document.revision'])
    .where('document.shard_key', '=', shardKey)
    .where('document.my_form_id', '=', myFormId)
    .executeTakeFirst()
}

/** Stores the whole document under its next revision, and which machines it names. */
export async function storeAnswers(
  db: Queryable,
  shardKey: string,
  myFormId: string,
  stored: {
    definition: FormDefinition
    answers: Answers
    revision: number
    scoreBreakdown?: unknown
  },
  now: Date,
): Promise<void> {
  const { definition, answers, revision } = stored
  // One that begins anew may have stood on a version that asked for equipment.
  if (asksForEquipment(definition) || revision === 0) {
    await keepNamedEquipment(db, { shardKey, myFormId }, definition, answers)
  }
  await db
    .updateTable('my_form_answers')
    .set({
      answers: json(answers),
      revision,
      updated_at: now,
      ...(stored.scoreBreakdown === undefined
        ? {}
        : { score_breakdown: json(stored.scoreBreakdown) }),
    })
    .where('shard_key', '=', shardKey)
    .where('my_form_id', '=', myFormId)
    .execute()
}

/** Where a person works, to start a form's header with. */
export async function workplaceOf(db: Queryable, personId: string) {
  return db
    .selectFrom('people')
    .select(['district_code', 'business_unit_code', 'crew_code', 'country_code'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
}

/** The country of a district; null for a district that is not ours. */
export async function countryOf(db: Queryable, districtCode: string | null) {
  if (districtCode === null) {
    return null
  }
  const row = await db
    .selectFrom('districts')
    .select('country_code')
    .where('code', '=', districtCode)
    .executeTakeFirst()
  return row?.country_code ?? null
}

/** Counts the actions of an entry anew, for its row on lists. */
export async function countActionsOfEntry(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<void> {
  await sql`
    update my_forms set action_count = (
      select count(*)::int from actions
      where shard_key = ${shardKey} and source_type = 'my_form' and source_id = ${myFormId}
        and deleted_at is null
    )
    where shard_key = ${shardKey} and id = ${myFormId}`.execute(db)
}

/** The questions of an entry that have an action: one that was raised or linked, and not given up. */
export async function questionsWithActions(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<string[]> {
  const { rows } = await sql<{ question_key: string }>`
    select action.question_key from actions as action
    where action.shard_key = ${shardKey} and action.source_type = 'my_form'
      and action.source_id = ${myFormId} and action.question_key is not null
      and action.deleted_at is null and action.status <> 'cancelled'
    union
    select link.question_key from action_links as link
    join actions as action on action.shard_key = link.shard_key and action.id = link.action_id
    where link.shard_key = ${shardKey} and link.source_type = 'my_form'
      and link.source_id = ${myFormId} and link.question_key <> ''
      and action.deleted_at is null and action.status <> 'cancelled'
    order by question_key`.execute(db)
  return rows.map(({ question_key: key }) => key)
}

/** How many actions hang on some entries that are not closed. */
export async function openActionsOf(
  db: Queryable,
  shardKey: string,
  myFormIds: readonly string[],
): Promise<number> {
  const row = await db
    .selectFrom('actions')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('shard_key', '=', shardKey)
    .where('source_type', '=', 'my_form')
    .where('source_id', '=', sql<string>`any(${[...myFormIds]}::text[])`)
    .where('deleted_at', 'is', null)
    .where('status', 'not in', ['closed', 'cancelled'])
    .executeTakeFirstOrThrow()
  return row.total
}

/** How many open actions were raised from questions of an entry that failed critically. */
export async function openCriticalActionsOf(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<number> {
  const row = await db
    .selectFrom('actions as action')
    .innerJoin('my_form_answers as document', (join) =>
      join
        .onRef('document.shard_key', '=', 'action.shard_key')
        .onRef('document.my_form_id', '=', 'action.source_id'),
    )
    .select(sql<number>`count(*)::int`.as('total'))
    .where('action.shard_key', '=', shardKey)
    .where('action.source_type', '=', 'my_form')
    .where('action.source_id', '=', myFormId)
    .where('action.deleted_at', 'is', null)
    .where('action.status', 'not in', ['closed', 'cancelled'])
    .where(
      sql<SqlBool>`document.score_breakdown -> 'criticalFailures' @> to_jsonb(action.question_key)`,
    )
    .executeTakeFirstOrThrow()
  return row.total
}

export async function pendingSignersOf(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<number> {
  const row = await db
    .selectFrom('my_form_signers')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('shard_key', '=', shardKey)
    .where('my_form_id', '=', myFormId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return row.total
}
