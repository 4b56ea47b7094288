import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, castEmail, castPassword, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { placeFile } from '../../../test/place-file.ts'
import { lockedOn, placeLoto } from '../../../test/place-loto.ts'
import { leftWorkJob } from '../../left.clock.ts'
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

describe('what waits for somebody', () => {
  test('is told to whoever keeps accounts alone', async () => {
    const userId = cast.colleague
    expect(problemOf(await (await world.as('employee')).people.waiting({ userId }))).toBe(
      'forbidden',
    )
    const outside = await (await world.as('outsider')).people.waiting({ userId })
    expect(problemOf(outside)).toBe('forbidden')
  })

  test('is counted by module, names who takes it over, and is less once it has gone on', async () => {
    const { database, ports } = world
    await database.kysely
      .updateTable('people')
      .set({ manager_id: cast.foreman })
      .where('id', '=', cast.colleague)
      .execute()
    const manager = await world.as('manager')
    const waiting = async () => contentOf(await manager.people.waiting({ userId: cast.colleague }))
    expect((await waiting()).works).toEqual([])
    await placeAction(world, 'to-do')
    await placeAction(world, 'to-do-2')
    await placeAction(world, 'together', { assignees: ['colleague', 'reviewer'] })
    await placeFile(world, 'owned', { columns: { owner_id: cast.colleague } })
    await placeLoto(world, 'locked', {
      columns: { status: 'work_active' },
      people: [lockedOn(cast.colleague, '77')],
    })
    const locks = { name: 'loto_locks', count: 1, goesOn: false }
    expect(await waiting()).toEqual({
      manager: expect.objectContaining({ personId: cast.foreman }) as unknown,
      works: [
        { name: 'action_to_do', count: 2, goesOn: true },
        { name: 'file_owned', count: 1, goesOn: true },
        locks,
      ],
    })
    const rowVersion = await versionOf('colleague')
    contentOf(await manager.people.deactivate({ userId: cast.colleague }, { ifMatch: rowVersion }))
    expect((await waiting()).works).toHaveLength(3)
    await leftWorkJob.run({ database, ports, now: ports.clock.now() }, {})
    expect((await waiting()).works).toEqual([locks])
  })
})
