import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { rounds } from '../../../../../tooling/long-run.ts'
import { scenes, type Hand } from '../../../test/at-once/acts.ts'
import { findOrder, type Deed } from '../../../test/at-once/find-order.ts'
import { performScene } from '../../../test/at-once/perform.ts'
import { createStages, worldKept } from '../../../test/at-once/stage.ts'
import type { CastName } from '../../../test/cast.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'

// Several hands vote, comment, edit, delete and share at one entry at once. Afterwards there has to
// be an order of what they did, one thing after another, that explains every answer, every count,
// every row and the whole history: so no vote and no edit was lost, and whoever was too late was
// told so with what stands there now. On PostgreSQL the transactions interleave for real; the
// embedded engine has one connection, so there only the calls' orders vary. A failure prints the
// seed and the path that make it again: AT_ONCE_SEED=... AT_ONCE_PATH=... and `-t` with the test.

const seed = Number(process.env['AT_ONCE_SEED'] ?? 20_261_121)
const path = process.env['AT_ONCE_PATH']
// There is little to find where calls have one connection between them.
const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined
const usualShare = rounds(isEmbedded ? 0.03 : 0.1, isEmbedded ? 0.25 : 1)
const share = Number(process.env['AT_ONCE_SHARE'] ?? usualShare)

const tally = { interleavings: 0, calls: 0, overlaps: 0, conflicts: 0, refusals: 0 }
const startedAt = performance.now()

let world: TestServer
let stages: ReturnType<typeof createStages>
const clients = new Map<CastName, Client>()

beforeAll(async () => {
  world = await startTestServer()
  stages = createStages(world)
  for (const name of ['employee', 'reviewer', 'admin', 'colleague'] as const) {
    clients.set(name, await world.as(name))
  }
})
afterAll(async () => {
  const { engine } = world.database
  await world.close()
  const elapsedS = Math.round((performance.now() - startedAt) / 100) / 10
  process.stdout.write(`At once: ${JSON.stringify({ engine, seed, ...tally, elapsedS })}\n`)
})

describe('votes, comments and shares at once', () => {
  test.each([
    [2, 800],
    [3, 700],
    [4, 500],
  ])(
    'by %i hands are what some order of them gives',
    async (hands, runs) => {
      const before = { ...tally }
      await fc.assert(
        fc.asyncProperty(scenes(hands), (scene) => check(scene)),
        { seed, numRuns: Math.ceil(runs * share), ...(path === undefined ? {} : { path }) },
      )
      if (path === undefined) {
        expect(tally.overlaps - before.overlaps).toBeGreaterThan(runs * share)
        expect(tally.conflicts - before.conflicts).toBeGreaterThan(runs * share * 0.02)
      }
      expect(world.failures).toEqual([])
    },
    600_000,
  )
})

async function check(scene: readonly Hand[]): Promise<void> {
  // Later, so that no rate class runs dry.
  world.wait(10_000)
  const { myFormId, start } = await stages()
  const deeds = await performScene(scene, { myFormId, start, clientOf })
  const { world: end, counts } = await worldKept(world, myFormId)
  count(deeds)

  const comments = Object.values(end.comments)
  const ofType = (type: string) => comments.filter(({ privacyType }) => privacyType === type).length
  expect(counts).toEqual({
    upvotes: end.votes.length,
    publicComments: ofType('public'),
    privateComments: ofType('private'),
  })
  if (findOrder(start, deeds, end) === undefined) {
    throw new Error(`No order explains this:\n${described(deeds)}\nEnd: ${JSON.stringify(end)}`)
  }
}

function clientOf(name: CastName): Client {
  const client = clients.get(name)
  if (client === undefined) {
    throw new Error(`${name} is not signed in.`)
  }
  return client
}

function count(hands: readonly (readonly Deed[])[]): void {
  const all = hands.flat()
  const told = (name: string) => all.filter(({ reply }) => problemIn(reply) === name).length
  tally.interleavings += 1
  tally.calls += all.length
  tally.overlaps += all.filter((deed) =>
    all.some((other) => other.began < deed.began && other.ended > deed.began),
  ).length
  tally.conflicts += told('row_changed')
  tally.refusals += told('forbidden') + told('not_found')
}

function problemIn(reply: unknown): unknown {
  return typeof reply === 'object' && reply !== null && 'problem' in reply ? reply.problem : null
}

function described(hands: readonly (readonly Deed[])[]): string {
  return hands
    .flatMap((deeds, hand) =>
      deeds.map(({ person, asked, reply, began, ended }) =>
        [hand, person, `${began}-${ended}`, JSON.stringify(asked), JSON.stringify(reply)].join(' '),
      ),
    )
    .join('\n')
}
