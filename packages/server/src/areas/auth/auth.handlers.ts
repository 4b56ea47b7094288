import { setTimeout as pause } from 'node:timers/promises'
import { clientVersion, internalVersion } from '@holdpoint/api'
import { holdLivingKey } from '../../api-keys/living-keys.ts'
import type { Queryable } from '../../db/database.ts'
import { fail } from '../../fail.ts'
import { ok, type OpenContext, type OpenHandler, type PersonHandler } from '../../handler.ts'
import type { Identity } from '../../identity.ts'
import { knownDevice, mintDeviceProof } from '../../session/device-proof.ts'
import { stillHasPassword } from '../../session/held-password.ts'
import { forgetWait, rememberWait, waitOf } from '../../session/refused-tries.ts'
import { providerHintOf } from '../../session/provider-sessions.ts'
import { passwordFits } from '../../session/passwords.ts'
import {
  endSessionsOf,
  hasSignedInFrom,
  livingSessionsOf,
  openSession,
  refreshSession,
  revokeByRefresh,
  revokeSession,
  type NewSession,
  type Tokens,
} from '../../session/sessions.ts'
import { bucketsOf, forgive, takeBack, takeTry } from '../../session/throttle.ts'
import { tooBusy, tooManyTries } from '../../session/too-many-tries.ts'
import { demoPeople, isDemoSignIn } from './demo-people.ts'

export const login: OpenHandler<'auth.login'> = {
  countedAs: (input, { sessionSecret }) => {
    const device = knownDevice(sessionSecret, asAddress(input.email), input.deviceProof)
    return device === undefined ? undefined : `device ${device}`
  },
  async open(input, context) {
    const { db, ports, settings, now, clientAddress, identity, inTransaction, forgetSessions } =
      context
    const { cacheOwner } = context
    if (settings.isProviderOnly) {
      return fail('password_sign_in_off')
    }
    const email = asAddress(input.email)
    const device = knownDevice(settings.sessionSecret, email, input.deviceProof)
    const tried = { email, address: clientAddress, knownDevice: device }
    const toldS = waitOf(cacheOwner, tried, now)
    if (toldS > 0) {
      await pause(settings.refusedSignInMs)
      return tooManyTries(toldS)
    }
    const person = await personByEmail(db, email)
    const isKnownNetwork = await hasSignedInFrom(db, person?.id ?? '', clientAddress)
    const buckets = bucketsOf({ ...tried, isKnownNetwork })
    const waitS = await inTransaction((write) => takeTry(write, buckets, now))
    if (waitS > 0) {
      rememberWait(cacheOwner, tried, waitS, now)
      return tooManyTries(waitS)
    }
    const lane = device === undefined ? 'stranger' : 'known'
    const fits = await passwordFits(input.password, person?.password_hash ?? null, lane)
    if (fits === undefined) {
      await takeBack(db, buckets)
      return tooBusy()
    }
    // Everybody knows this password: it opens a demo world on this machine, and nothing beyond it.
    const isTooKnown = !settings.isDemo && isDemoSignIn(email, input.password)
    if (!fits || isTooKnown || person === undefined) {
      return fail('sign_in_failed')
    }
    const { id: personId, password_hash: passwordHash } = person
    const tokens = await inTransaction(async (write) => {
      // The check took its time, and somebody may have shut the account or chosen anew meanwhile.
      if (!(await stillHasPassword(write, { personId, passwordHash: passwordHash ?? '' }))) {
        return fail('sign_in_failed')
      }
      const apiKey = await keyOfPage(write, identity, person.shard_key, now)
      await forgive(write, buckets)
      if (identity.kind === 'person' && identity.grant === undefined) {
        // Whoever signs in anew on a device is not signed in there twice.
        await revokeSession(write, identity.person.sessionId, now)
        forgetSessions()
      }
      return openSession(write, ports, settings.sessionSecret, {
        personId,
        shardKey: person.shard_key,
        // A browser's long bearer is for the portal, which keeps it in a cookie. Whatever the page
        // of another site calls itself, it gets the short one that is refreshed.
        kind: input.deviceType === 'portal' && apiKey === undefined ? 'browser' : 'client',
        deviceType: input.deviceType,
        deviceName: input.deviceName,
        clientAddress,
        keepSignedIn: input.keepSignedIn,
        ...(apiKey === undefined ? {} : { apiKey }),
      })
    })
    forgetWait(cacheOwner, tried)
    ports.log.info({ personId: person.id, deviceType: input.deviceType }, 'signed in')
    const { content, refreshCookie } = handedOut(tokens, context)
    return {
      status: 200,
      content: {
        ...content,
        deviceProof: mintDeviceProof(settings.sessionSecret, email, ports.random.bytes(16)),
        user: {
          personId: person.id,
          name: person.full_name,
          firstName: person.first_name,
          employeeType: person.employee_type,
          profileImage: person.profile_image,
        },
      },
      ...refreshCookie,
    }
  },
}

