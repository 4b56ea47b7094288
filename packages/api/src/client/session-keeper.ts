import type { Reply } from '../envelope.ts'
import { refreshThrottleMs } from '../vocabulary/limits.ts'
import type { UntypedCaller } from './caller.ts'
import { authRefreshToken } from './descriptors.generated.ts'
import { untilGivenUp, whyGivenUp } from './given-up.ts'
import { newKey } from './new-key.ts'
import { ownProblem } from './read-reply.ts'
import { endsSession } from './responses.ts'
import type { KeptSession, SessionShare } from './session-share.ts'
import { forceSignOut, type SignedOut, type SignOutHooks } from './sign-out.ts'

/** What a session is kept by. */
export interface SessionKeeperOptions {
  /** Makes the refresh call; `createCaller` with the login host. */
  call: UntypedCaller
  /** Where the session is kept: `browserShare()` for tabs, `memoryShare()` for one program. */
  share: SessionShare
  /** What the session belongs to; `web` unless said otherwise. */
  deviceType?: 'web' | 'portal' | 'mobile' | 'embed'
  /** The time and how to let it pass; the real ones unless said otherwise. */
  clock?: Clock
  /** Whether the page holds unsaved work; left out, it is taken for granted. */
  isDirty?: () => boolean
  /** Hears that the session was renewed. Only a page that holds nothing unsaved may be loaded anew. */
  onRefreshed?: (renewed: { mayReload: boolean }) => void
  /** How this device signs out, where it differs from what a browser does. */
  signOut?: Partial<SignOutHooks>
  /** Hears that the session has ended, with the text to show. */
  onSignedOut?: (ended: SignedOut) => void
}

/** The time and how to let it pass. */
export interface Clock {
  now: () => number
  wait: (milliseconds: number) => Promise<void>
}

/** Keeps a person signed in across the tabs of a device. */
export interface SessionKeeper {
  /** The token of the moment, for a client to send. */
  getToken: () => string | undefined
  /** Takes what signing in answered. */
  begin: (tokens: { accessToken: string; refreshToken: string | null }) => void
  /** The same caller, with a refused token renewed and the call made once more. */
  keep: (call: UntypedCaller) => UntypedCaller
  /** Ends the session on this device; unsent work is locked, not deleted. */
  signOut: () => Promise<SignedOut>
}

type Renewal =
  | { kind: 'renewed' }
  | { kind: 'ended' }
  | { kind: 'lost'; reply: Reply }
  /** Somebody signed in anew in the meantime: what was refused is not theirs to repeat. */
  | { kind: 'replaced' }

/** How long one refresh waits for its answer. */
const answerMs = 8_000
/** The pause before a lost refresh is tried again, doubled each time. */
const pauseMs = { first: 250, longest: 2_000 }

const realClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/**
 * Keeps a session as spec 8 has it for HTTP 401: renews it at most once in 20 seconds, repeats the
 * refused call once under its own idempotency key, and signs out when the server will not renew it
 * or there is no token. Many tabs make one refresh and adopt the same successor. A lost answer is
 * no refusal: it is asked for again, within the time in which the server repeats it.
 */
