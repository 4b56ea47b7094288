import { keepDoing, startWorld } from '../deeds/world.mjs'
import { onEachEngine } from '../parts/engines.mjs'
import { pause, seededRandom } from '../parts/random.mjs'

/**
 * Kills the portal in the middle of filling, commenting, voting and submitting, again and again, on
 * both engines: until it was killed `kills` times and has acknowledged `writes`. Whatever was
 * answered with 200, which is when the page says so, must be there after the next start, and at the
 * end all of it once more. `--only pglite` or `postgres` runs one.
 */
export async function crash({ kills, writes, seed, only }) {
  const results = await onEachEngine(only, (on) => killed({ kills, writes, seed, ...on }))
  const passed = Object.values(results).every(({ lost }) => lost.length === 0)
  return { limit: 'nothing acknowledged is lost', seed, passed, results }
}

async function killed({ kills, writes, seed, engine, env }) {
  const random = seededRandom(seed)
  const world = await startWorld(env)
  const { writers } = world
  const lost = []
  let round = 0
  let slowestRestartMs = 0
  try {
    while (round < kills || writers.acknowledged() < writes) {
      round += 1
      const stop = { now: false }
      const writing = keepDoing(writers.deeds(), stop)
      await pause(random() * 2000)
      world.portal.kill('SIGKILL')
      stop.now = true
      await writing
      await world.portal.ended
      slowestRestartMs = Math.max(slowestRestartMs, await world.restart())
      lost.push(...(await writers.settle()).map((one) => ({ round, ...one })))
      console.log(`${engine}, kill ${round}: ${writers.acknowledged()} acknowledged so far`)
    }
    lost.push(...(await writers.settleAll()))
  } finally {
    await world.end()
  }
  return {
    ...{ engine, kills: round, acknowledged: writers.acknowledged(), counts: writers.counts, lost },
    slowestRestartMs: Math.round(slowestRestartMs),
  }
}
