import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import { oneTimeSecret } from './one-time-address.ts'
import { hashToken } from './tokens.ts'

/** How long each kind of link lives: a new colleague may be out in the field, a forgotten password is now. */
const livesMs = { invite: 7 * 24 * 3600_000, reset: 3600_000 } as const

/** A link that is there to be used. */
export type LivingLink = {
  id: string
  shardKey: string
  personId: string
  purpose: keyof typeof livesMs
  email: string
  fullName: string
}

/**
 * Makes a link that lets a person choose a password, once; what was made for them before is dead.
 * Answers its id, from which its address is worked out (`oneTimeAddress`). Needs a transaction.
 */
export async function makeOneTimeLink(
  db: Queryable,
  { clock, ids }: Pick<Ports, 'clock' | 'ids'>,
  secret: string,
  wanted: { shardKey: string; personId: string; purpose: keyof typeof livesMs },
): Promise<string> {
  const now = clock.now()
  const id = ids.next()
  await endOneTimeLinks(db, [wanted.personId], now)
  await db
    .insertInto('one_time_links')
    .values({
      shard_key: wanted.shardKey,
      id,
      person_id: wanted.personId,
      purpose: wanted.purpose,
      secret_hash: hashToken(oneTimeSecret(secret, id)),
      created_at: now,
      expires_at: new Date(now.getTime() + livesMs[wanted.purpose]),
    })
    .execute()
  return id
}

/** The link of a secret, while it may be used; `isTaken` holds it until the transaction is over. */
export async function livingLink(
  db: Queryable,
  once: string,
  now: Date,
  isTaken = false,
): Promise<LivingLink | undefined> {
  const row = await db
    .selectFrom('one_time_links as link')
    .innerJoin('people as person', 'person.id', 'link.person_id')
    .select(['link.id', 'link.shard_key', 'link.person_id', 'link.purpose', 'person.email'])
    .select('person.full_name')
    .where('link.secret_hash', '=', hashToken(once))
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', now)
    .where('person.is_active', '=', true)
    .$if(isTaken, (select) => select.forUpdate('link'))
    .executeTakeFirst()
  return (
    row && {
      ...{ id: row.id, shardKey: row.shard_key, personId: row.person_id },
      ...{ purpose: row.purpose, email: row.email, fullName: row.full_name },
    }
  )
}

/** A link of these last minutes that is over, and the password that its person has now. */
export async function spentLink(db: Queryable, once: string, now: Date) {
  return await db
    .selectFrom('one_time_links as link')
    .innerJoin('people as person', 'person.id', 'link.person_id')
    .select(['link.id', 'person.email', 'person.password_hash'])
    .where('link.secret_hash', '=', hashToken(once))
    .where('link.used_at', '>', new Date(now.getTime() - repeatedWithinMs))
    .where('person.is_active', '=', true)
    .executeTakeFirst()
}

/** A form that is sent twice is so within this. */
const repeatedWithinMs = 10 * 60_000

/**
 * Kills every link of people: one was used, a newer one was made, they are gone, or their mail goes
 * to another address.
 */
export async function endOneTimeLinks(
  db: Queryable,
  personIds: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('person_id', '=', sql<string>`any(${[...personIds]}::text[])`)
    .where('used_at', 'is', null)
    .execute()
}

/** The people of an organisation who have a link that may be used. */
export async function peopleWithLinks(
  db: Queryable,
  shardKey: string,
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('one_time_links')
    .select('person_id')
    .where('shard_key', '=', shardKey)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  return new Set(rows.map((row) => row.person_id))
}
