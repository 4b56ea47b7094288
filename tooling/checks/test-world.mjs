import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { serverEntry } from '../bootstrap/build.mjs'
import { findFreePort } from '../bootstrap/port.mjs'
import { StepFailed } from '../bootstrap/progress.mjs'
import { root } from '../bootstrap/root.mjs'
import { testEnvironment } from './test-environment.mjs'

/** The data folder that the servers of the browser tests start from. */
export const testWorld = path.join(root, 'out/test-world')

const patienceMs = 240_000

/** Makes the demo world once: each server making its own would take ten seconds of work. */
export async function makeTestWorld() {
  rmSync(testWorld, { recursive: true, force: true })
  const port = await findFreePort()
  const child = spawn(process.execPath, [serverEntry], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...testEnvironment(),
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      HOLDPOINT_DATA_DIR: testWorld,
    },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    await untilReady(`http://127.0.0.1:${port}/readyz`, () => child.exitCode !== null)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** @param {string} address @param {() => boolean} isOver */
async function untilReady(address, isOver) {
  const until = Date.now() + patienceMs
  while (Date.now() < until && !isOver()) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) {
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new StepFailed('The portal did not make the world that the browser tests start from.')
}