export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { share, clock = realClock } = options

  async function renew(refused: KeptSession | undefined): Promise<Renewal> {
    const startedAt = clock.now()
    for (let pause = pauseMs.first; ; pause = Math.min(pause * 2, pauseMs.longest)) {
      const renewal = await share.inTurn(() => renewOnce(refused))
      if (renewal.kind !== 'lost' || clock.now() - startedAt >= refreshThrottleMs) {
        return renewal
      }
      await clock.wait(Math.max(pause, waitOf(renewal.reply)))
    }
  }

  /** Looks at what is kept first: another tab may have renewed it in the meantime. */
  async function renewOnce(refused: KeptSession | undefined): Promise<Renewal> {
    const kept = share.read()
    if (kept === undefined || refused === undefined || kept.accessToken !== refused.accessToken) {
      return successorOf(refused, kept)
    }
    await clock.wait(throttleOf(kept))
    const reply = await options.call(authRefreshToken, inputOf(kept), {
      signal: AbortSignal.timeout(answerMs),
    })
    const now = share.read()
    if (now?.accessToken !== kept.accessToken) {
      // Without locks another tab may have been faster, or somebody signed out or in.
      return successorOf(kept, now)
    }
    const tokens = tokensOf(reply)
    if (tokens !== undefined) {
      share.write({ ...tokens, signIn: kept.signIn, renewedAt: clock.now() })
      return { kind: 'renewed' }
    }
    return isRefusal(reply) ? { kind: 'ended' } : { kind: 'lost', reply }
  }

  function inputOf({ accessToken, refreshToken }: KeptSession) {
    const deviceType = options.deviceType ?? 'web'
    return { accessToken, deviceType, ...(refreshToken === null ? {} : { refreshToken }) }
  }

  function throttleOf({ renewedAt }: KeptSession): number {
    // A clock that was set back must not make anybody wait for longer than the throttle.
    const passed = renewedAt === null ? refreshThrottleMs : Math.abs(clock.now() - renewedAt)
    return Math.max(0, refreshThrottleMs - passed)
  }

  async function signOut(): Promise<SignedOut> {
    share.write(undefined)
    const ended = await forceSignOut(options.signOut)
    options.onSignedOut?.(ended)
    return ended
  }

  return {
    getToken: () => share.read()?.accessToken,
    begin: ({ accessToken, refreshToken }) =>
      share.write({ signIn: newKey(), accessToken, refreshToken, renewedAt: null }),
    keep: (call) => async (descriptor, input, callOptions) => {
      // What signs in or out is refused for reasons of its own.
      if (descriptor.host === 'login') {
        return call(descriptor, input, callOptions)
      }
      const sameCall = { ...callOptions, idempotencyKey: callOptions?.idempotencyKey ?? newKey() }
      const kept = share.read()
      const reply = await call(descriptor, input, sameCall)
      if (!isSessionRefused(reply)) {
        return reply
      }
      const { signal } = sameCall
      const renewal = await untilGivenUp(renew(kept), signal).catch((error: unknown): Renewal => {
        if (!signal?.aborted) {
          throw error
        }
        // Others wait for the renewal, so it goes on; whoever gave up hears of that at once.
        const problem = ownProblem(whyGivenUp(signal), { reason: String(signal.reason) })
        return { kind: 'lost', reply: { status: 'problem', problem, requestId: '' } }
      })
      if (renewal.kind === 'lost') {
        return renewal.reply
      }
      if (renewal.kind === 'replaced') {
        return reply
      }
      const again = renewal.kind === 'renewed' ? await call(descriptor, input, sameCall) : reply
      if (isSessionRefused(again)) {
        await signOut()
      } else {
        options.onRefreshed?.({ mayReload: !(options.isDirty?.() ?? true) })
      }
      return again
    },
    signOut,
  }
}

/** What has become of a sign-in whose token is no longer the one that is kept. */
function successorOf(refused: KeptSession | undefined, now: KeptSession | undefined): Renewal {
  if (now === undefined) {
    return { kind: 'ended' }
  }
  return { kind: now.signIn === refused?.signIn ? 'renewed' : 'replaced' }
}

function isSessionRefused(reply: Reply): boolean {
  return reply.status === 'problem' && endsSession(reply.problem)
}

/**
 * The server said no to this session. Anything else may pass: silence, a full house, a page of a
 * gateway or filter in between, a key of the page that is missing.
 */
function isRefusal(reply: Reply): boolean {
  if (reply.status !== 'problem') {
    return reply.status === 203 || reply.status === 222
  }
  const { name, status } = reply.problem
  const isOurs = name !== 'unexpected' && !name.startsWith('api_key_')
  return status === 401 || (isOurs && (status === 400 || status === 403))
}

function waitOf(reply: Reply): number {
  const afterS = reply.status === 'problem' ? reply.problem.retryAfterS : undefined
  return Math.min((afterS ?? 0) * 1000, refreshThrottleMs)
}

function tokensOf(reply: Reply): Pick<KeptSession, 'accessToken' | 'refreshToken'> | undefined {
  if (reply.status !== 200 || typeof reply.content !== 'object' || reply.content === null) {
    return undefined
  }
  const { accessToken, refreshToken }: Partial<Record<string, unknown>> = { ...reply.content }
  return typeof accessToken === 'string'
    ? { accessToken, refreshToken: typeof refreshToken === 'string' ? refreshToken : null }
    : undefined
}
