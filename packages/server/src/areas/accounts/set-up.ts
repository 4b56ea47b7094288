import { permissionKeys, today, type CallOf, type ParsedInput } from '@holdpoint/api'
import { appendAudit } from '../../audit.ts'
import type { Database, Queryable } from '../../db/database.ts'
import type { Ports } from '../../ports/ports.ts'
import { hashToken } from '../../session/tokens.ts'
import { plantCategories } from '../categories/plant-categories.ts'

/** What names an organisation and its first administrator, with the password hashed already. */
export type FirstDay = Omit<ParsedInput<CallOf<'accounts.setUp'>>, 'code' | 'password'> & {
  passwordHash: string
}

type Parts = Pick<Ports, 'clock' | 'ids'>

/** A code that is older has been read by too many; the next start prints another. */
const codeKeptMs = 7 * 24 * 3600_000
// No signs that look alike, so that it can be typed from another screen. 31^12 is 59 bits, and
// tries are counted.
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/**
 * Makes a code that opens the set-up, while the database is empty; undefined otherwise. Only its
 * hash is kept. Each start makes its own, so that several processes may print one.
 */
export async function mintSetUpCode(
  { kysely }: Pick<Database, 'kysely'>,
  { clock, random }: Pick<Ports, 'clock' | 'random'>,
): Promise<string | undefined> {
  if (await isSetUp(kysely)) {
    return undefined
  }
  const code = Array.from({ length: 3 }, () => word(random)).join('-')
  const now = clock.now()
  await kysely.deleteFrom('set_up_codes').where('created_at', '<', oldest(now)).execute()
  await kysely
    .insertInto('set_up_codes')
    .values({ code_hash: hashOfCode(code), created_at: now })
    .execute()
  return code
}

function word(random: Ports['random']): string {
  let made = ''
  while (made.length < 4) {
    // Those beyond the last whole round would favour the first signs.
    made += [...random.bytes(8)]
      .filter((byte) => byte < 248)
      .map((byte) => signs[byte % signs.length])
      .join('')
  }
  return made.slice(0, 4)
}

/** Whether a code is one that a start of the last days printed; capitals and dashes do not matter. */
export async function isSetUpCode(db: Queryable, code: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('set_up_codes')
    .select('code_hash')
    .where('code_hash', '=', hashOfCode(code))
    .where('created_at', '>=', oldest(now))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether there is an organisation already, made by whatever means. */
export async function isSetUp(db: Queryable): Promise<boolean> {
  const row = await db.selectFrom('organisations').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/**
 * Makes the organisation and its first administrator, who holds every permission. False when there
 * is one already: the single row of `set_up` makes one of two wait for the other and lose. Needs a
 * transaction.
 */
export async function makeFirstDay(
  db: Queryable,
  { clock, ids }: Parts,
  { organisationName, timeZone, firstName, lastName, email, passwordHash }: FirstDay,
  requestId: string,
): Promise<boolean> {
  const now = clock.now()
  const won = await db
    .insertInto('set_up')
    .values({ done_at: now })
    .onConflict((conflict) => conflict.column('is_done').doNothing())
    .returning('is_done')
    .executeTakeFirst()
  if (won === undefined || (await isSetUp(db))) {
    return false
  }
  const shardKey = ids.next()
  await db
    .insertInto('organisations')
    .values({ id: shardKey, shard_key: shardKey, name: organisationName, time_zone: timeZone })
    .execute()
  const personId = ids.next()
  await db
    .insertInto('people')
    .values({
      id: personId,
      shard_key: shardKey,
      employee_number: '1',
      first_name: firstName,
      last_name: lastName,
      full_name: `${firstName} ${lastName}`,
      email,
      employee_type: 'Office',
      employee_title: 'Administrator',
      position: 'Administrator',
      hire_date: today(now, timeZone),
      password_hash: passwordHash,
    })
    .execute()
  const groupId = ids.next()
  await db
    .insertInto('permission_groups')
    .values({
      id: groupId,
      shard_key: shardKey,
      name: 'Administrators',
      permission_keys: [...permissionKeys],
    })
    .execute()
  await db
    .insertInto('permission_group_members')
    .values({ group_id: groupId, person_id: personId })
    .execute()
  await plantCategories(db, shardKey, now)
  await db.deleteFrom('set_up_codes').execute()
  await appendAudit(
    db,
    { shardKey, personId, at: now, requestId },
    { recordType: 'organisation', recordId: shardKey, action: 'set_up', changes: { email } },
  )
  return true
}

function hashOfCode(code: string): string {
  return hashToken(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - codeKeptMs)
}
