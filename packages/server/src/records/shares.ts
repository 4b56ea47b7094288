import { sql, type RawBuilder, type SqlBool } from 'kysely'
import {
  sharesOfRecordMax,
  type NotificationKind,
  type RecordShare,
  type ToldRecord,
} from '@holdpoint/api'
import { fail, failField } from '../fail.ts'
import type { PersonContext } from '../handler.ts'
import type { PersonRights } from '../identity.ts'
import { notify } from '../outbox/notify.ts'
import { linesOfPeople, personIn } from './people.queries.ts'

/** What the history calls sharing, which is not told to whom the shares are not shown. */
export const shareActions: readonly string[] = ['share', 'unshare']

/** A record that is shared: what it is, and as what its people are told. */
export type SharedRecord = { type: ToldRecord; id: string; kind: NotificationKind }

/**
 * Whether a record was shared with a person, in SQL by the column of its id. An array of ids can only
 * be looked up, so that nothing walks all records to find a person's few.
 */
export const isSharedWith = (
  type: ToldRecord,
  column: string,
  { shardKey, personId }: Pick<PersonRights, 'shardKey' | 'personId'>,
): RawBuilder<SqlBool> => sql`${sql.ref(column)} = any(array(
  select record_id from record_shares
  where shard_key = ${shardKey} and person_id = ${personId} and record_type = ${type}
))`

/**
 * Shares a record, which is held, with people, who are told. `knownIds` are those who read it by name
 * without a share: neither they nor whoever shares it get one, or it would outlive their own right.
 * Who has it by somebody else's share keeps that one: the first one says whose it is to take back.
 */
export async function shareRecord(
  context: PersonContext,
  { type, id, kind }: SharedRecord,
  { personIds, knownIds }: { personIds: readonly string[]; knownIds: readonly string[] },
) {
  const { db, person, now, audit } = context
  const { rows } = await sql<{ id: string; is_added: boolean }>`
    with here as (
      select id from people
      where shard_key = ${person.shardKey} and id = any(${[...personIds]}::text[]) and is_active
    ), added as (
      insert into record_shares (shard_key, record_type, record_id, person_id, shared_by, shared_at)
      select ${person.shardKey}, ${type}, ${id}, here.id, ${person.personId}, ${now}::timestamptz
      from here where here.id <> all(${[...knownIds, person.personId]}::text[])
      on conflict do nothing
      returning person_id
    )
    select here.id, added.person_id is not null as is_added
    from here left join added on added.person_id = here.id`.execute(db)
  const here = new Map(rows.map((row) => [row.id, row.is_added]))
  const unknownIds = personIds.filter((one) => !here.has(one))
  if (unknownIds.length > 0) {
    return failUnknown(context, unknownIds)
  }
  const addedPersonIds = personIds.filter((one) => here.get(one))
  if (addedPersonIds.length > 0) {
    await requireRoom(context, { type, id })
    await notify(context, { kind, record: { type, id }, personIds: addedPersonIds })
    const changes = { sharedWith: { from: null, to: addedPersonIds } }
    await audit({ recordType: type, recordId: id, action: 'share', changes })
  }
  return { addedPersonIds, alreadySharedPersonIds: personIds.filter((one) => !here.get(one)) }
}

/** Ends the call naming who has left, whom a form does not show any more; nobody of elsewhere is named. */
async function failUnknown({ db, person }: PersonContext, personIds: string[]): Promise<never> {
  const left = await linesOfPeople({ db, shardKey: person.shardKey }, personIds)
  const who = left.length === 0 ? '' : `: ${left.map(({ fullName }) => fullName).join(', ')}`
  const message = `Some of the people chosen are not employees here, or no longer${who}.`
  return fail('invalid_input', {
    ...{ message, fields: [{ path: 'personIds', message }] },
    details: { personIds },
  })
}

/** Ends the call, which then leaves nothing written, where it shared a record with too many. */
async function requireRoom(
  { db, person }: PersonContext,
  { type, id }: Pick<SharedRecord, 'type' | 'id'>,
): Promise<void> {
  const { count } = await db
    .selectFrom('record_shares')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('shard_key', '=', person.shardKey)
    .where('record_type', '=', type)
    .where('record_id', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(count) > sharesOfRecordMax) {
    failField('personIds', `It can be shared with at most ${sharesOfRecordMax} people in all.`)
  }
}

/** Takes a share back; ends the call where it is neither one's own nor that of a writer of the record. */
export async function takeShareBack(
  { db, person, audit }: PersonContext,
  { type, id }: Pick<SharedRecord, 'type' | 'id'>,
  { personId, mayWrite }: { personId: string; mayWrite: boolean },
): Promise<void> {
  const gone = await db
    .deleteFrom('record_shares')
    .where('shard_key', '=', person.shardKey)
    .where('record_type', '=', type)
    .where('record_id', '=', id)
    .where('person_id', '=', personId)
    .returning('shared_by')
    .executeTakeFirst()
  if (gone === undefined) {
    return fail('not_found', { message: 'It is not shared with this person.' })
  }
  // A call that fails leaves nothing written.
  if (!mayWrite && gone.shared_by !== person.personId) {
    return fail('forbidden', {
      message: 'A share is taken back by whoever shared it or writes the record.',
    })
  }
  const changes = { sharedWith: { from: [personId], to: null } }
  await audit({ recordType: type, recordId: id, action: 'unshare', changes })
}

/** With whom a record is shared, the first one first. */
export async function sharesOf(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  { type, id }: Pick<SharedRecord, 'type' | 'id'>,
  { mayWrite }: { mayWrite: boolean },
): Promise<RecordShare[]> {
  const { rows } = await sql<Pick<RecordShare, 'person' | 'sharedBy'> & { shared_at: Date }>`
    select ${personIn('share.person_id')} as person, ${personIn('share.shared_by')} as "sharedBy",
      share.shared_at
    from record_shares as share
    where share.shard_key = ${person.shardKey} and share.record_type = ${type}
      and share.record_id = ${id}
    order by share.shared_at, share.person_id`.execute(db)
  return rows.map(({ person: to, sharedBy, shared_at: at }) => ({
    ...{ person: to, sharedBy, sharedAt: at.toISOString() },
    canTakeBack: mayWrite || sharedBy.personId === person.personId,
  }))
}
