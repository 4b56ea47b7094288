import type { Database } from '../db/database.ts'
import type { OpenDatabaseOptions } from '../db/open-database.ts'
import type { Place } from './place.ts'

/** Something that an operator does at the console: `npm run -s holdpoint -- <name>`. */
export type Command = {
  /** What is typed after the name, such as `[FILE]`. */
  parameters: string
  /** One line: what it is for. */
  summary: string
  /** Does it. Answers the exit code: 0 for done, 1 for done with something to see to. */
  run: (args: readonly string[], console: Console) => Promise<number>
}

/** What a command is given. */
export type Console = {
  place: Place
  now: Date
  /** One line for whoever typed the command. */
  say: (line: string) => void
  /** The standard input of whoever typed the command; `hint` tells a person at a terminal what to type. */
  readInput: (hint: string) => Promise<string>
  /** Works on the database of the place, which a running server may hold open already. */
  onDatabase: OnDatabase
}

/** Opens a database at a schema (`upTo`, as `openDatabase` has it), lends it and closes it. */
export type OnDatabase = <T>(
  options: Pick<OpenDatabaseOptions, 'upTo'>,
  work: (database: Database) => Promise<T>,
) => Promise<T>

/** What was typed makes no sense. The message is one sentence. */
export class WrongUsage extends Error {
  override name = 'WrongUsage'
}
