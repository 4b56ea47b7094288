import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pg } from '../ceiling/libraries.mjs'
import { freePort, repository } from './portal.mjs'

const folder = join(repository, 'bench/bare-remix')

/**
 * A bare Remix page under its usual server, remix-serve: ten rows of the same person from the same
 * database, as a table without any style. Installed and built when it is first asked for.
 */
export async function startBareRemix(email) {
  if (!existsSync(join(folder, 'node_modules'))) {
    const args = ['--yes', 'pnpm@10.34.9', 'install', '--frozen-lockfile', '--ignore-workspace']
    run('npx', [...args, '--ignore-scripts'])
  }
  run('npx', ['remix', 'vite:build', '--logLevel', 'warn'])
  const person = await personOf(email)
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [join(folder, 'node_modules/@remix-run/serve/dist/cli.js'), 'build/server/index.js'],
    {
      cwd: folder,
      // Nothing is written about a request: the portal writes nothing about one either.
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        BARE_SHARD: person.shard_key,
        BARE_PERSON: person.id,
      },
    },
  )
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const origin = `http://127.0.0.1:${port}`
  const until = Date.now() + 60_000
  while (!(await isUp(origin))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill()
      throw new Error('The bare Remix page did not start.')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { origin, pid: child.pid, kill: (signal) => child.kill(signal), ended }
}

function isUp(origin) {
  return fetch(origin).then(
    (response) => response.ok,
    () => false,
  )
}

async function personOf(email) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query('select id, shard_key from people where email = $1', [email])
  await client.end()
  return rows[0]
}

function run(program, args) {
  const { status, error } = spawnSync(program, args, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) {
    throw new Error(`${program} ${args[0]} ended with ${status ?? error?.message}.`)
  }
}
