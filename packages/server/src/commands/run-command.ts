import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { dataFolderPaths } from '../db/data-folder.ts'
import { WrongUsage, type Command, type Console } from './command.ts'
import { controlAnswer, type ControlInput, type ControlRequest } from './control.ts'
import { lineBytesMax } from './line-reader.ts'
import { openPlace } from './open-place.ts'

export type Typed = { name: string; command: Command; args: readonly string[] }

/**
 * Runs a command on a place: by the server that owns its embedded database where one runs, in this
 * process where none does. Answers the exit code.
 */
export async function runCommand(
  { name, command, args }: Typed,
  { place, now, say, readInput }: Omit<Console, 'onDatabase'>,
): Promise<number> {
  const { controlSocket } = dataFolderPaths(place.dataDir)
  const request = { command: name, args: [...args], folder: place.folder }
  const byServer =
    place.databaseUrl === undefined
      ? await askServer(controlSocket, request, { say, readInput })
      : undefined
  const onDatabase = openPlace({ place, say })
  return byServer ?? (await command.run(args, { place, now, say, readInput, onDatabase }))
}

/** Has a running server do it. Undefined where none listens. */
function askServer(
  path: string,
  request: ControlRequest,
  { say, readInput }: Pick<Console, 'say' | 'readInput'>,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    let isHeard = false
    const socket = connect(path, () => {
      isHeard = true
      socket.write(`${JSON.stringify(request)}\n`)
    })
    socket.on('error', (error) => (isHeard ? reject(error) : resolve(undefined)))
    const hand = async (hint: string): Promise<void> => {
      const line = `${JSON.stringify({ input: await readInput(hint) } satisfies ControlInput)}\n`
      if (Buffer.byteLength(line) > lineBytesMax) {
        throw new WrongUsage('What comes by the standard input may be 64 kB long.')
      }
      socket.write(line)
    }
    const lines = createInterface({ input: socket })
    // Readline hands an error of its input on.
    lines.on('error', () => undefined)
    lines.on('line', (line) => {
      const answer = controlAnswer.parse(JSON.parse(line))
      if ('say' in answer) {
        say(answer.say)
      } else if ('wants' in answer) {
        hand(answer.wants).catch((error: unknown) => {
          reject(error)
          socket.destroy()
        })
      } else if ('exitCode' in answer) {
        resolve(answer.exitCode)
      } else {
        reject('wrong' in answer ? new WrongUsage(answer.wrong) : new Error(answer.failed))
      }
    })
    lines.on('close', () => {
      if (isHeard) {
        reject(new Error('The server stopped before this was done.'))
      }
    })
  })
}
