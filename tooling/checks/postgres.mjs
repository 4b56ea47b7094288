import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findFreePort } from '../bootstrap/port.mjs'
import { root } from '../bootstrap/root.mjs'
import { missingProgram, programs } from './programs.mjs'

const starter = programs.postgres.file
const log = path.join(root, 'out/postgres-server.log')

/**
 * @typedef {{ url: string, name: string, stop: () => Promise<void> }} Postgres
 */

/** Says where the server is and lives until its input ends, even when this process is killed. */
const announce = `
  const { PGUSER, PGPASSWORD, PGHOST, PGPORT, PGDATABASE, PGVERSION } = process.env
  require('node:fs').writeSync(3, JSON.stringify({
    version: PGVERSION,
    url: \`postgres://\${PGUSER}:\${PGPASSWORD}@\${PGHOST}:\${PGPORT}/\${PGDATABASE}\`,
  }) + '\\n')
  process.stdin.resume().on('end', () => process.exit(0))
`

/**
 * A throw-away PostgreSQL of Debian's postgresql-common, in a folder of its own.
 *
 * @returns {Promise<Postgres>}
 */
export async function startPostgres() {
  const port = await findFreePort()
  mkdirSync(path.dirname(log), { recursive: true })
  // A file and not a pipe: the starter writes while it cleans up, and a pipe whose reader was
  // killed would end it before the server is gone.
  const file = openSync(log, 'w')
  const child = spawn(starter, ['-t', process.execPath, '-e', announce], {
    env: { ...process.env, PGPORT: String(port) },
    stdio: ['pipe', file, file, 'pipe'],
    // Ctrl-C must not kill the clean-up that follows the end of the input.
    detached: true,
  })
  closeSync(file)
  const ended = new Promise((resolve) => child.once('close', resolve))
  const stop = async () => {
    child.stdin?.end()
    await ended
  }
  return new Promise((resolve, reject) => {
    const [, , , channel] = child.stdio
    channel?.once('data', (line) => {
      const { url, version } = JSON.parse(String(line))
      resolve({ url, name: `PostgreSQL ${version}`, stop })
    })
    child.once('error', reject)
    void ended.then(() =>
      reject(new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8')}`)),
    )
  })
}

/**
 * The PostgreSQL that is named, else a throw-away one, else the reason why there is none.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Postgres | { missing: string }>}
 */
export async function preparePostgres(env) {
  const url = env['TEST_DATABASE_URL']
  if (url) {
    return { url, name: 'the PostgreSQL of TEST_DATABASE_URL', stop: async () => {} }
  }
  const reason = missingProgram('postgres')
  if (reason !== undefined) {
    return { missing: `${reason} Or name an empty database with TEST_DATABASE_URL.` }
  }
  try {
    return await startPostgres()
  } catch (error) {
    return { missing: error instanceof Error ? error.message : String(error) }
  }
}
