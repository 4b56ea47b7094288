import { sql } from 'kysely'
import { draftStatuses, policies, type FormStatus, type Tie } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Queryable } from '../../db/database.ts'
import type { PersonRights } from '../../identity.ts'
import { tieFinder } from '../../records/ties.ts'
import { hasPart } from './review/waiting.ts'

/** How a person is tied to the entry that a call names. */
export const myFormTies = tieFinder('myFormId', tiesOfEntries)

/** Those of some entries that a person may read. */
export async function readableEntries(
  db: Queryable,
  person: PersonRights,
  myFormIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const held = await tiesOfEntries(db, person, myFormIds, now)
  const rule = policies['myForms.get'].record
  return new Set([...held].filter(([, ties]) => opens(rule, ties, person)).map(([id]) => id))
}

/**
 * How a person is tied to some entries: one query for all ties. No entry, an entry of another
 * organisation and a deleted one tie nobody.
 */
export async function tiesOfEntries(
  db: Queryable,
  person: PersonRights,
  myFormIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ReadonlySet<Tie>>> {
  const rows = await db
    .selectFrom('my_forms as entry')
    .innerJoin('people as submitter', 'submitter.id', 'entry.person_id')
    .select((select) => [
      'entry.id',
      'entry.person_id',
      'submitter.is_active as is_submitter_active',
      'entry.status',
      'entry.is_limited_access',
      select
        .exists(
          select
            .selectFrom('my_form_signers as signer')
            .select('signer.id')
            .whereRef('signer.shard_key', '=', 'entry.shard_key')
            .whereRef('signer.my_form_id', '=', 'entry.id')
            .where('signer.person_id', '=', person.personId)
            .where(hasPart(now)),
        )
        .as('is_signer'),
      select
        .exists(
          select
            .selectFrom('my_form_shares as share')
            .select('share.person_id')
            .whereRef('share.shard_key', '=', 'entry.shard_key')
            .whereRef('share.my_form_id', '=', 'entry.id')
            .where('share.person_id', '=', person.personId),
        )
        .as('is_shared'),
      isReadAbove(person, now).as('is_read_above'),
      select
        .exists(
          select
            .selectFrom('forms as form')
            .select('form.id')
            .whereRef('form.id', '=', 'entry.form_id')
            .where('form.owner_id', '=', person.personId),
        )
        .as('is_form_owner'),
    ])
    .where('entry.shard_key', '=', person.shardKey)
    .where('entry.id', '=', sql<string>`any(${[...myFormIds]}::text[])`)
    .where('entry.deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, tiesOf(row, person)]))
}

/** Whether an entry that `entry` is below of was handed in, and is open to a person as signer or shared. */
function isReadAbove(person: PersonRights, now: Date) {
  return sql<boolean>`exists (
    with recursive above (id, parent_id, status) as (
      select parent.id, parent.parent_id, parent.status from my_forms as parent
      where parent.shard_key = entry.shard_key and parent.id = entry.parent_id
        and parent.deleted_at is null
      union all
      select parent.id, parent.parent_id, parent.status
      from above join my_forms as parent on parent.shard_key = ${person.shardKey}
        and parent.id = above.parent_id and parent.deleted_at is null
    )
    select 1 from above
    where above.status <> all(${[...draftStatuses]}::text[]) and (
      exists (
        select 1 from my_form_shares as share
        where share.shard_key = ${person.shardKey} and share.my_form_id = above.id
          and share.person_id = ${person.personId}
      ) or exists (
        select 1 from my_form_signers as signer
        where signer.shard_key = ${person.shardKey} and signer.my_form_id = above.id
          and signer.person_id = ${person.personId} and ${hasPart(now)}
      )
    )
  )`
}

type TieRow = {
  person_id: string
  is_submitter_active: boolean
  status: FormStatus
  is_limited_access: boolean
  is_signer: unknown
  is_shared: unknown
  is_read_above: unknown
  is_form_owner: unknown
}

function tiesOf(row: TieRow, person: PersonRights): ReadonlySet<Tie> {
  const ties = new Set<Tie>()
  if (row.person_id === person.personId) {
    ties.add('own')
  }
  // What is still being filled is its submitter's own: others see it once it is handed in.
  const isHandedIn = !draftStatuses.includes(row.status)
  if (row.is_signer && isHandedIn) {
    ties.add('signer')
  }
  // Whoever is asked about an entry, or had it shared with them, reads what is below it too.
  if ((row.is_shared || row.is_read_above) && isHandedIn) {
    ties.add('shared')
  }
  // Limited access narrows an entry to the people it is tied to.
  if (!row.is_limited_access) {
    ties.add('all')
    if (!row.is_submitter_active) {
      ties.add('left')
    }
    if (row.is_form_owner && isHandedIn) {
      ties.add('formOwner')
    }
  }
  return ties
}
