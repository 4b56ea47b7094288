import { readersOf } from '../deeds/readers.mjs'
import { keepDoing, startWorld } from '../deeds/world.mjs'
import { onEachEngine } from '../parts/engines.mjs'
import { pause, seededRandom } from '../parts/random.mjs'

const stopMaxMs = 10_000

/**
 * Stops the portal in order (SIGTERM) while people write and read, again and again, on both engines.
 * Whatever it had been given before it was told to stop, over a kept connection, a new one or half of
 * a slow body, is answered whole; what was acknowledged is there after the next start; the process
 * ends by itself with 0. `--only pglite` or `postgres` runs one.
 */
export async function restarts({ rounds, seed, only }) {
  const results = await onEachEngine(only, (on) => restarted({ rounds, seed, ...on }))
  const passed = Object.values(results).every(
    ({ lost, cut, badEnds, slowestStopMs }) =>
      lost.length + cut.length + badEnds.length === 0 && slowestStopMs < stopMaxMs,
  )
  const limit = `nothing lost, nothing accepted cut, ended by itself within ${stopMaxMs / 1000} s`
  return { limit, seed, passed, results }
}

async function restarted({ rounds, seed, engine, env }) {
  const random = seededRandom(seed)
  const world = await startWorld(env)
  const { asking, tokens, writers } = world
  const found = { acceptedAtStop: 0, lost: [], cut: [], badEnds: [], slowestStopMs: 0 }
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const stop = { now: false }
      const work = keepDoing([...writers.deeds(), ...readersOf(asking, tokens)], stop)
      await pause(500 + random() * 1000)
      const accepted = asking.accepted()
      const toldAt = performance.now()
      world.portal.kill('SIGTERM')
      const code = await world.portal.ended
      found.slowestStopMs = Math.max(found.slowestStopMs, Math.round(performance.now() - toldAt))
      stop.now = true
      await work
      found.acceptedAtStop += accepted.length
      found.cut.push(...accepted.filter(({ whole }) => !whole).map((one) => ({ round, ...one })))
      found.badEnds.push(...(code === 0 ? [] : [{ round, code }]))
      await world.restart()
      found.lost.push(...(await writers.settle()).map((one) => ({ round, ...one })))
      console.log(
        `${engine}, stop ${round}: ${accepted.length} accepted, ${found.cut.length} cut so far, ${found.slowestStopMs} ms at most`,
      )
    }
    found.lost.push(...(await writers.settleAll()))
  } finally {
    await world.end()
  }
  return {
    ...{ engine, rounds, acknowledged: writers.acknowledged(), counts: writers.counts },
    ...found,
  }
}
