import { writeSync } from 'node:fs'
import { WrongUsage } from './command.ts'
import { commands } from './commands.ts'
import { readPlace } from './place.ts'
import { runCommand } from './run-command.ts'
import { standardInput } from './standard-input.ts'

function usage(): string {
  const lines = Object.entries(commands).map(
    ([name, { parameters, summary }]) => `  ${`${name} ${parameters}`.padEnd(18)} ${summary}`,
  )
  return `Usage: npm run -s holdpoint -- COMMAND

${lines.join('\n')}

DATABASE_URL and HOLDPOINT_DATA_DIR say which Holdpoint is meant, as they do for npm start.`
}

async function main([name = 'help', ...args]: readonly string[]): Promise<number> {
  const say = (line: string): void => void writeSync(1, `${line}\n`)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined || args.includes('--help')) {
    say(usage())
    return command === undefined && !['help', '--help'].includes(name) ? 2 : 0
  }
  try {
    const place = readPlace(process.env)
    return await runCommand(
      { name, command, args },
      { place, now: new Date(), say, readInput: standardInput(say) },
    )
  } catch (error) {
    writeSync(2, `${error instanceof Error ? error.message : String(error)}\n`)
    return error instanceof WrongUsage ? 2 : 1
  }
}

process.exitCode = await main(process.argv.slice(2))
