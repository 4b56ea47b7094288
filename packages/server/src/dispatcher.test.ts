import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { allCalls, policyOf, type CallName, type NamedCall } from '@holdpoint/api'
import { castPassword, type CastName } from '../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../test/harness.ts'
import {
  createDispatcher,
  type BoundHandler,
  type Dispatch,
  type DispatcherParts,
} from './dispatcher.ts'
import type { TieFinder } from './access.ts'
import type { HandlerResult } from './answer.ts'
import { NotDoneError, RefusalError } from './fail.ts'
import { handlers, ties } from './handlers.ts'
import { defaultServerSettings } from './settings.ts'

let world: TestServer
let employeesEntry: string

beforeAll(async () => {
  world = await startTestServer()
  const employee = await world.as('employee')
  employeesEntry = contentOf(await employee.myForms.start({ formId: 'f-check' })).id
})
afterAll(() => world.close())

function request(card: NamedCall, fields: Record<string, string>, as?: CastName) {
  const who = as === undefined ? {} : { as }
  const query = new URLSearchParams(fields)
  return card.method === 'POST'
    ? world.http(card.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fields),
        ...who,
      })
    : world.http(`${card.path}?${query}`, { method: card.method, ...who })
}

test('nobody is heard by the calls of signing in, of passwords, of the first day, of mailed links, of kiosks and of papers alone', () => {
  const open = allCalls().filter(({ name }) => policyOf(name).access === 'anyone')
  expect(open.map(({ name }) => name).sort()).toEqual([
    'accounts.choosePassword',
    'accounts.forgottenPassword',
    'accounts.oneTimeLink',
    'accounts.setUp',
    'auth.endByProvider',
    'auth.exchangeExternalKey',
    'auth.finishProviderSignIn',
    'auth.login',
    'auth.loginSettings',
    'auth.refreshToken',
    'auth.signout',
    'auth.startProviderSignIn',
    'notifications.unsubscribe',
    'papers.check',
    'reviewForms.shared',
    'reviewForms.sharedPhoto',
    'sds.kiosk',
    'sds.kioskDocument',
    'sds.kioskPack',
    'sds.kioskSheet',
  ])
})

describe('a permission taken away', () => {
  test('counts a second later at the latest', async () => {
    const { kysely } = world.database
    const get = () => request(cardOf('myForms.get'), { myFormId: employeesEntry }, 'reviewer')
    expect((await get()).status).toBe(200)
    await kysely
      .deleteFrom('permission_group_members')
      .where('person_id', '=', 'p-reviewer')
      .execute()
    world.wait(1001)
    expect((await get()).status).toBe(403)
    await kysely
      .insertInto('permission_group_members')
      .values({ group_id: 'g-reviewer', person_id: 'p-reviewer' })
      .execute()
    world.wait(1001)
  })

  test('a person who was let go is nobody a second later', async () => {
    const { kysely } = world.database
    const isActive = (is_active: boolean) =>
      kysely.updateTable('people').set({ is_active }).where('id', '=', 'p-manager').execute()
    const session = () => request(cardOf('auth.session'), {}, 'manager')
    expect((await session()).status).toBe(200)
    await isActive(false)
    world.wait(1001)
    expect((await session()).status).toBe(401)
    await isActive(true)
  })
})

describe('what a caller adds', () => {
  test("is not taken: owner, state and time of an entry are the server's", async () => {
    const response = await request(
      cardOf('myForms.start'),
      {
        formId: 'f-check',
        id: 'chosen',
        personId: 'p-admin',
        person_id: 'p-admin',
        shardKey: 'other-org',
        status: 'complete',
        submittedAt: '2020-01-01T00:00:00Z',
        score: '100',
        number: 'FRM-26-99999',
        startedAt: '2020-01-01T00:00:00Z',
      },
      'employee',
    )
    const body = z.object({ content: z.object({ id: z.string() }) }).parse(await response.json())
    const row = await world.database.kysely
      .selectFrom('my_forms')
      .select(['id', 'person_id', 'shard_key', 'status', 'submitted_at', 'score', 'started_at'])
      .where('id', '=', body.content.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      person_id: 'p-employee',
      shard_key: 'test-org',
      status: 'in_progress',
      submitted_at: null,
      score: null,
    })
    expect(row.id).not.toBe('chosen')
    expect(row.started_at.getTime()).toBeGreaterThan(Date.parse('2026-03-05T00:00:00Z'))
  })
})

/** The server's own dispatcher, with some of its parts changed. */
function dispatcherWith(changed: Partial<DispatcherParts>): Dispatch {
  return createDispatcher({
    database: world.database,
    ports: world.ports,
    settings: { ...defaultServerSettings, sessionSecret: 's', photoBytesMax: 1 },
    handlers: ownHandlers,
    policyOf,
    ties,
    forgetSessions: () => undefined,
    ...changed,
  })
}

const ownHandlers = handlers as unknown as Record<CallName, BoundHandler>
const origin = { requestId: 'r', clientAddress: '127.0.0.1' }

