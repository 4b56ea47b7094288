import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { firstHandedInAt } from './my-forms.first-handed-in.ts'
import { isHandedBack } from './review/flags.queries.ts'

/**
 * The columns of an entry as lists and details show it to one person. Joined with one page of ids
 * or one id, so the lookups beside each row stay cheap whatever the table holds.
 */
export function selectEntries(db: Queryable, personId: string) {
  return db
    .selectFrom('my_forms as entry')
    .innerJoin('forms as form', 'form.id', 'entry.form_id')
    .innerJoin('form_types as type', 'type.id', 'form.form_type_id')
    .innerJoin('people as submitter', 'submitter.id', 'entry.person_id')
    .select([
      'entry.id',
      'entry.number',
      'entry.form_id',
      'entry.form_version',
      'entry.person_id',
      'entry.parent_id',
      'entry.created_at',
      'entry.first_answers_at',
      'entry.status',
      'entry.started_at',
      'entry.submitted_at',
      'entry.completed_at',
      'entry.due_at',
      'entry.form_title_answer',
      'entry.crew_codes',
      'entry.pad_ids',
      'entry.score',
      'entry.result',
      'entry.has_critical_failure',
      'entry.is_reopened',
      'entry.elevated_from_form_id',
      'entry.elevated_from_name',
      'entry.form_sub_form_count',
      'entry.dynamic_sub_form_count',
      'entry.action_count',
      'entry.upvote_count',
      'entry.kudos_count',
      'entry.public_comment_count',
      'entry.private_comment_count',
      'entry.is_signature_complete',
      'entry.row_version',
      'form.title as form_title',
      'form.icon_url as form_icon_url',
      'form.notes as form_notes',
      'form.passing_percentage',
      'form.sub_form_ids',
      'form.country_ids',
      'form.district_ids',
      'form.business_unit_ids',
      'form.department_ids',
      'form.job_title_ids',
      'type.name as form_type_name',
      'submitter.full_name as submitter_name',
      'submitter.time_zone as submitter_time_zone',
    ])
    .select(firstHandedInAt.as('first_submitted_at'))
    .select((select) => [
      select
        .exists(
          select
            .selectFrom('my_form_votes as vote')
            .select('vote.person_id')
            .whereRef('vote.shard_key', '=', 'entry.shard_key')
            .whereRef('vote.my_form_id', '=', 'entry.id')
            .where('vote.person_id', '=', personId),
        )
        .$castTo<boolean>()
        .as('is_vote_added'),
      select
        .exists(
          select
            .selectFrom('my_form_comments as comment')
            .select('comment.id')
            .whereRef('comment.shard_key', '=', 'entry.shard_key')
            .whereRef('comment.my_form_id', '=', 'entry.id')
            .where('comment.person_id', '=', personId)
            .where('comment.deleted_at', 'is', null),
        )
        .$castTo<boolean>()
        .as('is_comment_added'),
      select
        .selectFrom('my_form_comments as comment')
        .whereRef('comment.shard_key', '=', 'entry.shard_key')
        .whereRef('comment.my_form_id', '=', 'entry.id')
        .where('comment.person_id', '=', personId)
        .where('comment.privacy_type', '=', 'private')
        .where('comment.deleted_at', 'is', null)
        .select(sql<number>`count(*)::int`.as('count'))
        .$castTo<{ count: number }>()
        .as('own_private_comments'),
      select
        .selectFrom('my_form_signers as signer')
        .whereRef('signer.shard_key', '=', 'entry.shard_key')
        .whereRef('signer.my_form_id', '=', 'entry.id')
        .where('signer.person_id', '=', personId)
        .where('signer.status', '=', 'pending')
        .select(sql<string | null>`string_agg(signer.task, ',')`.as('tasks'))
        .as('pending_tasks'),
      isHandedBack.$castTo<boolean>().as('is_handed_back'),
    ])
}

export type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number]

/** One entry as its reader sees it. */
export async function entryById(
  db: Queryable,
  shardKey: string,
  personId: string,
  myFormId: string,
): Promise<(EntryRow & { is_limited_access: boolean }) | undefined> {
  return await selectEntries(db, personId)
    .select('entry.is_limited_access')
    .where('entry.shard_key', '=', shardKey)
    .where('entry.id', '=', myFormId)
    .where('entry.deleted_at', 'is', null)
    .executeTakeFirst()
}
