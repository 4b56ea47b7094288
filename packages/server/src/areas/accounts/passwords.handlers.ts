import { setTimeout as pause } from 'node:timers/promises'
import { appendAudit } from '../../audit.ts'
import type { Queryable } from '../../db/database.ts'
import { fail, failField } from '../../fail.ts'
import { ok, type OpenContext, type OpenHandler } from '../../handler.ts'
import type { Person } from '../../identity.ts'
import { putMail, linkMark } from '../../mail/put-mail.ts'
import { requirePassword } from '../../records/signing.ts'
import { easyToGuess, isEasyToGuess } from '../../session/easy-to-guess.ts'
import { endOneTimeLinks, livingLink, makeOneTimeLink } from '../../session/one-time-links.ts'
import { hashPassword } from '../../session/passwords.ts'
import { endSessionsOf } from '../../session/sessions.ts'
import { forgottenBucketOf, takeTry } from '../../session/throttle.ts'
import { tooManyTries } from '../../session/too-many-tries.ts'
import { passwordMail } from './accounts.mails.ts'

// Longer than the work for somebody who is known, so that time does not tell who is.
const answeredAfterMs = 250

export const forgottenPassword: OpenHandler<'accounts.forgottenPassword'> = {
  async open({ email }, { db, ports, settings, now, requestId, inTransaction }) {
    const answerTime = pause(answeredAfterMs)
    const waitS = await inTransaction((write) => takeTry(write, [forgottenBucketOf(email)], now))
    if (waitS > 0) {
      return tooManyTries(waitS)
    }
    const person = await personOfAddress(db, email)
    if (person !== undefined && ports.mail !== undefined) {
      await inTransaction(async (write) => {
        const linkId = await makeOneTimeLink(write, ports, settings.sessionSecret, {
          shardKey: person.shard_key,
          personId: person.id,
          purpose: 'reset',
        })
        const letter = passwordMail.reset(person.first_name, linkMark)
        await putMail(write, ports, {
          ...{ shardKey: person.shard_key, kind: 'reset', to: email, linkId },
          ...letter,
        })
        await appendAudit(
          write,
          { shardKey: person.shard_key, personId: null, at: now, requestId },
          { recordType: 'person', recordId: person.id, action: 'ask_for_password' },
        )
      })
    }
    await answerTime
    return ok(null, 'If somebody has this address, a link is on its way to it.')
  },
}

function personOfAddress(db: Queryable, email: string) {
  return db
    .selectFrom('people')
    .select(['id', 'shard_key', 'first_name'])
    .where('email', '=', email)
    .where('is_active', '=', true)
    .executeTakeFirst()
}

export const oneTimeLink: OpenHandler<'accounts.oneTimeLink'> = {
  async open({ once }, { db, now }) {
    const link = await livingLink(db, once, now)
    return link === undefined ? fail('link_used') : ok({ purpose: link.purpose, email: link.email })
  },
}

export const choosePassword: OpenHandler<'accounts.choosePassword'> = {
  async open({ once, password }, context) {
    const { db, now, requestId, inTransaction, forgetSessions } = context
    // A hash is work: nobody gets it for a link that is dead.
    const living = await livingLink(db, once, now)
    if (living === undefined) {
      return fail('link_used')
    }
    if (isEasyToGuess(password, [living.email, living.fullName])) {
      return failField('password', easyToGuess)
    }
    const passwordHash = await hashPassword(password)
    const email = await inTransaction(async (write) => {
      const link = await livingLink(write, once, now, true)
      if (link === undefined) {
        return fail('link_used')
      }
      await storePassword(write, { ...link, passwordHash, now })
      await appendAudit(
        write,
        { shardKey: link.shardKey, personId: link.personId, at: now, requestId },
        { recordType: 'person', recordId: link.personId, action: 'choose_password' },
      )
      return link.email
    })
    forgetSessions()
    return ok({ email }, 'Your password is set.')
  },
}

export const changePassword: OpenHandler<'accounts.changePassword'> = {
  async open({ password, newPassword }, context) {
    const { now, requestId, inTransaction, forgetSessions } = context
    const person = personOf(context)
    await requirePassword(password, { ...context, person })
    const { email, organisationName } = person.info
    if (isEasyToGuess(newPassword, [email, person.fullName, organisationName])) {
      return failField('newPassword', easyToGuess)
    }
    const passwordHash = await hashPassword(newPassword)
    const { personId, shardKey, sessionId } = person
    await inTransaction(async (write) => {
      await storePassword(write, { personId, passwordHash, now, exceptSessionId: sessionId })
      await appendAudit(
        write,
        { shardKey, personId, at: now, requestId },
        { recordType: 'person', recordId: personId, action: 'change_password' },
      )
    })
    forgetSessions()
    return ok(null, 'Your password is changed.')
  },
}

/** The policy has let nobody else through. */
function personOf({ identity }: OpenContext): Person {
  return identity.kind === 'person' ? identity.person : fail('not_signed_in')
}

type NewPassword = {
  personId: string
  passwordHash: string
  now: Date
  exceptSessionId?: string
}

/** A new password: links and sessions that the old one, or its lack, has led to are over. */
async function storePassword(
  db: Queryable,
  { personId, passwordHash, now, exceptSessionId }: NewPassword,
): Promise<void> {
  await db
    .updateTable('people')
    .set({ password_hash: passwordHash })
    .where('id', '=', personId)
    .execute()
  await endOneTimeLinks(db, [personId], now)
  await endSessionsOf(db, personId, now, exceptSessionId)
}
