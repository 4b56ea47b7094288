import { WrongUsage, type Command, type Console } from './command.ts'
import { createAdmin, createUsage } from './admin-create.ts'
import { resetAdminPassword, resetUsage } from './admin-reset-password.ts'

const deeds: Readonly<Record<string, Command['run']>> = {
  create: createAdmin,
  'reset-password': resetAdminPassword,
}

/** What whoever has the machine does with administrators, who need nobody but the machine for it. */
export const admin: Command = {
  parameters: 'DEED OPTIONS',
  summary: `${createUsage}\n${resetUsage}`.replaceAll('\n', `\n${' '.repeat(22)}`),
  async run([name = '', ...args], console: Console) {
    const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined
    if (deed === undefined) {
      throw new WrongUsage(
        'What can be done with administrators is: admin create, admin reset-password.',
      )
    }
    return await deed(args, console)
  },
}
