import { join } from 'node:path'
import { repository } from '../parts/portal.mjs'
import { costOfWaiting } from '../power-cut/cost.mjs'
import { explored } from '../power-cut/explored.mjs'

/**
 * The embedded database after its power went at `rounds` moments by chance while it was written to,
 * and a quarter as many while it was made in an empty folder, of which none may lose what was
 * acknowledged or fail to open; a tenth as many of the engine that does not wait for the disk, so
 * that it is seen what the waiting is good for; and what it costs. `--seed` takes other moments;
 * `--minutes` ends sooner, and the same seed goes on from there. `--only states` or `cost` runs one.
 */
export async function powerCut({ rounds, seed, minutes, only, costRounds = 5, isFresh = false }) {
  const figures = only === 'cost' ? null : statesOf({ rounds, seed, minutes, isFresh })
  const cost = only === 'states' ? null : await costOfWaiting({ rounds: costRounds })
  const passed = figures === null || figures.isWhole
  return { engine: 'PGlite', limit: 'none unopenable, none lost', seed, passed, ...figures, cost }
}

function statesOf({ rounds, seed, minutes, isFresh }) {
  const startedAt = Date.now()
  // Each part has its share of the time, so that a short run sees something of all.
  const by = (share) => () => Date.now() > startedAt + share * minutes * 60_000
  // A short form keeps nothing: it is to be tried anew each time.
  const name = isFresh ? `power-cut-${process.pid}` : `power-cut-${seed}`
  const how = { seed, stateFile: join(repository, `out/bench/${name}.state.json`) }
  const quarter = Math.ceil(rounds / 4)
  const tenth = Math.ceil(rounds / 10)
  const part = (wanted, mode, begun, share) =>
    explored({ ...how, wanted, mode, begun, isOver: by(share) })
  const synced = part(rounds, 'synced', 'written', 0.5)
  const made = part(quarter, 'synced', 'made', 0.9)
  const unsynced = part(tenth, 'unsynced', 'written', 1)
  const isHeld = [synced, made].every(
    ({ unopenable, lost, damaged, states, wanted }) =>
      unopenable + lost + damaged === 0 && states === wanted,
  )
  return { isWhole: isHeld && unsynced.unopenable + unsynced.lost > 0, synced, made, unsynced }
}
