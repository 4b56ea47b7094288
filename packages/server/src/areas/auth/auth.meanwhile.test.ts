import { hash } from '@node-rs/argon2'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cast, castEmail, castPassword } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'

let world: TestServer

beforeEach(async () => {
  world = await startTestServer()
  await world.as('admin')
})
afterEach(() => world.close())

const chosen = 'a new and longer sentence'

/** Gives somebody a password that is looked at for so long that others come in between. */
async function slowPassword(name: 'employee'): Promise<void> {
  await world.database.kysely
    .updateTable('people')
    .set({ password_hash: await hash(castPassword, { memoryCost: 65_536, timeCost: 30 }) })
    .where('id', '=', cast[name])
    .execute()
}

/** Until a try is counted, which is the last thing before its password is looked at. */
async function untilLookedAt(bucket: string): Promise<void> {
  for (;;) {
    const counted = await world.database.kysely
      .selectFrom('sign_in_throttles')
      .select('bucket')
      .where('bucket', 'like', `${bucket}%`)
      .where('failures', '>', 0)
      .executeTakeFirst()
    if (counted !== undefined) {
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

function changePassword() {
  return world.database.kysely
    .updateTable('people')
    .set({ password_hash: 'another' })
    .where('id', '=', cast.employee)
    .execute()
}

async function deactivate() {
  const { people } = await world.as('admin')
  contentOf(await people.deactivate({ userId: cast.employee }))
}

const living = async () => {
  const rows = await world.database.kysely
    .selectFrom('sessions')
    .select('id')
    .where('person_id', '=', cast.employee)
    .where('revoked_at', 'is', null)
    .execute()
  return rows.length
}

describe('while a password is looked at', () => {
  test.each([
    ['their account is shut', deactivate],
    ['they choose another', changePassword],
  ])('nobody gets in if %s', async (_what, meanwhile) => {
    await slowPassword('employee')
    const answer = world.nobody.auth.login({
      ...{ email: castEmail('employee'), password: castPassword, deviceType: 'portal' },
    })
    await untilLookedAt('pair:')
    await meanwhile()
    expect(problemOf(await answer)).toBe('sign_in_failed')
    expect(await living()).toBe(0)
  })

  test('nobody changes theirs by a session that has ended, or from one that is not theirs any more', async () => {
    const me = await world.as('employee')
    await slowPassword('employee')
    const wanted = { password: castPassword, newPassword: chosen }
    const ended = me.accounts.changePassword(wanted)
    await untilLookedAt('sign:')
    await world.database.kysely
      .updateTable('sessions')
      .set({ revoked_at: world.ports.clock.now() })
      .where('person_id', '=', cast.employee)
      .execute()
    expect(problemOf(await ended)).toBe('not_signed_in')
    const other = me.accounts.changePassword(wanted)
    await untilLookedAt('sign:')
    await changePassword()
    const reply = await other
    expect(reply.status === 'problem' && reply.problem.fields).toMatchObject([
      { path: 'password', message: 'This is not your password any more.' },
    ])
  })
})
