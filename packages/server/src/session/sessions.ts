import { sql } from 'kysely'
import { savedFilterTypes, type SessionInfo } from '@holdpoint/api'
import { networkOf } from '../client-network.ts'
import type { Queryable } from '../db/database.ts'
import { nobody, type Identity, type Person } from '../identity.ts'
import type { Ports } from '../ports/ports.ts'
import { hasTeam } from '../records/team.ts'
import { groupKeys, permissionsOf } from './permissions-of.ts'
import { deriveToken, hashToken } from './tokens.ts'

/** How long sessions live. */
export const sessionLimits = {
  /** A client's access token. */
  accessS: 15 * 60,
  /** A browser that did not ask to stay signed in. */
  browserS: 12 * 3600,
  /** A browser that did, and every client: the absolute end. */
  absoluteS: 30 * 24 * 3600,
  /** Within this the same refresh secret answers the same successor. */
  graceS: 30,
  /** How long a process may reuse what it knows of a session. */
  cacheMs: 1000,
} as const

/** What a session keeps of the identity provider that began it. */
export type SessionProvider = {
  name: string
  /** What the provider calls its own session, where it says so. */
  sessionId: string | undefined
  /** The ID token, sealed; null where it is not kept. */
  hint: string | null
}

export type NewSession = {
  personId: string
  shardKey: string
  kind: 'browser' | 'client'
  deviceType: string
  deviceName?: string | undefined
  /** The address that it is opened from; its network alone is kept. */
  clientAddress?: string | undefined
  keepSignedIn: boolean
  /** The identity provider that let the person in, where one did. */
  provider?: SessionProvider | undefined
  /** The API key that lets the person in, and its end: the session ends with it. */
  apiKey?: { id: string; expiresAt: Date }
}

export type Tokens = {
  accessToken: string
  accessTokenExpiresAt: Date
  refreshToken: string | null
}

/** Opens a session and answers its tokens, which are kept as hashes only. */
export async function openSession(
  db: Queryable,
  ports: Ports,
  secret: string,
  wanted: NewSession,
): Promise<Tokens> {
  const now = ports.clock.now()
  const id = ports.ids.next()
  const lifeS =
    wanted.kind === 'browser' && !wanted.keepSignedIn
      ? sessionLimits.browserS
      : sessionLimits.absoluteS
  const expiresAt = earlier(new Date(now.getTime() + lifeS * 1000), wanted.apiKey?.expiresAt)
  const accessExpiresAt =
    wanted.kind === 'browser'
      ? expiresAt
      : earlier(new Date(now.getTime() + sessionLimits.accessS * 1000), expiresAt)
  const accessToken = deriveToken(secret, 'access', id, 1)
  const refreshToken = wanted.kind === 'client' ? deriveToken(secret, 'refresh', id, 1) : null
  await db
    .insertInto('sessions')
    .values({
      id,
      person_id: wanted.personId,
      shard_key: wanted.shardKey,
      kind: wanted.kind,
      device_type: wanted.deviceType,
      device_name: wanted.deviceName ?? '',
      network: networkOf(wanted.clientAddress ?? ''),
      api_key_id: wanted.apiKey?.id ?? null,
      signed_in_by: wanted.provider?.name ?? null,
      provider_session: wanted.provider?.sessionId ?? null,
      provider_hint: wanted.provider?.hint ?? null,
      access_hash: hashToken(accessToken),
      access_expires_at: accessExpiresAt,
      refresh_hash: refreshToken === null ? null : hashToken(refreshToken),
      previous_refresh_hash: null,
      previous_access_hash: null,
      rotated_at: null,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      revoked_at: null,
    })
    .execute()
  return { accessToken, accessTokenExpiresAt: accessExpiresAt, refreshToken }
}

/**
 * Exchanges a refresh secret for the next generation. The same secret within the grace answers
 * the same successor; after it, its reuse ends the session, for somebody has a copy. So does one of
 * any generation before.
 */
