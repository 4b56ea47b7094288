import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
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
  /** Takes the process away as a power cut would. */
  kill: () => Promise<void>
  /** Starts it anew on what the killed one left, some days later if that is said. */
  restart: (daysLater?: number) => Promise<void>
  /** The most memory that it has held so far, in bytes. */
  mostMemory: () => number
  close: () => Promise<void>
}

/** Starts the built portal on an empty folder, without a demo world unless it is asked for one. */
export async function startOwnPortal(
  port: number,
  environment: Record<string, string> = {},
): Promise<OwnPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'holdpoint-first-day-'))
  const start = (environmentThen: Record<string, string> = {}) =>
    spawn(process.execPath, [entry], {
      env: {
        ...testEnvironment(),
        NODE_ENV: 'production',
        PORT: String(port),
        HOLDPOINT_DATA_DIR: dataDir,
        HOLDPOINT_EMBEDDED_SYNC: '0',
        HOLDPOINT_DEMO: '0',
        ...environment,
        ...environmentThen,
      },
    })
  let child = start()
  const isUp = /with the code ([A-Z0-9-]{14})|admin@holdpoint\.example/
  const said = await untilItSays(child, isUp)
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) {
      return
    }
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  return {
    address: `http://localhost:${port}`,
    setUpCode: said,
    kill: () => end('SIGKILL'),
    async restart(daysLater = 0) {
      child = start(daysLater === 0 ? {} : { NODE_OPTIONS: `--import=${laterBy(daysLater)}` })
      await untilItSays(child, isUp)
    },
    mostMemory() {
      const [, kilobytes = '0'] =
        /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
      return Number(kilobytes) * 1024
    },
    async close() {
      await end('SIGTERM')
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

/** A module that sets the clock of a process forward, in all of its threads. */
function laterBy(days: number): string {
  const script = `const Now = Date
    const later = () => Now.now() + ${days * 86_400_000}
    globalThis.Date = class Date extends Now {
      constructor(...given) { given.length === 0 ? super(later()) : super(...given) }
      static now() { return later() }
    }`
  return `data:text/javascript,${encodeURIComponent(script)}`
}
