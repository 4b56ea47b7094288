import { admin } from './admin.ts'
import { backup, restore, verify } from './backup.ts'
import type { Command } from './command.ts'
import { doctor } from './doctor.ts'
import { importPeopleCommand } from './import-people.ts'

/** What an operator can do, by name. A new command is one line here. */
export const commands: Readonly<Record<string, Command>> = {
  admin,
  'import-people': importPeopleCommand,
  backup,
  restore,
  verify,
  doctor,
}
