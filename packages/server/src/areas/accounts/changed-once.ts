import { catalogue } from '@holdpoint/api'
import { answerOf } from '../../answer.ts'
import { sha256 } from '../../canonical-json.ts'
import type { Queryable } from '../../db/database.ts'
import { ok, type OpenContext } from '../../handler.ts'
import { claim, recall, remember, type IdempotencyKey } from '../../idempotency.ts'
import type { Person } from '../../identity.ts'
import { passwordFits } from '../../session/passwords.ts'

// A form that changes a password and is sent twice would be told by its second post that the old
// password is wrong. Nothing of a password may be kept to know it by: its key is, and the new password
// is held against the one that the person has.

type Keyed = Pick<OpenContext, 'idempotencyKey'>

function keyOf({ shardKey, personId }: Person, { idempotencyKey: key }: Keyed) {
  const call = 'accounts.changePassword'
  return key === undefined
    ? undefined
    : ({ shardKey, personId, key, call, fingerprint: sha256(call) } satisfies IdempotencyKey)
}

/** Whether this very form has changed the password to this one before. */
export async function isChanged(
  newPassword: string,
  person: Person,
  context: Keyed & Pick<OpenContext, 'db'>,
): Promise<boolean> {
  const key = keyOf(person, context)
  if (key === undefined || (await recall(context.db, key)) === undefined) {
    return false
  }
  const row = await context.db
    .selectFrom('people')
    .select('password_hash')
    .where('id', '=', person.personId)
    .executeTakeFirst()
  return (await passwordFits(newPassword, row?.password_hash ?? null, 'known')) === true
}

/** Keeps in the transaction of a change which form has made it. */
export async function noteChange(
  db: Queryable,
  person: Person,
  context: Keyed & Pick<OpenContext, 'now' | 'requestId'>,
): Promise<void> {
  const key = keyOf(person, context)
  if (key === undefined || (await claim(db, key, context.now)) !== undefined) {
    return
  }
  const answer = answerOf(catalogue.accounts.changePassword, ok(null), context.requestId)
  if (answer.kind === 'envelope') {
    await remember(db, key, answer)
  }
}
