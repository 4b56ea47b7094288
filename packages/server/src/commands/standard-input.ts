import { text } from 'node:stream/consumers'
import type { Console } from './command.ts'

/** Reads the standard input of this process; a person at a terminal is told what to type. */
export function standardInput(say: Console['say']): Console['readInput'] {
  return (hint) => {
    if (process.stdin.isTTY) {
      say(hint)
    }
    return text(process.stdin)
  }
}
