import { parseArgs, type ParseArgsConfig } from 'node:util'
import { WrongUsage } from './command.ts'

/** What was typed behind a command; an option that it does not know is `WrongUsage`. */
export function typedOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
}
