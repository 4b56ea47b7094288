import type { Queryable } from '../../db/database.ts'
import type { PersonRights } from '../../identity.ts'
import { holdersOf, readersOf } from '../../session/permissions-of.ts'
import type { LeftPart } from './left-work.ts'

type Rules = {
  except: readonly (string | null)[]
  suits: (person: PersonRights) => Promise<boolean>
}

/**
 * Who takes over from somebody who has left: their manager, else an administrator, as far as the rules
 * of the module let them; undefined where nobody may.
 */
export async function successorOf(
  db: Queryable,
  { shard_key: shardKey, person_id: left }: Pick<LeftPart, 'shard_key' | 'person_id'>,
  { except, suits }: Rules,
): Promise<string | undefined> {
  const managerId = await managerOfLeft(db, left)
  const admins = await holdersOf(db, shardKey, 'admin')
  const asked = [...(managerId === null ? [] : [managerId]), ...admins].filter(
    (id) => !except.includes(id),
  )
  const people = await readersOf(db, shardKey, asked)
  for (const id of asked) {
    const person = people.get(id)
    if (person !== undefined && (await suits(person))) {
      return id
    }
  }
  return undefined
}

/** Whom somebody reports to, whether that one works here still or not. */
export async function managerOfLeft(db: Queryable, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('people')
    .select('manager_id')
    .where('id', '=', personId)
    .executeTakeFirst()
  return row?.manager_id ?? null
}