export async function refreshSession(
  db: Queryable,
  ports: Ports,
  secret: string,
  refreshToken: string,
): Promise<Tokens | undefined> {
  const now = ports.clock.now()
  const presented = hashToken(refreshToken)
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where((where) =>
      where.or([
        where('refresh_hash', '=', presented),
        where('previous_refresh_hash', '=', presented),
      ]),
    )
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (!row) {
    await revokeBySpent(db, presented, now)
    return undefined
  }
  if (row.refresh_hash !== presented) {
    const rotatedAt = row.rotated_at?.getTime() ?? 0
    if (now.getTime() - rotatedAt > sessionLimits.graceS * 1000) {
      await revokeSession(db, row.id, now)
      return undefined
    }
    return tokensOf(secret, row.id, row.generation, row.access_expires_at)
  }
  const generation = row.generation + 1
  const accessExpiresAt = earlier(
    new Date(now.getTime() + sessionLimits.accessS * 1000),
    row.expires_at,
  )
  const next = tokensOf(secret, row.id, generation, accessExpiresAt)
  if (row.previous_refresh_hash !== null) {
    await db
      .insertInto('spent_refresh_secrets')
      .values({ refresh_hash: row.previous_refresh_hash, session_id: row.id })
      .execute()
  }
  await db
    .updateTable('sessions')
    .set({
      generation,
      previous_refresh_hash: row.refresh_hash,
      previous_access_hash: row.access_hash,
      access_hash: hashToken(next.accessToken),
      refresh_hash: hashToken(next.refreshToken),
      access_expires_at: accessExpiresAt,
      rotated_at: now,
      last_seen_at: now,
    })
    .where('id', '=', row.id)
    .execute()
  return next
}

function earlier(date: Date, other: Date = date): Date {
  return date < other ? date : other
}

function tokensOf(secret: string, id: string, generation: number, expiresAt: Date) {
  return {
    accessToken: deriveToken(secret, 'access', id, generation),
    accessTokenExpiresAt: expiresAt,
    refreshToken: deriveToken(secret, 'refresh', id, generation),
  }
}

/** Ends the session that a secret of an earlier generation belonged to. */
async function revokeBySpent(db: Queryable, refreshHash: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set(sessionIsOver(now))
    .where('id', 'in', (select) =>
      select
        .selectFrom('spent_refresh_secrets')
        .select('session_id')
        .where('refresh_hash', '=', refreshHash),
    )
    .where('revoked_at', 'is', null)
    .execute()
}

/** What a session is once it is over: nothing of an identity provider is kept by then. */
export function sessionIsOver(now: Date) {
  return { revoked_at: now, provider_hint: null }
}

