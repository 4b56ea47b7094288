import type { Tie } from '@holdpoint/api'
import type { TieFinder } from '../../access.ts'
import { draftStatuses } from './my-forms.rules.ts'

/**
 * How a person is tied to the entry that a call names: one query for all ties. No entry, an entry
 * of another organisation and a deleted one tie nobody.
 */
export const myFormTies: TieFinder = async (db, person, input) => {
  const ties = new Set<Tie>()
  const myFormId = idIn(input)
  if (myFormId === undefined) {
    return ties
  }
  const row = await db
    .selectFrom('my_forms as entry')
    .select((select) => [
      'entry.person_id',
      'entry.status',
      'entry.is_limited_access',
      select
        .exists(
          select
            .selectFrom('my_form_signers as signer')
            .select('signer.id')
            .whereRef('signer.shard_key', '=', 'entry.shard_key')
            .whereRef('signer.my_form_id', '=', 'entry.id')
            .where('signer.person_id', '=', person.personId),
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
    ])
    .where('entry.shard_key', '=', person.shardKey)
    .where('entry.id', '=', myFormId)
    .where('entry.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) {
    return ties
  }
  if (row.person_id === person.personId) {
    ties.add('own')
  }
  // What is still being filled is its submitter's own: signers see it once it is handed in.
  if (row.is_signer && !draftStatuses.includes(row.status)) {
    ties.add('signer')
  }
  if (row.is_shared) {
    ties.add('shared')
  }
  // Limited access narrows an entry to the people it is tied to.
  if (!row.is_limited_access) {
    ties.add('all')
  }
  return ties
}

function idIn(input: unknown): string | undefined {
  if (typeof input === 'object' && input !== null && 'myFormId' in input) {
    return typeof input.myFormId === 'string' ? input.myFormId : undefined
  }
  return undefined
}
