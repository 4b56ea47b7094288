import { describe, expect, test } from 'vitest'
import type { Reply } from '../envelope.ts'
import { problem, type ProblemName } from '../problems.ts'
import type { UntypedCaller } from './caller.ts'
import { authLogin, myFormsList, myFormsSubmit } from './descriptors.generated.ts'
import { createSessionKeeper, type SessionKeeperOptions } from './session-keeper.ts'
import { memoryShare, type SessionShare } from './session-share.ts'

const ok = (content: unknown = null): Reply => ({
  status: 200,
  content: content as null,
  message: '',
  requestId: '',
})
const failed = (name: ProblemName, retryAfterS?: number): Reply => ({
  status: 'problem',
  problem: problem(name, retryAfterS === undefined ? {} : { retryAfterS }),
  requestId: '',
})
const failedWith = (name: ProblemName | 'unexpected', status: number): Reply => ({
  status: 'problem',
  problem: { ...problem('not_found'), name, status },
  requestId: '',
})
const nameOf = (reply: Reply) => (reply.status === 'problem' ? reply.problem.name : reply.status)

/** A clock of its own: what waits moves it. */
function testClock() {
  let at = 1_000_000
  return {
    now: () => at,
    wait: async (milliseconds: number) => void (at += milliseconds),
  }
}

/** A host that takes one token at a time, and refreshes as it is told to. */
function scene(
  answers: ('next' | 'lost' | 'refused' | 'busy' | 'odd')[] = [],
  more: Partial<SessionKeeperOptions> = {},
) {
  const clock = testClock()
  const share: SessionShare = more.share ?? memoryShare()
  const refreshedAt: number[] = []
  const refreshInputs: unknown[] = []
  const keys: (string | undefined)[] = []
  const heard: string[] = []
  let good = 't-2'
  const keeper = createSessionKeeper({
    share,
    clock,
    call: async (_descriptor, input) => {
      refreshedAt.push(clock.now())
      refreshInputs.push(input)
      switch (answers.shift() ?? 'next') {
        case 'next':
          return ok({ accessToken: good, refreshToken: `r-${good}` })
        case 'lost':
          return failed('unreachable')
        case 'busy':
          return failed('too_many_requests', 5)
        case 'odd':
          return ok({ token: 'x' })
        default:
          return failed('refresh_failed')
      }
    },
    onRefreshed: ({ mayReload }) => void heard.push(mayReload ? 'may reload' : 'dirty'),
    onSignedOut: ({ text }) => void heard.push(text),
    ...more,
  })
  const host: UntypedCaller = async (_descriptor, _input, options) => {
    keys.push(options?.idempotencyKey)
    return keeper.getToken() === good ? ok() : failed('not_signed_in')
  }
  return {
    clock,
    share,
    keeper,
    call: keeper.keep(host),
    keys,
    heard,
    refreshedAt,
    refreshInputs,
    accept: (token: string) => void (good = token),
  }
}

describe('a call that is refused with 401', () => {
  test('is made once more with the renewed token, under the same key', async () => {
    const { call, keeper, keys, refreshInputs } = scene()
    keeper.begin({ accessToken: 't-1', refreshToken: 'r-1' })
    expect(await call(myFormsSubmit, { myFormId: 'a' })).toEqual(ok())
    expect(keeper.getToken()).toBe('t-2')
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    expect(keys[0]).toBeTruthy()
    expect(refreshInputs).toEqual([{ accessToken: 't-1', refreshToken: 'r-1', deviceType: 'web' }])
  })

  test('keeps a key that was given', async () => {
    const { call, keeper, keys } = scene()
    keeper.begin({ accessToken: 't-1', refreshToken: null })
    await call(myFormsSubmit, { myFormId: 'a' }, { idempotencyKey: 'mine' })
    expect(keys).toEqual(['mine', 'mine'])
  })

  test('posts the access token alone where a cookie holds the secret', async () => {
    const { call, keeper, refreshInputs } = scene()
    keeper.begin({ accessToken: 't-1', refreshToken: null })
    await call(myFormsList, {})
    expect(refreshInputs).toEqual([{ accessToken: 't-1', deviceType: 'web' }])
  })

  test('among many at once makes one refresh', async () => {
    const { call, keeper, refreshedAt } = scene()
    keeper.begin({ accessToken: 't-1', refreshToken: 'r-1' })
    const replies = await Promise.all(Array.from({ length: 20 }, () => call(myFormsList, {})))
    expect(replies).toEqual(replies.map(() => ok()))
    expect(refreshedAt).toHaveLength(1)
  })

  test('waits until 20 seconds after the last refresh before the next', async () => {
    const { call, keeper, refreshedAt, accept } = scene()
    keeper.begin({ accessToken: 't-1', refreshToken: 'r-1' })
    await call(myFormsList, {})
    accept('t-3')
    expect(await call(myFormsList, {})).toEqual(ok())
    const [first = 0, second = 0] = refreshedAt
    expect(second - first).toBe(20_000)
  })

  test('asks nobody when another tab has renewed the session already', async () => {
    const { keeper, share, refreshedAt } = scene()
    keeper.begin({ accessToken: 't-1', refreshToken: 'r-1' })
    const host: UntypedCaller = async () => {
      if (keeper.getToken() === 't-2') {
        return ok()
      }
      const signIn = share.read()?.signIn ?? ''
      share.write({ signIn, accessToken: 't-2', refreshToken: 'r-2', renewedAt: 5 })
      return failed('not_signed_in')
    }
    expect(await keeper.keep(host)(myFormsList, {})).toEqual(ok())
    expect(refreshedAt).toEqual([])
  })
})

