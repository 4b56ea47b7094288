import { failField, fail, problemError } from '../../fail.ts'
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

/** Ends the call where somebody else signs in with an address, or is known by a number. */
export async function requireFree(
  { db, person }: PersonContext,
  { email, employeeNumber }: { email: string; employeeNumber: string },
  exceptId?: string,
): Promise<void> {
  const others = await db
    .selectFrom('people')
    .select(['email', 'employee_number', 'shard_key'])
    .where((where) =>
      where.or([where('email', '=', email), where('employee_number', '=', employeeNumber)]),
    )
    .$if(exceptId !== undefined, (select) => select.where('id', '!=', exceptId ?? ''))
    .execute()
  if (others.some((other) => other.email === email)) {
    failField('email', 'Somebody has this address already.')
  }
  if (others.some((other) => other.shard_key === person.shardKey)) {
    failField('employeeNumber', 'Somebody has this number already.')
  }
}
