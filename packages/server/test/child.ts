import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A real process of ours, and what it has printed so far. */
export interface Child {
  pid: number
  lines: string[]
  /** Resolves with the first line that `isIt` accepts; rejects when the process ends without it. */
  line(isIt: (line: string) => boolean): Promise<string>
  /** SIGKILL, and resolves once the process is gone. */
  kill(): Promise<void>
}

/** Starts a program of `test/processes` with Node. */
export function startProcess(program: string, ...args: string[]): Child {
  return startUnder([], program, ...args)
}

/** The same by way of a command, such as `unshare`, that starts what follows it. */
export function startUnder(command: readonly string[], program: string, ...args: string[]): Child {
  const file = fileURLToPath(new URL(`./processes/${program}.ts`, import.meta.url))
  const [first = '', ...rest] = [...command, process.execPath, '--import', 'tsx', file, ...args]
  const child = spawn(first, rest, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => lines.push(line))
  const exited = once(child, 'exit')
  return {
    pid: child.pid ?? -1,
    lines,
    line: (isIt) => nextLine(child, reader, lines, isIt),
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}

function nextLine(
  child: ChildProcess,
  reader: ReturnType<typeof createInterface>,
  lines: string[],
  isIt: (line: string) => boolean,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const check = (): void => {
      const found = lines.find(isIt)
      if (found !== undefined) {
        resolve(found)
      }
    }
    check()
    reader.on('line', check)
    child.on('close', () => reject(new Error(`The process ended after: ${lines.join(' | ')}`)))
  })
}
