import type { Queryable } from '../../db/database.ts'
import { fail } from '../../fail.ts'
import { lockRights, rightsOf } from '../permissions/permissions.queries.ts'
import { makerOf, personToSpeakFor } from './api-keys.queries.ts'
import { mayBeSpokenFor } from './may-be-spoken-for.ts'

type Key = { apiKeyId: string; shardKey: string }

/** The person whom a key is asked to speak for; unknown and not open to it answer alike. */
export async function requireOpenPerson(db: Queryable, key: Key, named: string): Promise<string> {
  const person = await personToSpeakFor(db, key.shardKey, named)
  return person !== undefined && (await isOpenToKey(db, key, person.id))
    ? person.id
    : fail('person_not_open')
}

/**
 * Whether a key may speak for a person, as both stand now. Rights change before this transaction or after it, so
 * that what is made with the answer is there to be ended by the change.
 */
export async function isOpenToKey(
  db: Queryable,
  { apiKeyId, shardKey }: Key,
  personId: string,
): Promise<boolean> {
  await lockRights(db, shardKey)
  const makerId = await makerOf(db, shardKey, apiKeyId)
  if (makerId === undefined) {
    return false
  }
  const rights = await rightsOf(db, shardKey, [makerId, personId])
  return mayBeSpokenFor(rights.get(personId), rights.get(makerId))
}
