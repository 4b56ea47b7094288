import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { catalogue } from '@holdpoint/api'
import { makeFirstDay } from '../areas/accounts/set-up.ts'
import { dataFolderPaths } from '../db/data-folder.ts'
import { transaction } from '../db/transaction.ts'
import { nodePorts } from '../ports/node-ports.ts'
import { easyToGuess, isEasyToGuess } from '../session/easy-to-guess.ts'
import { hashPassword } from '../session/passwords.ts'
import { WrongUsage, type Command } from './command.ts'

const options = {
  organisation: { type: 'string', default: '' },
  email: { type: 'string', default: '' },
  'first-name': { type: 'string', default: '' },
  'last-name': { type: 'string', default: '' },
  'time-zone': { type: 'string', default: 'UTC' },
} as const

const optionOf: Readonly<Record<string, string>> = {
  organisationName: '--organisation',
  email: '--email',
  firstName: '--first-name',
  lastName: '--last-name',
  timeZone: '--time-zone',
  password: 'The password, from the standard input',
}

/**
 * The same as the page of the first day, for whoever has the machine. The password comes by the
 * standard input, so that no list of processes shows it.
 */
export const admin: Command = {
  parameters: 'create OPTIONS',
  summary: `Names the organisation of an empty database and makes its first administrator.
${' '.repeat(22)}--organisation NAME --email ADDRESS --first-name NAME --last-name NAME
${' '.repeat(22)}[--time-zone ZONE], and the password by the standard input.`,
  readsInput: true,
  async run([deed, ...args], { place: { dataDir }, say, onDatabase }) {
    if (deed !== 'create') {
      throw new WrongUsage('What can be done with administrators is: admin create.')
    }
    const { password, ...firstDay } = await read(args, say)
    const ports = nodePorts({ filesDir: dataFolderPaths(dataDir).files, logLevel: 'silent' })
    const passwordHash = await hashPassword(password)
    const isDone = await onDatabase({}, (database) =>
      transaction(database, (db) =>
        makeFirstDay(db, ports, { ...firstDay, passwordHash }, 'command line'),
      ),
    )
    say(
      isDone
        ? `${firstDay.organisationName} is set up, and ${firstDay.email} may sign in.`
        : 'This database is set up already; nothing was changed.',
    )
    return isDone ? 0 : 1
  },
}

async function read(args: readonly string[], say: (line: string) => void) {
  const values = optionsIn(args)
  if (process.stdin.isTTY) {
    say('Type the password, then Enter and Ctrl+D. It is shown as you type.')
  }
  const { data, error } = catalogue.accounts.setUp.input.omit({ code: true }).safeParse({
    organisationName: values.organisation,
    email: values.email,
    firstName: values['first-name'],
    lastName: values['last-name'],
    timeZone: values['time-zone'],
    password: (await text(process.stdin)).replace(/\r?\n$/, ''),
  })
  if (data === undefined) {
    const lines = error.issues.map(
      ({ path, message }) => `${optionOf[path.join('.')] ?? path.join('.')}: ${message}`,
    )
    throw new WrongUsage(lines.join('\n'))
  }
  const { password, firstName, lastName, email, organisationName } = data
  if (isEasyToGuess(password, [firstName, lastName, email, organisationName])) {
    throw new WrongUsage(`${optionOf['password']}: ${easyToGuess}`)
  }
  return data
}

function optionsIn(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
}
