import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castEmail, castPassword } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { sessionLimits } from '../../session/sessions.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

const origin = { requestId: 'r', clientAddress: '192.0.2.7' }

/** Signs the colleague in on a device; answers its client and what it may refresh with. */
async function signIn(deviceName: string, before?: string) {
  const asking = world.server.client(await world.server.resolve(before), origin)
  const tokens = contentOf(
    await asking.auth.login({ email: castEmail('colleague'), password: castPassword, deviceName }),
  )
  const { accessToken } = tokens
  return { ...tokens, api: world.server.client(await world.server.resolve(accessToken), origin) }
}

async function isOut(accessToken: string): Promise<boolean> {
  return (await world.server.resolve(accessToken)).kind === 'nobody'
}

describe('one’s sessions', () => {
  test('tell device, network and times, and end one by one or all but one’s own', async () => {
    const first = await signIn('Chrome on Linux')
    world.wait(60_000)
    const second = await signIn('Firefox on Android')
    const third = await signIn('Safari on iPad')
    const { data } = contentOf(await first.api.auth.sessions({}))
    expect(data).toHaveLength(3)
    expect(data.at(-1)).toMatchObject({
      deviceName: 'Chrome on Linux',
      network: '192.0.2.7',
      isCurrent: true,
    })
    const phone = data.find(({ deviceName }) => deviceName === 'Firefox on Android')
    const stranger = await world.as('manager')
    const asked = { sessionId: phone?.id ?? '' }
    expect(problemOf(await stranger.auth.endSession(asked))).toBe('not_found')
    contentOf(await first.api.auth.endSession(asked))
    expect(await isOut(second.accessToken)).toBe(true)
    expect(problemOf(await first.api.auth.endSession(asked))).toBe('not_found')
    contentOf(await first.api.auth.endOtherSessions({}))
    expect(await isOut(third.accessToken)).toBe(true)
    expect(await isOut(first.accessToken)).toBe(false)
    expect(contentOf(await first.api.auth.sessions({})).data).toHaveLength(1)
  })

  test('a sign-in over a living session ends it', async () => {
    const before = await signIn('Chrome on Linux')
    const after = await signIn('Chrome on Linux', before.accessToken)
    expect(await isOut(before.accessToken)).toBe(true)
    expect(await isOut(after.accessToken)).toBe(false)
  })

  test('a refresh secret of any earlier generation ends its session', async () => {
    const first = await signIn('Chrome on Linux')
    let { accessToken, refreshToken } = first
    for (let generation = 2; generation <= 4; generation += 1) {
      world.wait((sessionLimits.graceS + 1) * 1000)
      const asked = { accessToken, refreshToken: refreshToken ?? '' }
      ;({ accessToken, refreshToken } = contentOf(await world.nobody.auth.refreshToken(asked)))
    }
    const copied = { accessToken, refreshToken: first.refreshToken ?? '' }
    expect(problemOf(await world.nobody.auth.refreshToken(copied))).toBe('refresh_failed')
    expect(await isOut(accessToken)).toBe(true)
    const heir = { accessToken, refreshToken: refreshToken ?? '' }
    expect(problemOf(await world.nobody.auth.refreshToken(heir))).toBe('refresh_failed')
  })

  test('when one was used last is noted every few minutes', async () => {
    const { accessToken, api } = await signIn('Chrome on Linux')
    const usedAt = async () =>
      contentOf(await api.auth.sessions({})).data.find(({ isCurrent }) => isCurrent)?.lastUsedAt
    const before = await usedAt()
    world.wait(6 * 60_000)
    await world.server.resolve(accessToken)
    await expect.poll(usedAt).not.toBe(before)
  })
})
