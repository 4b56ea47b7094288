import { fail, failField } from '../../fail.ts'
import { ok, type OpenHandler } from '../../handler.ts'
import { easyToGuess, isEasyToGuess } from '../../session/easy-to-guess.ts'
import { hashPassword } from '../../session/passwords.ts'
import { setUpBucketOf, takeTry } from '../../session/throttle.ts'
import { tooManyTries } from '../../session/too-many-tries.ts'
import { requireKnownZone } from '../settings/known-zone.ts'
import { isSetUp, isSetUpCode, makeFirstDay } from './set-up.ts'

export const setUp: OpenHandler<'accounts.setUp'> = {
  async open({ code, password, ...firstDay }, context) {
    const { db, ports, now, clientAddress, requestId, inTransaction } = context
    if (await isSetUp(db)) {
      return fail('not_found')
    }
    const waitS = await inTransaction((write) =>
      takeTry(write, [setUpBucketOf(clientAddress)], now),
    )
    if (waitS > 0) {
      return tooManyTries(waitS)
    }
    if (!(await isSetUpCode(db, code, now))) {
      // Whoever was quicker has taken the codes away with it.
      return fail((await isSetUp(db)) ? 'not_found' : 'set_up_code_refused')
    }
    const { firstName, lastName, email, organisationName } = firstDay
    if (isEasyToGuess(password, [firstName, lastName, email, organisationName])) {
      return failField('password', easyToGuess)
    }
    await requireKnownZone(db, firstDay.timeZone)
    const passwordHash = await hashPassword(password)
    const isMine = await inTransaction((write) =>
      makeFirstDay(write, ports, { ...firstDay, passwordHash }, requestId),
    )
    return isMine ? ok(null, 'The organisation is set up.') : fail('not_found')
  },
}
