import type { PersonContext } from '../../handler.ts'
import { oneTimeAddress } from '../../session/one-time-address.ts'
import { makePasswordLink, type Chooser } from '../accounts/password-link.ts'

type Invited = Pick<Chooser, 'id' | 'firstName' | 'email' | 'hasPassword'>

/** Sends a link by which a person chooses a password, or answers it where no mail can be sent. */
export async function inviteThem(context: PersonContext, invited: Invited): Promise<string | null> {
  const { db, person, ports, settings } = context
  const { shardKey, info } = person
  const { organisationName } = info
  const linkId = await makePasswordLink(db, context, { ...invited, shardKey, organisationName })
  return ports.mail === undefined
    ? oneTimeAddress(settings.publicOrigin, settings.sessionSecret, linkId)
    : null
}
