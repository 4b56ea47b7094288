import { policies, type Tie } from '@holdpoint/api'
import { sql } from 'kysely'
import { opens } from '../../access.ts'
import { failField } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { tiesOfLotos } from './loto.ties.ts'

/** What a lock is put on, and whose it is. */
export type LockPlace = {
  lotoId: string
  stepId: string | null
  authorizationId: string | null
  /** Null for somebody without an account. */
  personId: string | null
}

/** A number as it is compared: in small letters. */
const keyOf = (number: string) => number.toLowerCase()

/**
 * Puts locks on; the key of the table keeps a number from being in two places. Ends the call, at the
 * field that holds the numbers, where one of them is on already.
 */
export async function putOn(
  context: PersonContext,
  { lotoId, stepId, authorizationId, personId }: LockPlace,
  numbers: readonly string[],
  field: 'lockNumbers' | 'lockNumber',
): Promise<void> {
  const { db, person, now } = context
  for (const number of numbers) {
    const { rows } = await sql`
      insert into loto_locks (shard_key, lock_key, lock_number, loto_id, step_id,
        authorization_id, person_id, locked_at)
      values (${person.shardKey}, ${keyOf(number)}, ${number}, ${lotoId}, ${stepId},
        ${authorizationId}, ${personId}, ${now}::timestamptz)
      on conflict do nothing returning lock_key`.execute(db)
    if (rows.length === 0) {
      return failField(field, await whereIs(context, number))
    }
  }
}

/** Where a lock is on, as far as whoever asks may read it. */
async function whereIs({ db, person, now }: PersonContext, number: string): Promise<string> {
  const { rows } = await sql<{ id: string; number: string; tag: string | null }>`
    select loto.id, loto.number, step.point_tag as tag
    from loto_locks as lock
    join lotos as loto on loto.shard_key = lock.shard_key and loto.id = lock.loto_id
    left join loto_steps as step on step.shard_key = lock.shard_key
      and step.loto_id = lock.loto_id and step.id = lock.step_id
    where lock.shard_key = ${person.shardKey} and lock.lock_key = ${keyOf(number)}`.execute(db)
  const [on] = rows
  const ties = on === undefined ? undefined : await tiesOfLotos(db, person, [on.id], now)
  const rule = policies['loto.information'].record
  if (on === undefined || !opens(rule, ties?.get(on.id) ?? new Set<Tie>(), person)) {
    return `Lock ${number} is on another lockout.`
  }
  return on.tag === null
    ? `Lock ${number} is a personal lock on ${on.number}.`
    : `Lock ${number} is on ${on.tag} of ${on.number}.`
}

/** Takes the locks of a point, or somebody's personal lock, off. */
export async function takeOff(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  { lotoId, stepId, authorizationId }: Omit<LockPlace, 'personId'>,
): Promise<void> {
  await sql`delete from loto_locks where shard_key = ${person.shardKey} and loto_id = ${lotoId}
    and step_id is not distinct from ${stepId}::text
    and authorization_id is not distinct from ${authorizationId}::text`.execute(db)
}
