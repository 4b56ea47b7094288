import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, renameSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  build,
  buildFingerprint,
  isBuilt,
  serverEntry,
  serverFlags,
} from '../../tooling/bootstrap/build.mjs'

export const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const password = 'hold-the-point-2026'

/** A folder of its own for one campaign. */
export function freshFolder() {
  return mkdtempSync(join(tmpdir(), 'holdpoint-bench-'))
}

/**
 * A data folder of its own that holds the demo world on the embedded database. Making that world takes
 * most of a first start, so it is made once for a build and a day, and copied.
 */
export async function demoFolder() {
  const made = buildFingerprint(repository).slice(0, 12)
  const day = new Date().toISOString().slice(0, 10)
  const kept = join(tmpdir(), `holdpoint-bench-demo-${day}-${made}`)
  if (!existsSync(kept)) {
    const filled = freshFolder()
    const portal = await startPortal({ dataDir: filled, port: await freePort() })
    portal.kill('SIGTERM')
    await portal.ended
    renameSync(filled, kept)
  }
  const folder = freshFolder()
  cpSync(kept, folder, { recursive: true })
  return folder
}

/** A port that nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Starts the portal, built first where its source has changed since, and waits until it answers. */
export async function startPortal({ dataDir, port, env = {} }) {
  if (!isBuilt()) {
    await build()
  }
  const child = spawn(process.execPath, [...serverFlags, serverEntry], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), HOLDPOINT_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const origin = `http://127.0.0.1:${port}`
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const until = Date.now() + 300_000
  while (Date.now() < until) {
    if (child.exitCode !== null) {
      throw new Error(`The portal ended with code ${child.exitCode}:\n${output}`)
    }
    const isReady = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) {
      return { origin, pid: child.pid, kill: (signal) => child.kill(signal), ended }
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`The portal did not answer within five minutes:\n${output}`)
}

/** Signs a demo person in as the portal does; answers the opaque id. */
export async function signIn(origin, role = 'employee') {
  const content = await call(origin, 'POST', '/login', {
    body: { email: `${role}@holdpoint.example`, password, deviceType: 'portal' },
  })
  return content.accessToken
}

/** One call of the API; anything but 200 is an error. */
export async function call(origin, method, path, { token, body, idempotencyKey } = {}) {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const envelope = await response.json()
  if (response.status !== 200) {
    throw new Error(`${method} ${path} answered ${response.status}: ${envelope.message}`)
  }
  return envelope.content
}
