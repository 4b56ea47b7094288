import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cast, castEmail, castPassword, castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import type { Letter } from '../../ports/ports.ts'
import { deliverMail } from '../../mail/deliver-mail.ts'
import { transaction } from '../../db/transaction.ts'
import { oneTimeSecret } from '../../session/one-time-address.ts'
import { hashPassword } from '../../session/passwords.ts'
import { makeOneTimeLink } from '../../session/one-time-links.ts'

const secret = 'test-secret-test-secret-test-secret'
const chosen = 'a new and longer sentence'

let world: TestServer
let letters: Letter[]

beforeAll(async () => {
  world = await startTestServer({
    mail: {
      send: async (letter) => {
        letters.push(letter)
        return { kind: 'taken' }
      },
    },
  })
})
beforeEach(() => {
  letters = []
  world.wait(3600_000)
})
afterAll(() => world.close())

const signIn = (name: CastName, password: string) =>
  world.nobody.auth.login({ email: castEmail(name), password, deviceType: 'portal' })

/** What the last mail's address says. */
async function onceFromMail(): Promise<string> {
  const { database, ports } = world
  await deliverMail({ database, ports, secret, publicOrigin: 'https://h.example' })
  const [address] = /https:\S+/.exec(letters.at(-1)?.text ?? '') ?? []
  return new URL(address ?? 'https://none.example').searchParams.get('once') ?? ''
}

async function linkFor(name: CastName, purpose: 'invite' | 'reset' = 'reset'): Promise<string> {
  const wanted = { shardKey: castShard, personId: cast[name], purpose }
  const id = await transaction(world.database, (db) =>
    makeOneTimeLink(db, world.ports, secret, wanted),
  )
  return oneTimeSecret(secret, id)
}

async function setPassword(name: CastName, password: string | null): Promise<void> {
  const hash = password === null ? null : await hashPassword(password)
  await world.database.kysely
    .updateTable('people')
    .set({ password_hash: hash })
    .where('id', '=', cast[name])
    .execute()
}

/** What is counted against a bucket. */
async function tries(bucket: string): Promise<number> {
  const row = await world.database.kysely
    .selectFrom('sign_in_throttles')
    .select('failures')
    .where('bucket', '=', bucket)
    .executeTakeFirst()
  return row?.failures ?? 0
}

describe('a forgotten password', () => {
  test('is chosen anew by a link that comes by mail, and every session ends', async () => {
    const { accessToken } = contentOf(await signIn('employee', castPassword))
    contentOf(await world.nobody.accounts.forgottenPassword({ email: castEmail('employee') }))
    const once = await onceFromMail()
    expect(letters.map(({ to }) => to)).toEqual([castEmail('employee')])
    expect(contentOf(await world.nobody.accounts.oneTimeLink({ once }))).toEqual({
      purpose: 'reset',
      email: castEmail('employee'),
    })
    contentOf(await world.nobody.accounts.choosePassword({ once, password: chosen }))
    expect((await world.server.resolve(accessToken)).kind).toBe('nobody')
    expect(problemOf(await signIn('employee', castPassword))).toBe('sign_in_failed')
    contentOf(await signIn('employee', chosen))
  })

  test('is none that many people use, and none made of its owner’s own name', async () => {
    const once = await linkFor('reviewer')
    for (const password of ['Password123456789', 'iloveyouiloveyou', castEmail('reviewer')]) {
      const reply = await world.nobody.accounts.choosePassword({ once, password })
      expect(reply.status === 'problem' && reply.problem.fields).toMatchObject([
        { path: 'password', message: expect.stringContaining('easy to guess') },
      ])
    }
    contentOf(await world.nobody.accounts.choosePassword({ once, password: chosen }))
  })

  test('answers alike whether or not somebody has the address, and writes to nobody else', async () => {
    const known = await world.nobody.accounts.forgottenPassword({ email: castEmail('colleague') })
    const unknown = await world.nobody.accounts.forgottenPassword({ email: 'no@where.example' })
    expect(unknown).toEqual(known)
    await onceFromMail()
    expect(letters.map(({ to }) => to)).toEqual([castEmail('colleague')])
  })

  test('takes as long for nobody as for somebody', async () => {
    const took = async (email: string) => {
      const started = performance.now()
      contentOf(await world.nobody.accounts.forgottenPassword({ email }))
      return performance.now() - started
    }
    const times = [await took(castEmail('manager')), await took('no-one@where.example')]
    expect(Math.min(...times)).toBeGreaterThanOrEqual(249)
  })

  test('fills nobody’s mail: a few an hour', async () => {
    const ask = () => world.nobody.accounts.forgottenPassword({ email: castEmail('foreman') })
    const statuses: string[] = []
    for (let minute = 0; minute < 60; minute += 10) {
      statuses.push(problemOf(await ask()))
      world.wait(10 * 60_000)
    }
    expect(statuses).toEqual([
      ...['status 200', 'status 200', 'status 200'],
      ...['sign_in_throttled', 'sign_in_throttled', 'sign_in_throttled'],
    ])
    world.wait(1)
    expect(problemOf(await ask())).toBe('status 200')
  })

  test('is an invitation again for whoever has chosen none yet', async () => {
    await setPassword('outsider', null)
    contentOf(await world.nobody.accounts.forgottenPassword({ email: castEmail('outsider') }))
    const once = await onceFromMail()
    expect(letters.at(-1)?.subject).toContain('Your account at Holdpoint, for Test organisation')
    world.wait(24 * 3600_000)
    expect(contentOf(await world.nobody.accounts.oneTimeLink({ once })).purpose).toBe('invite')
  })
})

