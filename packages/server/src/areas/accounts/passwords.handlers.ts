import { setTimeout as pause } from 'node:timers/promises'
import { appendAudit } from '../../audit.ts'
import type { Queryable } from '../../db/database.ts'
import { fail, failField } from '../../fail.ts'
import { ok, type OpenContext, type OpenHandler } from '../../handler.ts'
import type { Person } from '../../identity.ts'
import { requirePassword } from '../../records/signing.ts'
import { stillHasPassword } from '../../session/held-password.ts'
import { easyToGuess, isEasyToGuess } from '../../session/easy-to-guess.ts'
import { endOneTimeLinks, livingLink, spentLink } from '../../session/one-time-links.ts'
import { hashPassword, passwordFits } from '../../session/passwords.ts'
import { endSessionsOf, isLiving } from '../../session/sessions.ts'
import {
  chosenBucketOf,
  confirmationBucketOf,
  forgottenBucketOf,
  takeBack,
  takeTry,
} from '../../session/throttle.ts'
import { tooManyTries } from '../../session/too-many-tries.ts'
import { isChanged, noteChange } from './changed-once.ts'
import { makePasswordLink } from './password-link.ts'

// Longer than the work for somebody who is known, so that time does not tell who is.
const answeredAfterMs = 250

export const forgottenPassword: OpenHandler<'accounts.forgottenPassword'> = {
  async open({ email }, { ports, settings, now, requestId, inTransaction }) {
    const answerTime = pause(answeredAfterMs)
    const waitS = await inTransaction((write) => takeTry(write, [forgottenBucketOf(email)], now))
    if (waitS > 0) {
      return tooManyTries(waitS)
    }
    if (ports.mail !== undefined) {
      await inTransaction(async (write) => {
        const person = await holderOf(write, email)
        if (person === undefined) {
          return
        }
        const { id, shard_key: shardKey, password_hash: passwordHash } = person
        const { first_name: firstName, organisation_name: organisationName } = person
        const hasPassword = passwordHash !== null
        await makePasswordLink(
          write,
          { ports, settings },
          { id, shardKey, firstName, email, hasPassword, organisationName },
        )
        await appendAudit(
          write,
          { shardKey, personId: null, at: now, requestId },
          { recordType: 'person', recordId: id, action: 'ask_for_password' },
        )
      })
    }
    await answerTime
    return ok(null, 'If somebody has this address, a link is on its way to it.')
  },
}

/** Whoever has an address, held: while a link is made for it, nobody corrects it. */
function holderOf(db: Queryable, email: string) {
  return db
    .selectFrom('people as person')
    .innerJoin('organisations as organisation', 'organisation.shard_key', 'person.shard_key')
    .select(['person.id', 'person.shard_key', 'person.first_name', 'person.password_hash'])
    .select('organisation.name as organisation_name')
    .where('person.email', '=', email)
    .where('person.is_active', '=', true)
    .forShare('person')
    .executeTakeFirst()
}

export const oneTimeLink: OpenHandler<'accounts.oneTimeLink'> = {
  async open({ once }, { db, now }) {
    const link = await livingLink(db, once, now)
    return link === undefined ? fail('link_used') : ok({ purpose: link.purpose, email: link.email })
  },
}

const chosen = 'Your password is set.'

export const choosePassword: OpenHandler<'accounts.choosePassword'> = {
  async open({ once, password }, context) {
    const { db, now, requestId, inTransaction, forgetSessions } = context
    // A hash is work: nobody gets it for a link that is dead.
    const living = await livingLink(db, once, now)
    if (living === undefined) {
      return ok({ email: await requireChosen({ once, password }, context) }, chosen)
    }
    if (isEasyToGuess(password, [living.email, living.fullName])) {
      return failField('password', easyToGuess)
    }
    const passwordHash = await hashPassword(password)
    const link = await inTransaction(async (write) => {
      await holdPerson(write, living.personId)
      const taken = await livingLink(write, once, now, true)
      if (taken === undefined) {
        return undefined
      }
      await storePassword(write, { ...taken, passwordHash, now })
      await appendAudit(
        write,
        { shardKey: taken.shardKey, personId: taken.personId, at: now, requestId },
        { recordType: 'person', recordId: taken.personId, action: 'choose_password' },
      )
      return taken
    })
    forgetSessions()
    const email = link?.email ?? (await requireChosen({ once, password }, context))
    return ok({ email }, chosen)
  },
}

/**
 * A form that is sent twice finds its link used by itself: what it asked for is done. Answers whose
 * password it is then; everybody else's link is dead.
 */
async function requireChosen(
  { once, password }: { once: string; password: string },
  { db, now, inTransaction }: OpenContext,
): Promise<string> {
  const link = await spentLink(db, once, now)
  if (link === undefined) {
    return fail('link_used')
  }
  const waitS = await inTransaction((write) => takeTry(write, [chosenBucketOf(link.id)], now))
  const fits = waitS === 0 && (await passwordFits(password, link.password_hash)) === true
  return fits ? link.email : fail('link_used')
}

const changed = 'Your password is changed.'
const notYours = 'so it was not changed'

export const changePassword: OpenHandler<'accounts.changePassword'> = {
  async open({ password, newPassword }, context) {
    const { now, requestId, inTransaction, forgetSessions } = context
    const person = personOf(context)
    const { personId, shardKey, sessionId, info, fullName } = person
    if (await isChanged(newPassword, person, context)) {
      return ok(null, changed)
    }
    const present = await requirePassword(password, { ...context, person }, notYours).catch(
      // The first of two posts of the form may have changed it since.
      async (refusal: unknown) =>
        (await isChanged(newPassword, person, context)) ? null : Promise.reject(refusal),
    )
    if (present === null) {
      // It was no wrong guess of anybody's.
      await takeBack(context.db, [confirmationBucketOf(personId)])
      return ok(null, changed)
    }
    if (isEasyToGuess(newPassword, [info.email, fullName, info.organisationName])) {
      return failField('newPassword', easyToGuess)
    }
    const passwordHash = await hashPassword(newPassword)
    const isMine = await inTransaction(async (write) => {
      const held = { personId, passwordHash: present }
      if (!(await stillHasPassword(write, held, { isToChange: true }))) {
        return false
      }
      if (!(await isLiving(write, sessionId))) {
        return fail('not_signed_in')
      }
      await storePassword(write, { personId, passwordHash, now, exceptSessionId: sessionId })
      await noteChange(write, person, context)
      await appendAudit(
        write,
        { shardKey, personId, at: now, requestId },
        { recordType: 'person', recordId: personId, action: 'change_password' },
      )
      return true
    })
    forgetSessions()
    return isMine || (await isChanged(newPassword, person, context))
      ? ok(null, changed)
      : failField('password', 'This is not your password any more.')
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

/** Their row comes before their links, as wherever an account is changed. */
async function holdPerson(db: Queryable, personId: string): Promise<void> {
  await db.selectFrom('people').select('id').where('id', '=', personId).forUpdate().execute()
}