export const signout: OpenHandler<'auth.signout'> = {
  async open({ refreshToken: secret }, context) {
    const { db, identity, keepsCookies, now, forgetSessions, ports, settings } = context
    let begun: Awaited<ReturnType<typeof providerHintOf>>
    if (identity.kind === 'person') {
      begun = await providerHintOf(db, identity.person.sessionId, settings.sessionSecret)
      await revokeSession(db, identity.person.sessionId, now)
      forgetSessions()
    }
    if (secret !== undefined && (await revokeByRefresh(db, secret, now))) {
      forgetSessions()
    }
    // Only now, and in vain where the provider is away: they are signed out here in any case.
    const providerAddress =
      begun === undefined ? undefined : await ports.identityProvider?.leave(begun.idToken)
    const content = providerAddress === undefined ? null : { providerAddress }
    return { ...ok(content), ...(keepsCookies ? { refreshCookie: null } : {}) }
  },
}

export const refreshToken: OpenHandler<'auth.refreshToken'> = {
  async open(input, context) {
    const { ports, settings, inTransaction, forgetSessions } = context
    const secret = input.refreshToken
    if (secret === undefined) {
      return fail('refresh_failed')
    }
    const tokens = await inTransaction((db) =>
      refreshSession(db, ports, settings.sessionSecret, secret),
    )
    forgetSessions()
    if (tokens === undefined) {
      return fail('refresh_failed')
    }
    const { content, refreshCookie } = handedOut(tokens, context)
    return { status: 200, content, ...refreshCookie }
  },
}

export const loginSettings: OpenHandler<'auth.loginSettings'> = {
  async open(_input, { db, ports, settings }) {
    const organisation = await db
      .selectFrom('organisations')
      .select('name')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    return ok({
      organisationName: organisation?.name ?? 'Holdpoint',
      version: clientVersion,
      internalVersion,
      isSetUp: organisation !== undefined,
      sendsMail: ports.mail !== undefined,
      provider: ports.identityProvider === undefined ? null : { name: ports.identityProvider.name },
      takesPasswords: !settings.isProviderOnly,
      demo: settings.namesDemoPeople ? await demoPeople(db) : null,
    })
  },
}

export const session: PersonHandler<'auth.session'> = (_input, { person }) =>
  Promise.resolve(ok(person.info))

export const sessions: PersonHandler<'auth.sessions'> = async (_input, { db, person, now }) => {
  const rows = await livingSessionsOf(db, person.personId, now)
  return ok({
    data: rows.map((row) => ({
      id: row.id,
      deviceType: row.device_type,
      deviceName: row.device_name,
      network: row.network,
      provider: row.signed_in_by,
      startedAt: row.created_at.toISOString(),
      lastUsedAt: row.last_seen_at.toISOString(),
      isCurrent: row.id === person.sessionId,
    })),
  })
}

export const endSession: PersonHandler<'auth.endSession'> = async ({ sessionId }, context) => {
  const { db, person, now, audit, forgetSessions } = context
  const living = await livingSessionsOf(db, person.personId, now)
  if (!living.some(({ id }) => id === sessionId)) {
    return fail('not_found', { message: 'That device is signed out already.' })
  }
  await revokeSession(db, sessionId, now)
  await audit({ recordType: 'person', recordId: person.personId, action: 'end_session' })
  forgetSessions()
  return ok(null, 'Signed out there.')
}

export const endOtherSessions: PersonHandler<'auth.endOtherSessions'> = async (_input, context) => {
  const { db, person, now, audit, forgetSessions } = context
  await endSessionsOf(db, person.personId, now, person.sessionId)
  await audit({ recordType: 'person', recordId: person.personId, action: 'end_other_sessions' })
  forgetSessions()
  return ok(null, 'Signed out everywhere else.')
}

/** The key of the page that somebody signs in on; its sessions end with it. */
async function keyOfPage(
  db: Queryable,
  { grant }: Identity,
  shardKey: string,
  now: Date,
): Promise<NewSession['apiKey']> {
  if (grant === undefined) {
    return undefined
  }
  const expiresAt = await holdLivingKey(db, shardKey, grant.apiKeyId, now)
  // Revoked since the call came in, or a key of another organisation than the person's.
  return expiresAt === undefined ? fail('api_key_refused') : { id: grant.apiKeyId, expiresAt }
}

function personByEmail(db: Queryable, email: string) {
  return db
    .selectFrom('people')
    .select([
      'id',
      'shard_key',
      'full_name',
      'first_name',
      'employee_type',
      'profile_image',
      'password_hash',
    ])
    .where('email', '=', email)
    .where('is_active', '=', true)
    .executeTakeFirst()
}

/** One spelling of an address signs in: people are stored in lower case. */
function asAddress(email: string): string {
  return email.trim().toLowerCase()
}

/** A browser on our own origin gets the refresh secret where no script can read it. */
function handedOut(tokens: Tokens, { keepsCookies }: Pick<OpenContext, 'keepsCookies'>) {
  const { accessToken, accessTokenExpiresAt, refreshToken: secret } = tokens
  return {
    content: {
      accessToken,
      accessTokenExpiresAt: accessTokenExpiresAt.toISOString(),
      refreshToken: keepsCookies ? null : secret,
    },
    refreshCookie: keepsCookies && secret !== null ? { refreshCookie: secret } : {},
  }
}
