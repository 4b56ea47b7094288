import { catalogue } from '@holdpoint/api'
import { linkForAdministrator } from '../areas/accounts/link-for-administrator.ts'
import { dataFolderPaths } from '../db/data-folder.ts'
import { sessionSecret } from '../db/secret.ts'
import { transaction } from '../db/transaction.ts'
import { nodePorts } from '../ports/node-ports.ts'
import { oneTimeAddress } from '../session/one-time-address.ts'
import { WrongUsage, type Command } from './command.ts'
import { onStarted } from './on-started.ts'
import { typedOptions } from './typed-options.ts'

export const resetUsage = `admin reset-password: prints a link by which an administrator chooses a new
password, once, within an hour. --email ADDRESS`

/**
 * A link for the administrator who has forgotten the password where no mail is sent and no other
 * administrator is there: who has the machine has all that is on it.
 */
export const resetAdminPassword: Command['run'] = async (args, { place, say, onDatabase }) => {
  const { email } = typedOptions(args, { email: { type: 'string', default: '' } })
  const { data, error } = catalogue.accounts.forgottenPassword.input.safeParse({ email })
  if (data === undefined) {
    throw new WrongUsage(`--email: ${error.issues[0]?.message ?? 'Enter an email address.'}`)
  }
  const { files, secret: secretFile } = dataFolderPaths(place.dataDir)
  const ports = nodePorts({ filesDir: files, logLevel: 'silent' })
  const answer = await onStarted({ place, onDatabase }, async (database) => {
    const secret = sessionSecret(secretFile, place.secret)
    const made = await transaction(database, (db) =>
      linkForAdministrator(db, ports, { secret, email: data.email, requestId: 'command line' }),
    )
    return 'why' in made ? made : { address: oneTimeAddress(place.origin, secret, made.linkId) }
  })
  if ('why' in answer) {
    say(answer.why)
    return 1
  }
  say(answer.address)
  say('It opens once, within an hour, and ends every session of this account when it is used.')
  return 0
}
