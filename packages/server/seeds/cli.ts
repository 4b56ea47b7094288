import { writeSync } from 'node:fs'
import { readPlace } from '../src/commands/place.ts'
import { runCommand } from '../src/commands/run-command.ts'
import { standardInput } from '../src/commands/standard-input.ts'
import { seed } from './seed-command.ts'
import { parseSeedOptions, seedUsage } from './seed-options.ts'

const say = (line: string): void => void writeSync(1, `${line}\n`)
const complain = (line: string): void => void writeSync(2, `${line}\n`)

const args = process.argv.slice(2)
const parsed = parseSeedOptions(args, process.env)
switch (parsed.kind) {
  case 'help':
    say(seedUsage)
    break
  case 'wrong':
    complain(`${parsed.message}\n\n${seedUsage}`)
    process.exitCode = 2
    break
  case 'run':
    try {
      const readInput = standardInput(say)
      const surroundings = { place: readPlace(process.env), now: new Date(), say, readInput }
      process.exitCode = await runCommand({ name: 'seed', command: seed, args }, surroundings)
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error))
      process.exitCode = 1
    }
    break
  default:
    parsed satisfies never
}
