import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'
import { sha256 } from '../canonical-json.ts'
import { networkOf } from '../client-network.ts'

// Guessing is slowed down, owners are not locked out: tries are counted per account and network,
// and a device or a network that has signed in to the account before is counted apart from everybody
// else's guesses. A try is counted before the password is looked at and taken back when it fits, so that
// many tries at once are no way around the count. The counters live in the database, so a restart
// forgives nothing.

/** What a try is counted under. */
export type ThrottleBucket = {
  key: string
  /** Others' tries stand in it too, so one success does not empty it. */
  isShared: boolean
  /** Failures within the window that cost nothing. */
  freeFailures: number
  windowS: number
  /** The longest wait that this bucket asks for. */
  waitMaxS: number
  /** Past the free ones nothing is heard before the window is over. */
  isForRest?: boolean
}

// At most about a hundred guesses an hour at one account, from however many addresses: thirty for
// free, then one a minute.
const limits = { windowS: 3600, waitMaxS: 60 }

/**
 * The buckets of one sign-in try. A known device stands in no bucket that others fill; a known
 * network in none that other networks fill, so that a flood from elsewhere keeps nobody out.
 */
export function bucketsOf(try_: {
  email: string
  address: string
  knownDevice: string | undefined
  /** The account was signed in to from this network lately. */
  isKnownNetwork: boolean
}): readonly ThrottleBucket[] {
  const account = sha256(try_.email)
  if (try_.knownDevice !== undefined) {
    const key = `device:${account}:${try_.knownDevice}`
    return [{ ...limits, key, isShared: false, freeFailures: 10 }]
  }
  const network = sha256(networkOf(try_.address))
  const pair = { ...limits, key: `pair:${account}:${network}`, isShared: false, freeFailures: 5 }
  const shared = { ...limits, key: `account:${account}`, isShared: true, freeFailures: 30 }
  return try_.isKnownNetwork ? [pair] : [shared, pair]
}

/** The bucket of a signed-in person who gives their password once more. */
export function confirmationBucketOf(personId: string): ThrottleBucket {
  return { ...limits, key: `sign:${personId}`, isShared: false, freeFailures: 5 }
}

/** The bucket of everybody on a network who shows keys of external access that do not fit. */
export function externalBucketOf(address: string): ThrottleBucket {
  const key = `external:${sha256(networkOf(address))}`
  return { ...limits, key, isShared: true, freeFailures: 30 }
}

/** The bucket of everybody on a network whom the identity provider's answers do not let in. */
export function providerBucketOf(address: string): ThrottleBucket {
  const key = `provider:${sha256(networkOf(address))}`
  return { ...limits, key, isShared: true, freeFailures: 30 }
}

/** The bucket of everybody on a network who shows codes of the set-up that do not fit. */
export function setUpBucketOf(address: string): ThrottleBucket {
  const key = `set-up:${sha256(networkOf(address))}`
  return { ...limits, key, isShared: false, freeFailures: 5 }
}

/** The bucket of links that are asked for in the name of one address, three an hour: each is a mail to somebody. */
export function forgottenBucketOf(email: string): ThrottleBucket {
  const key = `forgotten:${sha256(email)}`
  return { ...limits, key, isShared: true, freeFailures: 2, isForRest: true }
}

/** The bucket of posts that say once more by a used link what was chosen by it. */
export function chosenBucketOf(linkId: string): ThrottleBucket {
  const key = `chosen:${linkId}`
  return { ...limits, key, isShared: false, freeFailures: 2, isForRest: true }
}

/**
 * Counts a try as a failure in every bucket and answers 0, or answers the seconds until the next
 * try is heard and counts nothing. Needs a transaction: two tries at once take their turns.
 */
export async function takeTry(
  db: Queryable,
  buckets: readonly ThrottleBucket[],
  now: Date,
): Promise<number> {
  const waitS = await lockAndWait(db, buckets, now)
  if (waitS === 0) {
    for (const bucket of buckets) {
      await count(db, bucket, now)
    }
  }
  return waitS
}

async function lockAndWait(
  db: Queryable,
  buckets: readonly ThrottleBucket[],
  now: Date,
): Promise<number> {
  // A lock needs a row to hold, so the rows come first.
  await db
    .insertInto('sign_in_throttles')
    .values(
      buckets.map(({ key }) => ({
        bucket: key,
        failures: 0,
        window_started_at: now,
        blocked_until: null,
      })),
    )
    .onConflict((conflict) => conflict.column('bucket').doNothing())
    .execute()
  const rows = await db
    .selectFrom('sign_in_throttles')
    .select('blocked_until')
    .where('bucket', 'in', keysOf(buckets))
    .orderBy('bucket')
    .forUpdate()
    .execute()
  const waits = rows.map(({ blocked_until: until }) =>
    until === null ? 0 : (until.getTime() - now.getTime()) / 1000,
  )
  return Math.ceil(Math.max(0, ...waits))
}

/** One failure more; past the free ones each doubles the wait, or waits for the rest. A window that is over starts anew. */
async function count(
  db: Queryable,
  { key, freeFailures, windowS, waitMaxS, isForRest = false }: ThrottleBucket,
  now: Date,
): Promise<void> {
  const windowStart = new Date(now.getTime() - windowS * 1000)
  await db
    .updateTable('sign_in_throttles')
    .set({
      failures: sql`case when window_started_at < ${windowStart} then 1 else failures + 1 end`,
      window_started_at: sql`case when window_started_at < ${windowStart}
        then ${now} else window_started_at end`,
      blocked_until: sql`case
        when window_started_at < ${windowStart} then null
        when failures + 1 <= ${freeFailures}::int then null
        when ${isForRest}::boolean then window_started_at + make_interval(secs => ${windowS}::int)
        else ${now}::timestamptz + make_interval(secs => least(
          ${waitMaxS}::int,
          power(2, least(10, failures - ${freeFailures}::int))::int
        )) end`,
    })
    .where('bucket', '=', key)
    .execute()
}

/** After a try that fitted: the person's own buckets are emptied, from shared ones it is taken. */
export async function forgive(db: Queryable, buckets: readonly ThrottleBucket[]): Promise<void> {
  const own = buckets.filter(({ isShared }) => !isShared)
  if (own.length > 0) {
    await db.deleteFrom('sign_in_throttles').where('bucket', 'in', keysOf(own)).execute()
  }
  await takeBack(
    db,
    buckets.filter(({ isShared }) => isShared),
  )
}

/** After a try that nobody looked at: it does not count. */
export async function takeBack(db: Queryable, buckets: readonly ThrottleBucket[]): Promise<void> {
  if (buckets.length === 0) {
    return
  }
  await db
    .updateTable('sign_in_throttles')
    .set({ failures: sql`greatest(0, failures - 1)` })
    .where('bucket', 'in', keysOf(buckets))
    .execute()
}

function keysOf(buckets: readonly ThrottleBucket[]): string[] {
  return buckets.map(({ key }) => key)
}
