import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, castEmail } from '../test/cast.ts'
import { startTestServer, type TestServer } from '../test/harness.ts'
import { networkMark } from './security-log.ts'

let world: TestServer
const lines: Record<string, unknown>[] = []

beforeAll(async () => {
  world = await startTestServer()
  const keep = (level: string) => (fields: Record<string, unknown>) =>
    void lines.push({ level, ...fields })
  Object.assign(world.ports.log, { info: keep('info'), warn: keep('warn') })
})
afterAll(() => world.close())

const newest = () => lines.filter(({ event }) => event === 'refused').at(-1)

describe('a refusal about security leaves a line', () => {
  test('for guessing, the throttle and what is somebody else’s, and none for a slip', async () => {
    const employee = await world.as('employee')
    const guess = { email: castEmail('employee'), password: 'a wrong one' }
    await world.nobody.auth.login(guess)
    expect(newest()).toMatchObject({
      ...{ level: 'warn', refusal: 'sign_in_failed', call: 'auth.login' },
      ...{ requestId: 'test-request', from: expect.stringMatching(/^[0-9a-f]{12}$/) },
    })
    for (let tries = 0; tries < 6; tries += 1) {
      await world.nobody.auth.login(guess)
    }
    expect(newest()).toMatchObject({ refusal: 'sign_in_throttled' })
    await employee.people.get({ userId: cast.admin })
    expect(newest()).toMatchObject({ refusal: 'forbidden', call: 'people.get' })
    await world.nobody.myForms.list({})
    expect(newest()).toMatchObject({ level: 'info', refusal: 'not_signed_in' })
    const before = lines.length
    await employee.myForms.start({ formId: '' })
    expect(lines.slice(before).some(({ event }) => event === 'refused')).toBe(false)
  })

  test('that names nobody: no address, no account, no word of what was sent', () => {
    const text = JSON.stringify(lines.filter(({ event }) => event === 'refused'))
    for (const told of [castEmail('employee'), 'a wrong one', '127.0.0.1', cast.admin]) {
      expect(text).not.toContain(told)
    }
  })

  test('in which a network is the same each time, and another one differs', () => {
    const mark = networkMark('s', '192.0.2.1')
    expect(networkMark('s', '::ffff:192.0.2.1')).toBe(mark)
    expect(networkMark('s', '192.0.2.2')).not.toBe(mark)
    expect(networkMark('t', '192.0.2.1')).not.toBe(mark)
  })
})
