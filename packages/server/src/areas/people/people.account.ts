import { sql } from 'kysely'
import { fail, problemError, type Fault } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { effectiveKeys } from '../../session/effective-keys.ts'
import { lockRights, rightsOf } from '../permissions/permissions.queries.ts'
import { notHeld } from '../permissions/permissions.rules.ts'

// What every change of a person asks first.

/**
 * The account, held for this transaction. Whoever keeps accounts must not come by them to what they
 * do not hold: the account of somebody who may do more is left to those who may do as much.
 */
export async function accountForChange({ db, person }: PersonContext, userId: string) {
  await lockRights(db, person.shardKey)
  const rights = await rightsOf(db, person.shardKey, [userId, person.personId])
  const [theirs, own] = [rights.get(userId), rights.get(person.personId)]
  if (theirs === undefined || own === undefined) {
    return fail('forbidden')
  }
  const refusal = notHeld([...effectiveKeys(theirs)], effectiveKeys(own))
  if (refusal !== undefined) {
    throw problemError('key_not_held', {
      message: 'This person may do more than you. Please ask somebody who may do as much.',
    })
  }
  return await db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** What nobody shares with another person, by the field of a form or of a directory that says it. */
type Own = {
  email: string
  employeeNumber: string
  external_id?: string | null
  directory_name?: string | null
}

/**
 * What of it somebody else has: signs in with the address, is known by the number, or is called the
 * same by a directory.
 */
export async function takenFaults(
  { db, person: { shardKey } }: PersonContext,
  own: Own,
  exceptId?: string,
): Promise<Fault[]> {
  const { email, employeeNumber } = own
  const externalId = own.external_id ?? null
  const userName = own.directory_name?.toLowerCase() ?? null
  const others = await db
    .selectFrom('people')
    .select(['email', 'employee_number', 'external_id', 'shard_key', userNameOf.as('user_name')])
    .where((where) =>
      where.or([
        where('email', '=', email),
        where('employee_number', '=', employeeNumber),
        where('external_id', '=', externalId),
        where(userNameOf, '=', userName),
      ]),
    )
    .$if(exceptId !== undefined, (select) =>
      select.where((where) =>
        where.or([where('id', '!=', exceptId ?? ''), where('shard_key', '!=', shardKey)]),
      ),
    )
    .execute()
  const here = others.filter((other) => other.shard_key === shardKey)
  const taken = {
    email: others.some((other) => other.email === email),
    employeeNumber: here.some((other) => other.employee_number === employeeNumber),
    externalId: externalId !== null && here.some((other) => other.external_id === externalId),
    userName: userName !== null && here.some((other) => other.user_name === userName),
  } satisfies Record<keyof typeof takenWords, boolean>
  return Object.entries(takenWords)
    .filter(([path]) => taken[path as keyof typeof taken])
    .map(([path, message]) => ({ path, message }))
}

const takenWords = {
  email: 'Somebody has this address already.',
  employeeNumber: 'Somebody has this number already.',
  externalId: 'Somebody has this id of the directory already.',
  userName: 'Somebody has this user name already.',
} as const

/** What a directory calls an account: whomever it has not written yet it knows by their address. */
export const userNameOf = sql<string>`lower(coalesce(directory_name, email))`
