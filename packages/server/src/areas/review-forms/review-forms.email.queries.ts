import { isHandedBack } from '../my-forms/review/flags.queries.ts'
import type { Queryable } from '../../db/database.ts'

/** What is asked of an entry before it is mailed; `isHeld` holds it until the transaction is over. */
export function entryToMail(db: Queryable, shardKey: string, myFormId: string, isHeld = false) {
  return db
    .selectFrom('my_forms as entry')
    .innerJoin('forms as form', 'form.id', 'entry.form_id')
    .select(['entry.number', 'entry.status', 'entry.is_limited_access', 'form.title'])
    .where('entry.shard_key', '=', shardKey)
    .where('entry.id', '=', myFormId)
    .where('entry.deleted_at', 'is', null)
    .$if(isHeld, (select) => select.forUpdate('entry'))
    .executeTakeFirst()
}

/** The addresses that an entry was mailed to, newest first. */
export function sharesOf(db: Queryable, shardKey: string, myFormId: string) {
  return db
    .selectFrom('my_form_email_shares as share')
    .innerJoin('people as person', 'person.id', 'share.shared_by')
    .select([
      'share.id',
      'share.email',
      'share.shared_at',
      'share.expires_at',
      'share.opened_at',
      'share.taken_back_at',
      'person.id as person_id',
      'person.full_name',
      'person.profile_image',
    ])
    .where('share.shard_key', '=', shardKey)
    .where('share.my_form_id', '=', myFormId)
    .orderBy('share.shared_at', 'desc')
    .orderBy('share.id', 'desc')
    .execute()
}

/** An address that an entry was mailed to. */
export type EmailShareRow = Awaited<ReturnType<typeof sharesOf>>[number]

/**
 * What a mailed link opens now: nothing once it is over, taken back, limited, deleted or reopened, nor
 * while something of it is handed back, because its submitter changes it then.
 */
export function livingShare(db: Queryable, shareId: string, now: Date) {
  return db
    .selectFrom('my_form_email_shares as share')
    .innerJoin('my_forms as entry', (join) =>
      join
        .onRef('entry.shard_key', '=', 'share.shard_key')
        .onRef('entry.id', '=', 'share.my_form_id'),
    )
    .innerJoin('forms as form', 'form.id', 'entry.form_id')
    .innerJoin('people as submitter', 'submitter.id', 'entry.person_id')
    .innerJoin('organisations as organisation', 'organisation.shard_key', 'share.shard_key')
    .select([
      'share.id',
      'share.shard_key',
      'share.my_form_id',
      'share.email',
      'share.expires_at',
      'share.opened_at',
      'entry.status',
      'entry.number',
      'entry.submitted_at',
      'form.title',
      'submitter.full_name as submitter',
      'organisation.name as organisation',
    ])
    .where('share.id', '=', shareId)
    .where('share.taken_back_at', 'is', null)
    .where('share.expires_at', '>', now)
    .where('entry.deleted_at', 'is', null)
    .where('entry.is_limited_access', '=', false)
    .where((where) => where.not(isHandedBack))
    .executeTakeFirst()
}
