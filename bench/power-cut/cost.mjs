import { startWorld } from '../deeds/world.mjs'

const burstMs = 2000
const kinds = ['fills', 'submits']

/**
 * What waiting for the disk costs: saved answers and whole submissions a second with and without it,
 * by two portals in one run that are asked in turns. A submission is begun, filled, signed and handed
 * in; its signature's password is most of its work, so that the saves show the layer and the
 * submissions what a person notices.
 */
export async function costOfWaiting({ rounds }) {
  const worlds = {
    waiting: await startWorld({}),
    notWaiting: await startWorld({ HOLDPOINT_EMBEDDED_SYNC: '0' }),
  }
  try {
    const measured = Object.fromEntries(kinds.map((kind) => [kind, []]))
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of kinds) {
        const waiting = await burst(worlds.waiting, kind)
        const notWaiting = await burst(worlds.notWaiting, kind)
        measured[kind].push({ waiting, notWaiting, share: rounded(waiting / notWaiting) })
      }
    }
    return Object.fromEntries(kinds.map((kind) => [kind, middleOf(measured[kind])]))
  } finally {
    await Promise.all(Object.values(worlds).map((world) => world.end()))
  }
}

/** How many a second, by all writers of that kind at once. */
async function burst({ writers }, kind) {
  const before = writers.counts[kind]
  const startedAt = performance.now()
  await Promise.all(
    writers.deeds(kind).map(async (deed) => {
      do {
        await deed()
      } while (performance.now() - startedAt < burstMs)
    }),
  )
  return rounded((writers.counts[kind] - before) / ((performance.now() - startedAt) / 1000))
}

function middleOf(rounds) {
  return rounds.toSorted((a, b) => a.share - b.share)[Math.floor(rounds.length / 2)]
}

function rounded(number) {
  return Math.round(number * 100) / 100
}