describe('a one-time link', () => {
  test('works once, even at the same time', async () => {
    const once = await linkFor('manager')
    const choose = (password: string) => world.nobody.accounts.choosePassword({ once, password })
    const answers = await Promise.all([choose(chosen), choose(`${chosen}, or another`)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(problemOf(await choose(`${chosen}, or a third`))).toBe('link_used')
    expect(problemOf(await world.nobody.accounts.oneTimeLink({ once }))).toBe('link_used')
  })

  test('answers what it did when its form is sent twice, for minutes and some tries', async () => {
    const once = await linkFor('manager')
    const choose = (password: string) => world.nobody.accounts.choosePassword({ once, password })
    const twice = await Promise.all([choose(chosen), choose(chosen)])
    expect(twice.map(problemOf)).toEqual(['status 200', 'status 200'])
    for (const guess of ['one', 'two', 'three']) {
      expect(problemOf(await choose(`${chosen}, or ${guess}`))).toBe('link_used')
    }
    expect(problemOf(await choose(chosen))).toBe('link_used')
    const other = await linkFor('manager')
    const again = () => world.nobody.accounts.choosePassword({ once: other, password: chosen })
    expect(problemOf(await again())).toBe('status 200')
    world.wait(10 * 60_000)
    expect(problemOf(await again())).toBe('link_used')
  })

  test('is looked at without being used', async () => {
    const once = await linkFor('reviewer', 'invite')
    for (let look = 0; look < 3; look += 1) {
      expect(contentOf(await world.nobody.accounts.oneTimeLink({ once })).purpose).toBe('invite')
    }
    contentOf(await world.nobody.accounts.choosePassword({ once, password: chosen }))
  })

  test('dies of age, and when a newer one is made', async () => {
    const first = await linkFor('reviewer')
    const second = await linkFor('reviewer')
    expect(problemOf(await world.nobody.accounts.oneTimeLink({ once: first }))).toBe('link_used')
    world.wait(3600_000 - 1)
    contentOf(await world.nobody.accounts.oneTimeLink({ once: second }))
    world.wait(1)
    const late = await world.nobody.accounts.choosePassword({ once: second, password: chosen })
    expect(problemOf(late)).toBe('link_used')
  })

  test('is kept as a hash', async () => {
    const once = await linkFor('reviewer')
    const rows = await world.database.kysely.selectFrom('one_time_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(once)
  })
})

describe('one’s own password', () => {
  test('is changed by who knows it, and the other sessions end', async () => {
    const here = contentOf(await signIn('admin', castPassword)).accessToken
    const elsewhere = contentOf(await signIn('admin', castPassword)).accessToken
    const origin = { requestId: 'r', clientAddress: '127.0.0.1' }
    const me = world.server.client(await world.server.resolve(here), origin)
    const wrong = await me.accounts.changePassword({ password: 'x', newPassword: chosen })
    expect(problemOf(wrong)).toBe('invalid_input')
    contentOf(await me.accounts.changePassword({ password: castPassword, newPassword: chosen }))
    expect((await world.server.resolve(here)).kind).toBe('person')
    expect((await world.server.resolve(elsewhere)).kind).toBe('nobody')
    contentOf(await signIn('admin', chosen))
  })

  test('is changed once by a form that is sent twice, which hears so twice', async () => {
    await setPassword('foreman', castPassword)
    const me = await world.as('foreman')
    const wanted = { password: castPassword, newPassword: chosen }
    const send = (more = {}) =>
      me.accounts.changePassword({ ...wanted, ...more }, { idempotencyKey: 'one-form' })
    expect((await Promise.all([send(), send()])).map(problemOf)).toEqual([
      'status 200',
      'status 200',
    ])
    contentOf(await send())
    expect(await tries(`sign:${cast.foreman}`)).toBe(0)
    const other = await send({ newPassword: `${chosen}, or another` })
    expect(other.status === 'problem' && other.problem.message).toBe(
      'That is not your password, so it was not changed.',
    )
  })

  test('is nobody’s who is not signed in', async () => {
    const answer = await world.nobody.accounts.changePassword({
      password: castPassword,
      newPassword: chosen,
    })
    expect(problemOf(answer)).toBe('not_signed_in')
  })
})

test('whoever has no password, having come by the identity provider, is told so where one is asked for', async () => {
  const me = await world.as('foreman')
  await world.database.kysely
    .updateTable('people')
    .set({ password_hash: null })
    .where('id', '=', cast.foreman)
    .execute()
  const reply = await me.accounts.changePassword({ password: 'x', newPassword: chosen })
  expect(reply.status === 'problem' && reply.problem.fields).toEqual([
    { path: 'password', message: expect.stringContaining('no password here yet') as string },
  ])
})

test('the password of the demo world opens nothing where there may be none', async () => {
  const { demoPassword, demoEmail } = await import('../auth/demo-people.ts')
  await world.database.kysely
    .updateTable('people')
    .set({ password_hash: await hashPassword(demoPassword) })
    .where('email', '=', demoEmail('colleague'))
    .execute()
  expect(problemOf(await signIn('colleague', demoPassword))).toBe('sign_in_failed')
})
