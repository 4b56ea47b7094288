import type { FormStatus } from '@holdpoint/api'
import type { Queryable } from '../../src/db/database.ts'
import { json } from '../../src/db/json.ts'
import type { TestServer } from '../harness.ts'
import type { MatrixPeople, RecordFacts } from './facts.ts'

/** An entry of My Forms as the matrix sets it up: whose it is, and who else is tied to it. */
export type MatrixEntry = {
  relation: string
  ownedBy: keyof MatrixPeople
  status?: FormStatus
  tied?: 'signer' | 'approver' | 'sharedWith' | 'everything'
  /** Who is tied in that way: the actor, unless it is another. */
  to?: keyof MatrixPeople
  /** Whose the form is, where it is somebody's. */
  formOwner?: keyof MatrixPeople
  isLimited?: boolean
  isDeleted?: boolean
  isElsewhere?: boolean
}

const at = '2026-03-05T12:00:00Z'

/** Writes an entry with its signers and shares, and answers what is true of it. */
export async function placeEntry(
  { database: { kysely } }: TestServer,
  people: MatrixPeople,
  id: string,
  entry: MatrixEntry,
): Promise<RecordFacts> {
  const personId = people[entry.ownedBy]
  const shardKey = entry.isElsewhere === true ? people.otherShardKey : people.shardKey
  const status = entry.status ?? 'in_review'
  const formOwner = entry.formOwner === undefined ? null : people[entry.formOwner]
  await kysely
    .insertInto('my_forms')
    .values({
      id,
      shard_key: shardKey,
      number: id,
      form_id: formOwner === null ? 'f-check' : await formOf(kysely, formOwner),
      form_version: 1,
      person_id: personId,
      status,
      started_at: at,
      created_at: at,
      updated_at: at,
      is_limited_access: entry.isLimited ?? false,
      ...(entry.isDeleted === true ? { deleted_at: at, deleted_by: personId } : {}),
    })
    .execute()
  await kysely
    .insertInto('my_form_answers')
    .values({ shard_key: shardKey, my_form_id: id, updated_at: at })
    .execute()
  const { tied, to = 'actor' } = entry
  const signs = tied === 'signer' || tied === 'approver' || tied === 'everything'
  if (signs) {
    await kysely
      .insertInto('my_form_signers')
      .values({
        shard_key: shardKey,
        id: `${id}-signer`,
        my_form_id: id,
        person_id: people[to],
        task: tied === 'approver' ? 'approve' : 'sign',
        meaning: 'Read',
        status: 'pending',
        started_at: at,
      })
      .execute()
  }
  const isShared = tied === 'sharedWith' || tied === 'everything'
  if (isShared) {
    await kysely
      .insertInto('my_form_shares')
      .values({
        shard_key: shardKey,
        my_form_id: id,
        person_id: people[to],
        shared_by: personId,
        created_at: at,
      })
      .execute()
  }
  return {
    organisation: shardKey,
    tied: {
      own: [personId],
      ...(signs ? { signer: [people[to]] } : {}),
      ...(isShared ? { shared: [people[to]] } : {}),
      ...(formOwner === null ? {} : { formOwner: [formOwner] }),
    },
    hasLeft: entry.ownedBy === 'leaver',
    isDeleted: entry.isDeleted ?? false,
    isDraft: ['in_progress', 'fill', 'new', 'pending'].includes(status),
    ...(entry.isLimited === true ? { limitedTo: [] } : {}),
  }
}

/** A form of somebody's, which is made when it is asked for first. */
async function formOf(db: Queryable, ownerId: string): Promise<string> {
  const id = `f-of-${ownerId}`
  await db
    .insertInto('forms')
    .values({
      ...{ id, owner_id: ownerId, form_type_id: 't-inspection', title: `Form of ${ownerId}` },
      ...{ icon_url: 'icon:clipboard', sort_order: 9, status: 'draft' },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const asked = await db
    .selectFrom('form_versions')
    .select(['version', 'definition', 'published_at'])
    .where('form_id', '=', 'f-check')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('form_versions')
    .values({ ...asked, form_id: id, definition: json(asked.definition) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}
