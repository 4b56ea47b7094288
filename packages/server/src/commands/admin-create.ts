import { catalogue } from '@holdpoint/api'
import { makeFirstDay } from '../areas/accounts/set-up.ts'
import { dataFolderPaths } from '../db/data-folder.ts'
import { transaction } from '../db/transaction.ts'
import { nodePorts } from '../ports/node-ports.ts'
import { easyToGuess, isEasyToGuess } from '../session/easy-to-guess.ts'
import { hashPassword } from '../session/passwords.ts'
import { WrongUsage, type Command, type Console } from './command.ts'
import { typedOptions } from './typed-options.ts'

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

export const createUsage = `admin create: names the organisation of an empty database and makes its first
administrator.
--organisation NAME --email ADDRESS --first-name NAME --last-name NAME
[--time-zone ZONE], and the password by the standard input.`

/**
 * The same as the page of the first day, for whoever has the machine. The password comes by the
 * standard input, so that no list of processes shows it.
 */
export const createAdmin: Command['run'] = async (args, console) => {
  const { place, say, onDatabase } = console
  const { password, ...firstDay } = await read(args, console)
  const ports = nodePorts({ filesDir: dataFolderPaths(place.dataDir).files, logLevel: 'silent' })
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
}

async function read(args: readonly string[], { readInput }: Pick<Console, 'readInput'>) {
  const values = typedOptions(args, options)
  const typed = await readInput(
    'Type the password, then Enter and Ctrl+D. It is shown as you type.',
  )
  const { data, error } = catalogue.accounts.setUp.input.omit({ code: true }).safeParse({
    organisationName: values.organisation,
    email: values.email,
    firstName: values['first-name'],
    lastName: values['last-name'],
    timeZone: values['time-zone'],
    password: typed.replace(/\r?\n$/, ''),
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