describe('how a person is tied to a record', () => {
  /** What the handler of a call was told, and how often it was asked. */
  async function told(name: CallName, input: Record<string, string>) {
    let asked = 0
    let held: readonly string[] = []
    const counted: TieFinder = (...question) => {
      asked += 1
      return ties.myForm(...question)
    }
    const handler: BoundHandler = async (given, context) => {
      held = [...context.ties].sort()
      const own: unknown = handlers[name as CallName]
      return (own as (...call: unknown[]) => Promise<HandlerResult>)(given, context)
    }
    const dispatch = dispatcherWith({
      handlers: { ...ownHandlers, [name]: handler },
      ties: { ...ties, myForm: counted },
    })
    const employee = await world.server.resolve(await world.tokenOf('employee'))
    const answer = await dispatch(cardOf(name), input, employee, origin)
    return { asked, held, status: answer.kind === 'envelope' ? answer.envelope.status : undefined }
  }

  test('is asked once for a call, which is told', async () => {
    const own = { asked: 1, held: ['all', 'own'], status: 200 }
    expect(await told('myForms.get', { myFormId: employeesEntry })).toEqual(own)
    const changes = JSON.stringify([{ key: 'shift', value: 'day' }])
    expect(await told('myForms.fill', { myFormId: employeesEntry, changes })).toMatchObject({
      asked: 1,
      held: own.held,
    })
  })

  test('is not asked where a call is about no record', async () => {
    expect(await told('myForms.list', {})).toEqual({ asked: 0, held: [], status: 200 })
  })
})

describe('what a handler gives', () => {
  /** The answer to the employee when this handler stands for a call. */
  async function answerWith(name: CallName, handler: BoundHandler) {
    const dispatch = dispatcherWith({ handlers: { ...ownHandlers, [name]: handler } })
    const employee = await world.server.resolve(await world.tokenOf('employee'))
    const answer = await dispatch(
      cardOf(name),
      { myFormId: employeesEntry, formId: 'f-check' },
      employee,
      origin,
    )
    return answer.kind === 'envelope' ? answer.envelope : undefined
  }
  const missing = [{ key: 'a', sectionKey: null, label: 'A', message: 'B.', secret: 'x' }]
  const declared = [{ key: 'a', sectionKey: null, label: 'A', message: 'B.' }]

  test('beyond the card goes nowhere, in an answer of either status', async () => {
    const start = () => Promise.resolve({ status: 200 as const, content: { id: 'x', secret: 'y' } })
    expect((await answerWith('myForms.start', start))?.content).toEqual({ id: 'x' })
    const given = () =>
      Promise.resolve({ status: 222 as const, content: { missing, secret: 'y' }, errors: ['B.'] })
    expect(await answerWith('myForms.submit', given)).toMatchObject({ status: 222, errors: ['B.'] })
    expect((await answerWith('myForms.submit', given))?.content).toEqual({ missing: declared })
    const refused = () => Promise.reject(new RefusalError({ missing, secret: 'y' }, ['B.']))
    expect((await answerWith('myForms.submit', refused))?.content).toEqual({ missing: declared })
  })

  test('is a sentence and nothing else where a rule stands in the way', async () => {
    const notDone = () => Promise.reject(new NotDoneError('An action is open.'))
    expect(await answerWith('myForms.remove', notDone)).toMatchObject({
      status: 203,
      message: 'An action is open.',
      content: null,
      errors: [],
    })
  })

  test('against the card is a failure of the server, told to the log and not to the caller', async () => {
    const before = world.failures.length
    const wrong = () => Promise.resolve({ status: 200 as const, content: { id: 4 } })
    expect(await answerWith('myForms.start', wrong)).toMatchObject({
      status: 500,
      message: 'Something went wrong.',
      problem: { name: 'unexpected', details: {} },
    })
    const refusedWrongly = () => Promise.reject(new RefusalError({ missing: 4 }, []))
    expect((await answerWith('myForms.submit', refusedWrongly))?.status).toBe(500)
    expect(world.failures.splice(before)).toHaveLength(2)
  })

  test('to record while reading is a failure too: a reading call has no transaction', async () => {
    const before = world.failures.length
    const recording: BoundHandler = async (_input, { audit }) => {
      await audit({ recordType: 'my_form', recordId: 'x', action: 'read' })
      return { status: 200, content: null }
    }
    expect((await answerWith('myForms.get', recording))?.status).toBe(500)
    expect(world.failures.splice(before)).toHaveLength(1)
  })

  test('when it fails half way is rolled back whole', async () => {
    const before = world.failures.length
    const halfWay: BoundHandler = async (_input, { db, audit }) => {
      await db.updateTable('my_forms').set({ status: 'approved' }).execute()
      await audit({ recordType: 'my_form', recordId: employeesEntry, action: 'approve' })
      throw new Error('Half way.')
    }
    expect((await answerWith('myForms.submit', halfWay))?.status).toBe(500)
    expect(world.failures.splice(before)).toHaveLength(1)
    const row = await world.database.kysely
      .selectFrom('my_forms')
      .select('status')
      .where('id', '=', employeesEntry)
      .executeTakeFirstOrThrow()
    expect(row.status).toBe('in_progress')
  })
})

function cardOf(name: CallName): NamedCall {
  const card = allCalls().find((candidate) => candidate.name === name)
  if (card === undefined) {
    throw new Error(`There is no call ${name}.`)
  }
  return card
}

test('nothing of this left a trace in the log', async () => {
  const employee = await world.as('employee')
  const { status } = await employee.myForms.sign({
    myFormId: employeesEntry,
    questionKey: 'inspector',
    kind: 'typed',
    name: 'Test Employee',
    password: castPassword,
  })
  expect(status).toBe(200)
  expect(world.failures).toEqual([])
})