describe('a lost answer', () => {
  test('is asked for again, within the time in which the server repeats it', async () => {
    const { call, keeper, refreshedAt, heard } = scene(['lost', 'lost', 'busy', 'odd', 'next'])
    keeper.begin({ accessToken: 't-1', refreshToken: 'r-1' })
    expect(await call(myFormsList, {})).toEqual(ok())
    expect(refreshedAt).toHaveLength(5)
    expect((refreshedAt[4] ?? 0) - (refreshedAt[0] ?? 0)).toBeLessThan(30_000)
    expect(heard).toEqual(['dirty'])
  })

  test.each([
    ['a page of a gateway', failedWith('unexpected', 403)],
    ['a body that no API sends', failedWith('unexpected', 400)],
    ['a missing key of the page', failedWith('api_key_required', 403)],
    ['a key of the page that opens nothing', failedWith('api_key_refused', 403)],
  ])('because of %s signs nobody out', async (_what, reply) => {
    const heard: string[] = []
    const keeper = createSessionKeeper({
      share: memoryShare(),
      clock: testClock(),
      call: () => Promise.resolve(reply),
      onSignedOut: ({ text }) => void heard.push(text),
    })
    keeper.begin({ accessToken: 't-1', refreshToken: 'r-1' })
    const call = keeper.keep(() => Promise.resolve(failed('not_signed_in')))
    expect(nameOf(await call(myFormsList, {}))).toBe(nameOf(reply))
    expect([heard, keeper.getToken()]).toEqual([[], 't-1'])
  })

  test('that stays lost is a failure to try again, and signs nobody out', async () => {
    const { call, keeper, heard } = scene(Array.from({ length: 99 }, () => 'lost'))
    keeper.begin({ accessToken: 't-1', refreshToken: 'r-1' })
    expect(nameOf(await call(myFormsList, {}))).toBe('unreachable')
    expect(keeper.getToken()).toBe('t-1')
    expect(heard).toEqual([])
  })
})

describe('a call that is given up while the session is renewed', () => {
  const forEver: Promise<never> = new Promise(() => undefined)

  test.each([
    ['by its caller', () => AbortSignal.abort(), 'aborted'],
    ['by its time limit', () => AbortSignal.timeout(20), 'timed_out'],
  ])('%s is over at once, whatever the renewal waits for', async (_who, signal, name) => {
    const waits: Partial<SessionKeeperOptions>[] = [
      { call: () => forEver },
      { clock: { now: () => 0, wait: () => forEver } },
      { share: { ...memoryShare(), inTurn: () => forEver } },
    ]
    for (const more of waits) {
      const { keeper, call, heard } = scene(['lost'], more)
      keeper.begin({ accessToken: 't-1', refreshToken: 'r-1' })
      expect(nameOf(await call(myFormsList, {}, { signal: signal() }))).toBe(name)
      expect([heard, keeper.getToken()]).toEqual([[], 't-1'])
    }
  })

  test('leaves the renewal to the others who wait for it', async () => {
    const { keeper, call, refreshedAt } = scene()
    keeper.begin({ accessToken: 't-1', refreshToken: 'r-1' })
    const [given, kept] = await Promise.all([
      call(myFormsList, {}, { signal: AbortSignal.abort() }),
      call(myFormsList, {}),
    ])
    expect(nameOf(given)).toBe('aborted')
    expect(kept).toEqual(ok())
    expect(refreshedAt).toHaveLength(1)
  })
})

