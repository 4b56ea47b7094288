import { startPostgres } from '../../tooling/checks/postgres.mjs'

const engines = {
  pglite: (work) => work({ engine: 'PGlite', env: {} }),
  async postgres(work) {
    const postgres = await startPostgres()
    try {
      return await work({ engine: postgres.name, env: { DATABASE_URL: postgres.url } })
    } finally {
      await postgres.stop()
    }
  },
}

/**
 * Does the same on the embedded database and on a throw-away PostgreSQL, or on the one that is named.
 * The work is told the engine's name and what a portal over it has in its environment.
 */
export async function onEachEngine(only, work) {
  const named = only === undefined ? Object.keys(engines) : [only]
  if (!named.every((name) => Object.hasOwn(engines, name))) {
    console.error(`--only takes one of ${Object.keys(engines).join(', ')}.`)
    process.exit(2)
  }
  const results = {}
  for (const name of named) {
    results[name] = await engines[name](work)
  }
  return results
}