/** Ends a session for good. */
export async function revokeSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set(sessionIsOver(now))
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Whether a session has not been ended, as it stands in this transaction. */
export async function isLiving(db: Queryable, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends every session of a person, but for the one that is named. */
export async function endSessionsOf(
  db: Queryable,
  personId: string,
  now: Date,
  exceptSessionId?: string,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set(sessionIsOver(now))
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .$if(exceptSessionId !== undefined, (update) => update.where('id', '!=', exceptSessionId ?? ''))
    .execute()
}

/** Ends the session of a refresh secret, the present one or the one before, if there is one. */
export async function revokeByRefresh(
  db: Queryable,
  refreshToken: string,
  now: Date,
): Promise<boolean> {
  const presented = hashToken(refreshToken)
  const ended = await db
    .updateTable('sessions')
    .set(sessionIsOver(now))
    .where((where) =>
      where.or([
        where('refresh_hash', '=', presented),
        where('previous_refresh_hash', '=', presented),
      ]),
    )
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return ended.length > 0
}

/** Finds who an opaque id belongs to. Deny by default: anything odd is nobody. */
export async function findIdentity(db: Queryable, token: string, now: Date): Promise<Identity> {
  const row = await workingPeople(db)
    .innerJoin('sessions as session', 'session.person_id', 'person.id')
    .select(['session.id as session_id', 'session.api_key_id'])
    .where('session.access_hash', '=', hashToken(token))
    .where('session.access_expires_at', '>', now)
    .where('session.expires_at', '>', now)
    .where('session.revoked_at', 'is', null)
    .executeTakeFirst()
  return row === undefined ? nobody : { kind: 'person', person: toPerson(row) }
}

/** Whoever made an API key, as somebody who makes calls with it; undefined once they are gone. */
export async function findMaker(
  db: Queryable,
  { apiKeyId, shardKey }: { apiKeyId: string; shardKey: string },
): Promise<Person | undefined> {
  const row = await workingPeople(db)
    .innerJoin('api_keys as key', 'key.created_by', 'person.id')
    // No session stands behind it: the key itself is what they come with.
    .select(['key.id as session_id', 'key.id as api_key_id'])
    .where('key.shard_key', '=', shardKey)
    .where('key.id', '=', apiKeyId)
    .executeTakeFirst()
  return row && toPerson(row)
}

/** People whose account is on, with all that is known of whoever makes a call. */
function workingPeople(db: Queryable) {
  return db
    .selectFrom('people as person')
    .innerJoin('organisations as organisation', 'organisation.shard_key', 'person.shard_key')
    .select((select) => [
      'person.id as person_id',
      'person.shard_key',
      'person.full_name',
      'person.first_name',
      'person.email',
      'person.employee_type',
      'person.employee_title',
      'person.profile_image',
      'person.time_zone',
      'person.granted_keys',
      'person.denied_keys',
      'organisation.name as organisation_name',
      'organisation.time_zone as organisation_time_zone',
      groupKeys.as('group_keys'),
      select
        .selectFrom('saved_filters as filter')
        .whereRef('filter.shard_key', '=', 'person.shard_key')
        .whereRef('filter.person_id', '=', 'person.id')
        .where('filter.is_default', '=', true)
        .select(sql<string[] | null>`array_agg(filter.type)`.as('types'))
        .as('default_filters'),
      hasTeam('person.id').as('has_team'),
    ])
    .where('person.is_active', '=', true)
}

type WorkingPerson = Awaited<ReturnType<ReturnType<typeof workingPeople>['execute']>>[number]

function toPerson(row: WorkingPerson & { session_id: string; api_key_id: string | null }): Person {
  const permissions = permissionsOf(row)
  const timeZone = row.time_zone ?? row.organisation_time_zone
  const info: SessionInfo = {
    user: {
      personId: row.person_id,
      name: row.full_name,
      firstName: row.first_name,
      employeeType: row.employee_type,
      profileImage: row.profile_image,
    },
    email: row.email,
    employeeTitle: row.employee_title,
    permissions: [...permissions],
    timeZone,
    organisationName: row.organisation_name,
    defaultFilters: savedFilterTypes.filter((type) => row.default_filters?.includes(type)),
    hasTeam: row.has_team,
  }
  return {
    personId: row.person_id,
    shardKey: row.shard_key,
    sessionId: row.session_id,
    apiKeyId: row.api_key_id ?? undefined,
    fullName: row.full_name,
    permissions,
    timeZone,
    info,
  }
}

/** The living sessions of a person, the one used last first. */
export function livingSessionsOf(db: Queryable, personId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device_type', 'device_name', 'network', 'created_at', 'last_seen_at'])
    .select('signed_in_by')
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sessionsShownMax)
    .execute()
}

const sessionsShownMax = 200

/** Whether somebody has signed in from a network before, as far as their sessions are kept. */
export async function hasSignedInFrom(
  db: Queryable,
  personId: string,
  address: string,
): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('person_id', '=', personId)
    .where('network', '=', networkOf(address))
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}
