import { sql } from 'kysely'
import type { Queryable } from '../../../db/database.ts'

/** The actions that hang on an entry, oldest first, and whose the entry is. */
export function actionsOf(db: Queryable, shardKey: string, myFormId: string) {
  return db
    .selectFrom('actions as action')
    .innerJoin('my_forms as entry', (join) =>
      join
        .onRef('entry.shard_key', '=', 'action.shard_key')
        .onRef('entry.id', '=', 'action.source_id'),
    )
    .innerJoin('action_assignees as first', (join) =>
      join
        .onRef('first.shard_key', '=', 'action.shard_key')
        .onRef('first.action_id', '=', 'action.id')
        .on('first.place', '=', 0),
    )
    .innerJoin('people as assignee', 'assignee.id', 'first.person_id')
    .select([
      'action.id',
      'action.number',
      'action.title',
      'action.status',
      'action.due_on',
      'action.created_by',
      'entry.person_id as submitter_id',
      'assignee.id as person_id',
      'assignee.full_name',
      'assignee.profile_image',
    ])
    .where('action.shard_key', '=', shardKey)
    .where('action.source_type', '=', 'my_form')
    .where('action.source_id', '=', myFormId)
    .where('action.deleted_at', 'is', null)
    .orderBy('action.created_at')
    .orderBy('action.id')
    .execute()
}

/** Who signs and approves an entry, step by step. */
export function signersOf(db: Queryable, shardKey: string, myFormId: string) {
  return db
    .selectFrom('my_form_signers as signer')
    .innerJoin('people as person', 'person.id', 'signer.person_id')
    .leftJoin('my_form_signers as stood', (join) =>
      join
        .onRef('stood.shard_key', '=', 'signer.shard_key')
        .onRef('stood.id', '=', 'signer.deputy_for'),
    )
    .leftJoin('people as absent', 'absent.id', 'stood.person_id')
    .select([
      'signer.id',
      'signer.person_id',
      'signer.task',
      'signer.meaning',
      'signer.step',
      'signer.mode',
      'signer.note',
      'signer.status',
      'signer.signed_at',
      'signer.signature',
      'signer.deputy_for',
      'absent.full_name as deputy_for_name',
      'person.full_name',
      'person.profile_image',
    ])
    .where('signer.shard_key', '=', shardKey)
    .where('signer.my_form_id', '=', myFormId)
    .orderBy('signer.step')
    .orderBy('person.full_name')
    .orderBy('signer.id')
    .execute()
}

/** Somebody who signs or approves an entry. */
export type SignerRow = Awaited<ReturnType<typeof signersOf>>[number]

/** Which version of which form an entry was started with. */
export function pinnedFormOf(db: Queryable, shardKey: string, myFormId: string) {
  return db
    .selectFrom('my_forms')
    .select(['form_id', 'form_version'])
    .where('shard_key', '=', shardKey)
    .where('id', '=', myFormId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The files that an entry holds. */
export function filesOf(db: Queryable, shardKey: string, myFormId: string) {
  return db
    .selectFrom('uploads')
    .select(['id', 'file_name', 'media_type', sql<number>`byte_size::int`.as('byte_size')])
    .where('shard_key', '=', shardKey)
    .where('attached_to', '=', myFormId)
    .execute()
}

export type EntryFile = Awaited<ReturnType<typeof filesOf>>[number]
