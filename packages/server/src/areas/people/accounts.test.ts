import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, castEmail, castPassword, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import type { Letter } from '../../ports/ports.ts'
import { deliverMail } from '../../mail/deliver-mail.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  // Keeps accounts, and nothing else.
  await world.database.kysely
    .updateTable('people')
    .set({ granted_keys: ['manage_employees'] })
    .where('id', '=', cast.manager)
    .execute()
})
afterAll(() => world.close())

const newcomer = {
  firstName: 'Bo',
  lastName: 'Li',
  email: 'Bo.Li@company.example',
  employeeNumber: 'n-100',
  employeeTitle: 'Operator',
}
const password = 'a sentence of my own'

const onceIn = (link: string | null) => new URL(link ?? '').searchParams.get('once') ?? ''
const versionOf = async (name: CastName) =>
  contentOf(await (await world.as('admin')).people.get({ userId: cast[name] })).rowVersion

describe('whoever keeps accounts', () => {
  test('adds a person, who chooses a password by the link that is answered once', async () => {
    const manager = await world.as('manager')
    const key = { idempotencyKey: 'add-bo-li' }
    const { userId, link } = contentOf(await manager.people.add(newcomer, key))
    expect(contentOf(await manager.people.add(newcomer, key))).toEqual({ userId, link: null })
    const invited = contentOf(await manager.people.list({ section: 'invited' }))
    expect(invited.data).toMatchObject([{ userId, fullName: 'Bo Li', state: 'invited' }])
    contentOf(await world.nobody.accounts.choosePassword({ once: onceIn(link), password }))
    contentOf(await world.nobody.auth.login({ email: newcomer.email, password }))
    expect(contentOf(await manager.people.get({ userId })).state).toBe('active')
  })

  test('is told beside the field what somebody else has', async () => {
    const manager = await world.as('manager')
    const fieldsOf = async (more: Partial<typeof newcomer>) => {
      const reply = await manager.people.add({ ...newcomer, ...more })
      return reply.status === 'problem' && reply.problem.fields.map(({ path }) => path)
    }
    expect(await fieldsOf({ email: castEmail('employee'), employeeNumber: 'x' })).toEqual(['email'])
    expect(await fieldsOf({ email: 'x@y.example', employeeNumber: 'employee' })).toEqual([
      'employeeNumber',
    ])
  })

  test('ends a leaver’s sessions at once, and gives the account back', async () => {
    const manager = await world.as('manager')
    const token = await world.tokenOf('colleague')
    const userId = cast.colleague
    const old = await manager.people.deactivate({ userId }, { ifMatch: 99 })
    expect(problemOf(old)).toBe('row_changed')
    contentOf(
      await manager.people.deactivate({ userId }, { ifMatch: await versionOf('colleague') }),
    )
    expect((await world.server.resolve(token)).kind).toBe('nobody')
    const signIn = () =>
      world.nobody.auth.login({ email: castEmail('colleague'), password: castPassword })
    expect(problemOf(await signIn())).toBe('sign_in_failed')
    expect(problemOf(await manager.people.invite({ userId }))).toBe('wrong_state')
    contentOf(await manager.people.reactivate({ userId }))
    contentOf(await signIn())
  })

  test('comes by nobody’s rights: who may do more is left to who may do as much', async () => {
    const manager = await world.as('manager')
    for (const name of ['reviewer', 'admin'] as const) {
      const userId = cast[name]
      expect(problemOf(await manager.people.invite({ userId }))).toBe('key_not_held')
      expect(problemOf(await manager.people.deactivate({ userId }))).toBe('key_not_held')
    }
  })

  test('deactivates neither themselves nor anybody elsewhere', async () => {
    const [manager, admin] = [await world.as('manager'), await world.as('admin')]
    expect(problemOf(await manager.people.deactivate({ userId: cast.manager }))).toBe('own_rights')
    expect(problemOf(await admin.people.deactivate({ userId: cast.outsider }))).toBe('forbidden')
    expect(problemOf(await (await world.as('employee')).people.list({}))).toBe('forbidden')
  })
})

test('with a mail server the link goes by mail, and is answered to nobody', async () => {
  const letters: Letter[] = []
  const mailing = await startTestServer({
    mail: {
      send: async (letter) => {
        letters.push(letter)
        return { kind: 'taken' }
      },
    },
  })
  const admin = await mailing.as('admin')
  expect(contentOf(await admin.people.add(newcomer)).link).toBeNull()
  const { database, ports } = mailing
  const secret = 'test-secret-test-secret-test-secret'
  await deliverMail({ database, ports, secret, publicOrigin: 'https://h.example' })
  expect(letters.map(({ to }) => to)).toEqual(['bo.li@company.example'])
  const [address] = /https:\S+/.exec(letters[0]?.text ?? '') ?? []
  contentOf(await mailing.nobody.accounts.choosePassword({ once: onceIn(address ?? ''), password }))
  await mailing.close()
})
