import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createCaller,
  createClient,
  createSessionKeeper,
  memoryShare,
  type CallerOptions,
  type RemoteClient,
  type SessionShare,
} from '@holdpoint/api'
import { rounds } from '../../../../tooling/long-run.ts'
import { seededRandom } from '../../seeds/seeded-random.ts'
import { castShard } from '../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../test/harness.ts'
import { openSession, sessionLimits, type Tokens } from '../session/sessions.ts'

// Many tabs of many people find their token expired at the same moment, and half of the answers
// to their refreshes are lost on the way back.

const people = rounds(10, 50)
const tabs = rounds(8, 20)
const secret = 'test-secret-test-secret-test-secret'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely
    .insertInto('people')
    .values(
      Array.from({ length: people }, (_, index) => ({
        id: `storm-${index}`,
        shard_key: castShard,
        employee_number: `storm-${index}`,
        first_name: 'Storm',
        last_name: String(index),
        full_name: `Storm ${index}`,
        email: `storm-${index}@holdpoint.example`,
        employee_type: 'Field',
        employee_title: 'Operator',
        position: 'Operator',
        country_code: 'US',
        district_code: 'PER',
        business_unit_code: 'FRAC',
        crew_code: 'F-01',
        hire_date: '2020-01-01',
        password_hash: 'none',
      })),
    )
    .execute()
})
afterAll(() => world.close())

function signIn(person: number): Promise<Tokens> {
  return openSession(world.database.kysely, world.ports, secret, {
    personId: `storm-${person}`,
    shardKey: castShard,
    kind: 'client',
    deviceType: 'web',
    keepSignedIn: true,
  })
}

/** The server, seen from one person's network; an answer that is lost was given all the same. */
function networkOf(person: number, isLost: () => boolean): typeof fetch {
  return async (request, init) => {
    const asked = new Request(request, init)
    const answer = await world.server.fetch(asked, {
      requestId: 'storm',
      clientAddress: `10.0.${person}.1`,
    })
    if (new URL(asked.url).pathname === '/api/v1/refresh-token' && isLost()) {
      throw new TypeError('The answer was lost.')
    }
    return answer
  }
}

type Tab = { client: RemoteClient; ended: () => number }

/** Time passes for the tabs without anybody waiting for it. */
function openTab(share: SessionShare, network: typeof fetch, refreshes: { count: number }): Tab {
  const options: CallerOptions = { baseUrl: 'https://api.example', fetch: network }
  const caller = createCaller(options)
  let ended = 0
  let passedMs = 0
  const session = createSessionKeeper({
    call: (...call) => {
      refreshes.count += 1
      return caller(...call)
    },
    share,
    clock: {
      now: () => world.ports.clock.now().getTime() + passedMs,
      wait: (milliseconds) => {
        passedMs += Math.min(milliseconds, 1)
        return new Promise((resolve) => setImmediate(resolve))
      },
    },
    onSignedOut: () => void (ended += 1),
  })
  return { client: createClient({ ...options, session }), ended: () => ended }
}

async function generationsOf(): Promise<number[]> {
  const rows = await world.database.kysely
    .selectFrom('sessions')
    .select(['generation'])
    .where('person_id', 'like', 'storm-%')
    .where('revoked_at', 'is', null)
    .execute()
  return rows.map(({ generation }) => generation)
}

describe('a storm of refreshes', () => {
  test.each([
    ['tabs that share a browser', true],
    ['tabs that know nothing of each other', false],
  ])(
    'of %s signs nobody out, forks no tokens and rotates once',
    async (_title, isShared) => {
      await world.database.kysely.deleteFrom('sessions').execute()
      const random = seededRandom('storm')
      const refreshes = { count: 0 }
      const crews = await Promise.all(
        Array.from({ length: people }, async (_, person) => {
          const tokens = await signIn(person)
          const network = networkOf(person, () => random.next() < 0.5)
          const shared = memoryShare()
          const shares = Array.from({ length: tabs }, () => (isShared ? shared : memoryShare()))
          shares.forEach((share) =>
            share.write({
              accessToken: tokens.accessToken,
              refreshToken: tokens.refreshToken,
              signIn: 'one',
              renewedAt: null,
            }),
          )
          return { shares, tabs: shares.map((share) => openTab(share, network, refreshes)) }
        }),
      )
      world.wait(sessionLimits.accessS * 1000 + 1)

      const replies = await Promise.all(
        crews.map(({ tabs: open }) =>
          Promise.all(open.map(({ client }) => client.auth.session({}))),
        ),
      )

      replies.forEach((ofPerson, person) => {
        for (const reply of ofPerson) {
          expect(contentOf(reply).user.personId).toBe(`storm-${person}`)
        }
      })
      for (const { shares, tabs: open } of crews) {
        expect(open.map(({ ended }) => ended())).toEqual(open.map(() => 0))
        const pairs = shares.map((share) => {
          const kept = share.read()
          return `${kept?.accessToken} ${kept?.refreshToken}`
        })
        expect(new Set(pairs).size).toBe(1)
      }
      expect(await generationsOf()).toEqual(Array.from({ length: people }, () => 2))
      if (isShared) {
        expect(refreshes.count).toBeGreaterThan(people)
        // One each, and those that were asked for again because the answer was lost.
        expect(refreshes.count).toBeLessThan(people * 5)
      }
    },
    120_000,
  )
})

test('an old secret that comes back after the grace ends the whole family', async () => {
  const tokens = await signIn(0)
  const refreshToken = tokens.refreshToken ?? ''
  const { auth } = createClient({
    baseUrl: 'https://api.example',
    fetch: networkOf(0, () => false),
  })
  const next = contentOf(await auth.refreshToken({ accessToken: tokens.accessToken, refreshToken }))
  world.wait((sessionLimits.graceS - 1) * 1000)
  const again = await auth.refreshToken({ accessToken: tokens.accessToken, refreshToken })
  expect(contentOf(again)).toEqual(next)
  world.wait(2000)
  const late = await auth.refreshToken({ accessToken: tokens.accessToken, refreshToken })
  expect(problemOf(late)).toBe('refresh_failed')
  const heir = await auth.refreshToken({
    accessToken: next.accessToken,
    refreshToken: next.refreshToken ?? '',
  })
  expect(problemOf(heir)).toBe('refresh_failed')
})
