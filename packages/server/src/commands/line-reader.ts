import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** How much a tool may send at each time that it is heard, in bytes. */
export const lineBytesMax = 64 * 1024

/** The sentence about a line that is too long, too late, or not what was asked for. */
export const unreadable = 'The request could not be read.'

/**
 * Reads the lines of JSON that a tool sends, one at each call and each of at most 64 kB. A tool that
 * goes away, is late or sends more is not read on.
 */
export function lineReader(socket: Socket): (withinMs?: number) => Promise<unknown> {
  const lines: string[] = []
  let received = 0
  let isOver = false
  let look = (): void => undefined
  const end = (): void => {
    isOver = true
    socket.pause()
    look()
  }
  socket.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > lineBytesMax) {
      end()
    }
  })
  socket.on('close', end)
  createInterface({ input: socket })
    .on('line', (line) => {
      lines.push(line)
      look()
    })
    // It repeats what goes wrong with the socket, whose end was noticed already.
    .on('error', () => undefined)
  return (withinMs) =>
    new Promise((resolve, reject) => {
      received = 0
      const timer = withinMs === undefined ? undefined : setTimeout(end, withinMs)
      look = () => {
        const line = isOver ? undefined : lines.shift()
        if (line === undefined && !isOver) {
          return
        }
        clearTimeout(timer)
        look = () => undefined
        try {
          resolve(JSON.parse(line ?? ''))
        } catch {
          reject(new Error(unreadable))
        }
      }
      look()
    })
}
