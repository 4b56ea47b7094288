import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { freePort, freshFolder, repository, signIn, startPortal } from './portal.mjs'

/**
 * A portal over a PostgreSQL that holds the demo world and that many entries, a share of them those
 * of one demo person. Uses DATABASE_URL, an empty database, when it is given; else starts a server
 * of its own with pg_virtualenv.
 */
export async function portalOverPostgres({ entries, share = 3, role = 'employee' }) {
  if (process.env.DATABASE_URL === undefined) {
    runInsideVirtualPostgres()
  }
  const dataDir = freshFolder()
  console.log(`Seeding ${entries} entries...`)
  const seeded = spawnSync(
    process.execPath,
    [
      join(repository, 'tooling/seed.mjs'),
      ...['--entries', String(entries), '--share', String(share)],
      ...['--person', `${role}@holdpoint.example`],
    ],
    { cwd: repository, stdio: 'inherit', env: { ...process.env, HOLDPOINT_DATA_DIR: dataDir } },
  )
  if (seeded.status !== 0) {
    throw new Error('Seeding failed.')
  }
  const portal = await startPortal({ dataDir, port: await freePort() })
  return { portal, token: await signIn(portal.origin) }
}

/** Starts this same command again inside a throw-away PostgreSQL, and ends with its code. */
function runInsideVirtualPostgres() {
  const inner = [process.execPath, ...process.argv.slice(1)].map(quoted).join(' ')
  const url = 'postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/$PGDATABASE'
  const script = `createdb holdpoint_bench && PGDATABASE=holdpoint_bench && DATABASE_URL="${url}" exec ${inner}`
  const run = spawnSync('pg_virtualenv', ['bash', '-c', script], { stdio: 'inherit' })
  if (run.error) {
    console.error('No PostgreSQL: set DATABASE_URL, or install Debian’s postgresql-common.')
    process.exit(2)
  }
  process.exit(run.status ?? 1)
}

function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`
}
