import { chmodSync, existsSync, unlinkSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import * as z from 'zod'
import type { Database } from '../db/database.ts'
import { WrongUsage, type Command, type OnDatabase } from './command.ts'
import type { Place } from './place.ts'

// How a tool has its work done by the server that owns the embedded database: over a socket in the
// data folder, which only the folder's owner may open. One connection is one command. The tool sends
// one line of JSON, the server answers lines of JSON: what to say, and last how it ended.

/** What a tool asks. */
export const controlRequest = z.object({
  command: z.string(),
  args: z.array(z.string()),
  /** What typed paths are relative to. */
  folder: z.string(),
})
export type ControlRequest = z.output<typeof controlRequest>

/** A line of the answer. `wrong` is what was typed, `failed` is anything else. */
export const controlAnswer = z.union([
  z.object({ say: z.string() }),
  z.object({ exitCode: z.int() }),
  z.object({ wrong: z.string() }),
  z.object({ failed: z.string() }),
])
export type ControlAnswer = z.output<typeof controlAnswer>

const requestLengthMax = 64 * 1024
const requestWithinMs = 5_000

export type ControlOptions = {
  socket: string
  commands: Readonly<Record<string, Command>>
  place: Omit<Place, 'folder'>
  database: Database
}

/**
 * Listens for tools; answers how to stop. Call it as the owner of the data folder only: a socket
 * that is there is a dead owner's and is taken away. What is under way when it stops ends with the
 * database.
 */
export async function openControl(options: ControlOptions): Promise<() => Promise<void>> {
  const { socket: path } = options
  if (existsSync(path)) {
    // Not by `rmSync`: after it has taken a socket away, Node 20 finds no module behind a link.
    unlinkSync(path)
  }
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    // A tool that was given up hears nothing more; what it asked for goes on.
    socket.on('error', () => undefined)
    void answer(socket, options)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  chmodSync(path, 0o600)
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      open.forEach((socket) => socket.destroy())
    })
}

async function answer(socket: Socket, options: ControlOptions): Promise<void> {
  const tell = (line: ControlAnswer): void => void socket.write(`${JSON.stringify(line)}\n`)
  try {
    tell({ exitCode: await run(await requestOf(socket), options, (line) => tell({ say: line })) })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    tell(error instanceof WrongUsage ? { wrong: message } : { failed: message })
  }
  socket.end()
}

function requestOf(socket: Socket): Promise<ControlRequest> {
  return new Promise((resolve, reject) => {
    const refuse = (): void => {
      reject(new Error('The request could not be read.'))
      socket.pause()
    }
    const timer = setTimeout(refuse, requestWithinMs)
    let received = 0
    socket.on('data', (chunk) => {
      received += chunk.length
      if (received > requestLengthMax) {
        refuse()
      }
    })
    createInterface({ input: socket }).once('line', (line) => {
      clearTimeout(timer)
      try {
        resolve(controlRequest.parse(JSON.parse(line)))
      } catch {
        refuse()
      }
    })
    socket.on('close', refuse)
  })
}

async function run(
  { command: name, args, folder }: ControlRequest,
  { commands, place, database }: ControlOptions,
  say: (line: string) => void,
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    throw new WrongUsage(`The running server knows no command "${name}".`)
  }
  const onDatabase: OnDatabase = ({ upTo }, work) => {
    if (typeof upTo === 'number') {
      throw new WrongUsage('The server that uses this data folder runs. Stop it first.')
    }
    return work(database)
  }
  return await command.run(args, { place: { ...place, folder }, now: new Date(), say, onDatabase })
}
