import { chmodSync, existsSync, unlinkSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import * as z from 'zod'
import type { Database } from '../db/database.ts'
import { WrongUsage, type Command, type Console, type OnDatabase } from './command.ts'
import { lineReader, unreadable } from './line-reader.ts'
import type { Place } from './place.ts'

// How a tool has its work done by the server that owns the embedded database: over a socket in the
// data folder, which only the folder's owner may open. One connection is one command. The tool sends
// one line of JSON, the server answers lines of JSON: what to say, and last how it ended. Where a
// command reads what is typed, the server asks for it, and the tool sends a second line.

/** What a tool asks. */
export const controlRequest = z.object({
  command: z.string(),
  args: z.array(z.string()),
  /** What typed paths are relative to. */
  folder: z.string(),
})
export type ControlRequest = z.output<typeof controlRequest>

/** What a tool sends when the server asks for the standard input. */
export const controlInput = z.object({ input: z.string() })
export type ControlInput = z.output<typeof controlInput>

/**
 * A line of the answer. `wants` asks for the standard input and says what to type, `wrong` is what
 * was typed, `failed` is anything else.
 */
export const controlAnswer = z.union([
  z.object({ say: z.string() }),
  z.object({ wants: z.string() }),
  z.object({ exitCode: z.int() }),
  z.object({ wrong: z.string() }),
  z.object({ failed: z.string() }),
])
export type ControlAnswer = z.output<typeof controlAnswer>

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
  const nextLine = lineReader(socket)
  try {
    const request = controlRequest.parse(await nextLine(requestWithinMs))
    const exitCode = await run(request, options, {
      say: (line) => tell({ say: line }),
      async readInput(hint) {
        tell({ wants: hint })
        // A person types at their own pace.
        return controlInput.parse(await nextLine()).input
      },
    })
    tell({ exitCode })
  } catch (error) {
    tell(error instanceof WrongUsage ? { wrong: error.message } : { failed: messageOf(error) })
  }
  socket.end()
}

const messageOf = (error: unknown): string =>
  error instanceof z.ZodError ? unreadable : error instanceof Error ? error.message : String(error)

async function run(
  { command: name, args, folder }: ControlRequest,
  { commands, place, database }: ControlOptions,
  typist: Pick<Console, 'say' | 'readInput'>,
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
  const now = new Date()
  return await command.run(args, { ...typist, place: { ...place, folder }, now, onDatabase })
}
