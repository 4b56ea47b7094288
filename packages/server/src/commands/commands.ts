import { backup, restore, verify } from './backup.ts'
import type { Command } from './command.ts'
import { doctor } from './doctor.ts'

/** What an operator can do, by name. A new command is one line here. */
export const commands: Readonly<Record<string, Command>> = { backup, restore, verify, doctor }
