import type { ProblemName } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type OpenContext, type OpenHandler } from '../../handler.ts'
import type { IdentityProvider, Ports, ProviderFault } from '../../ports/ports.ts'
import { personOfIdentity } from '../../session/identities.ts'
import { endSessionsAtProvider, sealHint } from '../../session/provider-sessions.ts'
import { openTrip, sealTrip } from '../../session/sealed-trip.ts'
import { openSession, revokeSession } from '../../session/sessions.ts'
import { providerBucketOf, takeTry } from '../../session/throttle.ts'
import { tooManyTries } from '../../session/too-many-tries.ts'

const problemOf = {
  declined: 'provider_declined',
  used: 'provider_answer_used',
  unsound: 'provider_answer_refused',
  unreachable: 'provider_unreachable',
} as const satisfies Record<ProviderFault['kind'], ProblemName>

export const startProviderSignIn: OpenHandler<'auth.startProviderSignIn'> = {
  async open(_input, { ports, settings, requestId }) {
    const begun = await providerIn(ports).begin()
    if (begun.kind !== 'begun') {
      noteFault(begun, ports, requestId)
      return fail(problemOf[begun.kind])
    }
    return ok({
      address: begun.address,
      trip: sealTrip(settings.sessionSecret, begun.trip, ports),
    })
  },
}

export const finishProviderSignIn: OpenHandler<'auth.finishProviderSignIn'> = {
  async open({ trip: sealed, returnQuery, deviceName }, context) {
    const { ports, settings, now, requestId, clientAddress, identity } = context
    const { inTransaction, forgetSessions } = context
    const provider = providerIn(ports)
    const trip = openTrip(settings.sessionSecret, sealed, now)
    if (trip === 'over') {
      return fail('provider_trip_over')
    }
    if (trip === undefined || new URLSearchParams(returnQuery).get('state') !== trip.state) {
      return fail('provider_trip_lost')
    }
    const told = await provider.finish(returnQuery, trip)
    if (told.kind !== 'known') {
      noteFault(told, ports, requestId)
      return told.kind === 'unreachable'
        ? fail(problemOf[told.kind])
        : await refused(context, problemOf[told.kind])
    }
    const opened = await inTransaction(async (write) => {
      const found = await personOfIdentity(write, told, { now, requestId })
      if (found.kind === 'refused') {
        return found
      }
      if (identity.kind === 'person') {
        // Whoever signs in anew on a device is not signed in there twice.
        await revokeSession(write, identity.person.sessionId, now)
        forgetSessions()
      }
      const { personId, shardKey } = found
      const { sessionSecret } = settings
      const tokens = await openSession(write, ports, sessionSecret, {
        ...{ personId, shardKey, kind: 'browser', deviceType: 'portal' },
        ...{ deviceName, clientAddress, keepSignedIn: false },
        provider: {
          name: provider.name,
          sessionId: told.sessionId,
          hint: sealHint(told.idToken, sessionSecret, ports),
        },
      })
      return { kind: 'opened' as const, personId, tokens }
    })
    if (opened.kind === 'refused') {
      return await refused(context, opened.problem, opened.message)
    }
    ports.log.info({ personId: opened.personId, deviceType: 'portal' }, 'signed in')
    const { accessToken, accessTokenExpiresAt } = opened.tokens
    return ok({ accessToken, accessTokenExpiresAt: accessTokenExpiresAt.toISOString() })
  },
}

/** What the provider itself posts: the sessions that it says are over end here at once. */
export const endByProvider: OpenHandler<'auth.endByProvider'> = {
  async open({ logoutToken }, context) {
    const { db, ports, now, requestId, forgetSessions } = context
    const told = await providerIn(ports).readEnd(logoutToken, now)
    if (told.kind !== 'ended') {
      noteFault(told, ports, requestId)
      return fail(problemOf[told.kind])
    }
    const ended = await endSessionsAtProvider(db, told, now)
    forgetSessions()
    ports.log.info({ event: 'provider_sign_out', sessions: ended }, 'signed out by the provider')
    return ok(null)
  },
}

function providerIn({ identityProvider }: Ports): IdentityProvider {
  return (
    identityProvider ??
    fail('wrong_state', { message: 'Nobody signs in with a company account here.' })
  )
}

/**
 * Counts who was not let in, by network: whoever goes on is told to wait. One whom the provider knows
 * and whom we know is never counted, so that nobody on a network shuts the others out.
 */
async function refused(
  { now, clientAddress, inTransaction }: OpenContext,
  problem: ProblemName,
  message?: string,
): Promise<never> {
  const buckets = [providerBucketOf(clientAddress)]
  const waitS = await inTransaction((write) => takeTry(write, buckets, now))
  return waitS > 0 ? tooManyTries(waitS) : fail(problem, message === undefined ? {} : { message })
}

/** Whoever runs the portal finds in the log what the protocol calls it. */
function noteFault({ kind, why }: ProviderFault, { log }: Ports, requestId: string): void {
  log[kind === 'declined' ? 'info' : 'warn'](
    { event: 'identity_provider', fault: kind, why, requestId },
    'identity provider',
  )
}
