// A program that takes a data folder and keeps it until it is killed.
import { openDataFolder } from '../../src/db/data-folder.ts'

const [, , dataDir = ''] = process.argv
const started = performance.now()
try {
  openDataFolder(dataDir)
  say({ held: true, pid: process.pid })
  setInterval(() => undefined, 1_000)
} catch (error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  say({ held: false, name, message, tookMs: performance.now() - started })
}

function say(line: unknown): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
