import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testEnvironment } from '../../../tooling/checks/test-environment.mjs'

const entry = fileURLToPath(new URL('../build/server/main.js', import.meta.url))

/** A portal that a spec has to itself: an empty one, as on the first day. */
export interface OwnPortal {
  address: string
  /** What its start printed for the set-up; nothing where the demo world is there. */
  setUpCode: string
  close: () => Promise<void>
}

/** Starts the built portal on an empty folder, without a demo world unless it is asked for one. */
export async function startOwnPortal(
  port: number,
  environment: Record<string, string> = {},
): Promise<OwnPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'holdpoint-first-day-'))
  const child = spawn(process.execPath, [entry], {
    env: {
      ...testEnvironment(),
      NODE_ENV: 'production',
      PORT: String(port),
      HOLDPOINT_DATA_DIR: dataDir,
      HOLDPOINT_EMBEDDED_SYNC: '0',
      HOLDPOINT_DEMO: '0',
      ...environment,
    },
  })
  const said = await untilItSays(child, /with the code ([A-Z0-9-]{14})|admin@holdpoint\.example/)
  return {
    address: `http://localhost:${port}`,
    setUpCode: said,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function untilItSays(child: ChildProcess, what: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = what.exec(said)
      if (found !== null) {
        resolve(found[1] ?? '')
      }
    })
    child.once('exit', () => reject(new Error(`The portal has ended:\n${said}`)))
  })
}
