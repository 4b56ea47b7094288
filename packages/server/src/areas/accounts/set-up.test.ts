import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { permissionKeys } from '@holdpoint/api'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { mintSetUpCode } from './set-up.ts'

let world: TestServer

beforeEach(async () => {
  world = await startTestServer({ isEmpty: true })
})
afterEach(() => world.close())

const firstDay = {
  organisationName: 'Blue Mesa Services',
  timeZone: 'America/Denver',
  firstName: 'Ada',
  lastName: 'Moss',
  email: ' Ada@BlueMesa.example ',
  password: 'the first day is sunny',
}

async function mintCode(): Promise<string> {
  return (await mintSetUpCode(world.database, world.ports)) ?? 'none'
}

const setUp = (code: string, more: Partial<typeof firstDay> = {}) =>
  world.nobody.accounts.setUp({ ...firstDay, ...more, code })

describe('the set-up', () => {
  test('is asked for while there is no organisation', async () => {
    expect(contentOf(await world.nobody.auth.loginSettings({}))).toMatchObject({
      isSetUp: false,
      demo: null,
    })
  })

  test('names the organisation and makes an administrator who may do everything', async () => {
    const code = await mintCode()
    contentOf(await setUp(code.toLowerCase().replaceAll('-', ' ')))
    const { email, password } = firstDay
    const { accessToken } = contentOf(
      await world.nobody.auth.login({ email, password, deviceType: 'portal' }),
    )
    const origin = { requestId: 'r', clientAddress: '127.0.0.1' }
    const admin = world.server.client(await world.server.resolve(accessToken), origin)
    const session = contentOf(await admin.auth.session({}))
    expect(session).toMatchObject({
      organisationName: 'Blue Mesa Services',
      timeZone: 'America/Denver',
      email: 'ada@bluemesa.example',
    })
    expect(session.permissions.toSorted()).toEqual(permissionKeys.toSorted())
    const origins = contentOf(await admin.sqr.masterNcr({})).filter(({ level }) => level === 1)
    expect(origins.map(({ name }) => name)).toEqual(['Origin', 'Disposition', 'Class', 'Cause'])
  })

  test('is over once it is done, and prints no code any more', async () => {
    const code = await mintCode()
    contentOf(await setUp(code))
    expect(problemOf(await setUp(code))).toBe('not_found')
    expect(contentOf(await world.nobody.auth.loginSettings({})).isSetUp).toBe(true)
    expect(await mintSetUpCode(world.database, world.ports)).toBeUndefined()
  })

  test('has one winner, from two browsers and by two codes', async () => {
    const codes = [await mintCode(), await mintCode()]
    const answers = await Promise.all(
      [...codes, ...codes].map((code, index) => setUp(code, { email: `a${index}@b.example` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => problemOf(answer) === 'not_found')).toHaveLength(3)
    for (const table of ['organisations', 'people'] as const) {
      const rows = await world.database.kysely.selectFrom(table).select('id').execute()
      expect(rows).toHaveLength(1)
    }
  })

  test('takes no other code, and slows down who guesses', async () => {
    const code = await mintCode()
    const answers = []
    for (let tries = 0; tries < 7; tries += 1) {
      answers.push(problemOf(await setUp('AAAA-AAAA-AAAA')))
    }
    expect(answers[0]).toBe('set_up_code_refused')
    expect(answers.at(-1)).toBe('sign_in_throttled')
    expect(problemOf(await setUp(code))).toBe('sign_in_throttled')
    world.wait(60_000)
    contentOf(await setUp(code))
  })

  test('keeps the code as a hash, for a week', async () => {
    const code = await mintCode()
    const rows = await world.database.kysely.selectFrom('set_up_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
    world.wait(8 * 24 * 3600_000)
    expect(problemOf(await setUp(code))).toBe('set_up_code_refused')
  })

  test.each([
    ['a short password', { password: 'a short secret' }, 'password'],
    ['one sign over and over', { password: 'a'.repeat(20) }, 'password'],
    ['no address', { email: 'ada' }, 'email'],
    ['no zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['no name', { organisationName: '  ' }, 'organisationName'],
  ])('says at its field what is wrong: %s', async (_what, wrong, path) => {
    const answer = await setUp(await mintCode(), wrong)
    expect(answer.status === 'problem' && answer.problem.fields.map((field) => field.path)).toEqual(
      [path],
    )
  })
})