describe('a refresh that worked', () => {
  test.each([
    ['no page that says it holds something unsaved', () => true, 'dirty'],
    ['no page that does not say', undefined, 'dirty'],
    ['a page that holds nothing unsaved', () => false, 'may reload'],
  ])('lets %s be loaded anew', async (_title, isDirty, word) => {
    const { call, keeper, heard } = scene([], isDirty === undefined ? {} : { isDirty })
    keeper.begin({ accessToken: 't-1', refreshToken: 'r-1' })
    await call(myFormsList, {})
    expect(heard).toEqual([word])
  })
})

describe('signing out by force', () => {
  function hooks() {
    const steps: string[] = []
    const signOut = {
      lockUnsent: () => void steps.push('lock'),
      clearCookies: () => void steps.push('cookies'),
      clearCaches: () => void steps.push('caches'),
      clearLocalStorage: () => void steps.push('local storage'),
    }
    return { steps, signOut }
  }

  test.each([
    ['a refused refresh', { accessToken: 't-1', refreshToken: 'r-1' }],
    ['no token', undefined],
  ])('follows %s, and locks what is unsent before anything is cleared', async (_title, kept) => {
    const { steps, signOut } = hooks()
    const { call, keeper, heard } = scene(['refused'], { signOut })
    if (kept !== undefined) {
      keeper.begin(kept)
    }
    expect(nameOf(await call(myFormsList, {}))).toBe('not_signed_in')
    expect(steps).toEqual(['lock', 'cookies', 'caches', 'local storage'])
    expect(heard).toEqual(['Authentication Failed.'])
    expect(keeper.getToken()).toBeUndefined()
  })

  test('follows a renewed token that is refused as well', async () => {
    const heard: string[] = []
    // The host hands out a token that it does not take itself.
    const stubborn = createSessionKeeper({
      share: memoryShare(),
      call: async () => ok({ accessToken: 'other', refreshToken: null }),
      clock: testClock(),
      onSignedOut: ({ text }) => void heard.push(text),
    })
    stubborn.begin({ accessToken: 't-1', refreshToken: null })
    const reply = await stubborn.keep(async () => failed('not_signed_in'))(myFormsList, {})
    expect(nameOf(reply)).toBe('not_signed_in')
    expect(heard).toEqual(['Authentication Failed.'])
  })

  test("never follows a loser's answer: what another tab holds by then counts", async () => {
    const share = memoryShare()
    const newer = { accessToken: 't-2', refreshToken: 'r-2', renewedAt: 1 }
    const { call, keeper, heard } = scene([], {
      share,
      call: async () => {
        share.write({ ...newer, signIn: share.read()?.signIn ?? '' })
        return failed('refresh_failed')
      },
    })
    keeper.begin({ accessToken: 't-1', refreshToken: 'r-1' })
    expect(await call(myFormsList, {})).toEqual(ok())
    expect(share.read()).toMatchObject(newer)
    expect(heard).toEqual(['dirty'])
  })

  test("never makes one person's call again as another who signed in meanwhile", async () => {
    const { keeper, heard, refreshedAt } = scene()
    keeper.begin({ accessToken: 't-1', refreshToken: 'r-1' })
    const tokens: (string | undefined)[] = []
    const host: UntypedCaller = async () => {
      tokens.push(keeper.getToken())
      keeper.begin({ accessToken: 't-2', refreshToken: 'r-2' })
      return failed('not_signed_in')
    }
    expect(nameOf(await keeper.keep(host)(myFormsSubmit, { myFormId: 'a' }))).toBe('not_signed_in')
    expect(tokens).toEqual(['t-1'])
    expect(refreshedAt).toEqual([])
    expect(heard).toEqual([])
    expect(keeper.getToken()).toBe('t-2')
  })

  test('does not follow a wrong password or the calls of the login host', async () => {
    const { keeper, heard, refreshedAt } = scene()
    keeper.begin({ accessToken: 't-1', refreshToken: 'r-1' })
    const wrong = keeper.keep(async () => failed('sign_in_failed'))
    expect(nameOf(await wrong(myFormsSubmit, {}))).toBe('sign_in_failed')
    const refused = keeper.keep(async () => failed('not_signed_in'))
    expect(nameOf(await refused(authLogin, {}))).toBe('not_signed_in')
    expect(heard).toEqual([])
    expect(refreshedAt).toEqual([])
  })

  test('tells of a step that failed and takes the others all the same', async () => {
    const { steps, signOut } = hooks()
    const { keeper } = scene([], {
      signOut: {
        ...signOut,
        lockUnsent: () => {
          throw new Error('The key is gone.')
        },
      },
    })
    const ended = await keeper.signOut()
    expect(ended.failures.map(String)).toEqual(['Error: The key is gone.'])
    expect(steps).toEqual(['cookies', 'caches', 'local storage'])
  })
})
