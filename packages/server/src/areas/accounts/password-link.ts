import type { Queryable } from '../../db/database.ts'
import type { HandlerContext } from '../../handler.ts'
import { linkMark, putMail } from '../../mail/put-mail.ts'
import { makeOneTimeLink } from '../../session/one-time-links.ts'
import { passwordMail } from './accounts.mails.ts'

/** Somebody who is to choose a password. */
export type Chooser = {
  id: string
  shardKey: string
  firstName: string
  email: string
  /** Without one the link is an invitation, which lasts longer. */
  hasPassword: boolean
  organisationName: string
}

/**
 * Makes the link by which somebody chooses a password, with its mail where there are mails. Answers
 * the id of the link. Needs a transaction.
 */
export async function makePasswordLink(
  db: Queryable,
  { ports, settings }: Pick<HandlerContext, 'ports' | 'settings'>,
  { id, shardKey, firstName, email, hasPassword, organisationName }: Chooser,
): Promise<string> {
  const purpose = hasPassword ? 'reset' : 'invite'
  const wanted = { shardKey, personId: id, purpose } as const
  const linkId = await makeOneTimeLink(db, ports, settings.sessionSecret, wanted)
  if (ports.mail !== undefined) {
    const letter = hasPassword
      ? passwordMail.reset(firstName, linkMark)
      : passwordMail.invite(firstName, organisationName, linkMark)
    await putMail(db, ports, { shardKey, kind: purpose, to: email, linkId, ...letter })
  }
  return linkId
}
