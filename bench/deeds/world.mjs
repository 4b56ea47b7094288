import { demoFolder, freePort, freshFolder, signIn, startPortal } from '../parts/portal.mjs'
import { startAsking, Unanswered } from './asking.mjs'
import { startWriters } from './writers.mjs'

const roles = ['employee', 'colleague', 'manager', 'reviewer', 'admin']

/** A portal that is stopped and started again on one port, and the people who write to it. */
export async function startWorld(env) {
  const isEmbedded = env.DATABASE_URL === undefined
  const dataDir = isEmbedded ? await demoFolder() : freshFolder()
  const start = { dataDir, port: await freePort(), env }
  const world = { portal: await startPortal(start) }
  const asking = startAsking(world.portal.origin)
  const tokens = {}
  for (const role of roles) {
    tokens[role] = await signIn(world.portal.origin, role)
  }
  const writers = await startWriters(asking, tokens)
  return {
    ...{ asking, tokens, writers },
    get portal() {
      return world.portal
    },
    /** Starts the portal again, and answers after how long it was ready. */
    async restart() {
      const startedAt = performance.now()
      world.portal = await startPortal(start)
      return performance.now() - startedAt
    },
    async end() {
      asking.end()
      world.portal.kill('SIGTERM')
      await world.portal.ended
    },
  }
}

/** Does each of these over and over until told to stop, or until nobody answers. */
export function keepDoing(deeds, stop) {
  return Promise.all(
    deeds.map(async (deed) => {
      while (!stop.now) {
        try {
          await deed()
        } catch (error) {
          if (!(error instanceof Unanswered)) {
            throw error
          }
          return
        }
      }
    }),
  )
}
