import { createServer, type Server, type ServerResponse } from 'node:http'
import { createCaller } from '@holdpoint/api/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillWords } from '../fill-out.words.ts'
import { sendSubmit } from './send-submit.ts'
import { testClock } from './test-clock.ts'

const keys: string[] = []
/** What the server does with each request in turn; the last one goes for all that follow. */
let behaviour: ((response: ServerResponse) => void)[] = []
let server: Server
let origin = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    keys.push(String(request.headers['idempotency-key']))
    const [next] = behaviour.length > 1 ? behaviour.splice(0, 1) : behaviour
    request.resume().on('end', () => next?.(response))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
beforeEach(() => {
  keys.length = 0
})
afterAll(async () => {
  await new Promise((done) => server.close(done))
})

const says = (status: number, content: unknown) => (response: ServerResponse) => {
  const whole = { status, content, message: '', errors: [], requestId: '', problem: named(status) }
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(whole))
}
const named = (status: number) =>
  ({ 403: { name: 'forbidden' }, 409: { name: 'wrong_state' } })[status]
const cut = (response: ServerResponse) => void response.socket?.destroy()
const submitted = (formStatus: string, isUnchanged = false) =>
  says(200, { formStatus, score: null, result: 'none', isUnchanged })

async function pressed() {
  let again = 0
  const clock = testClock()
  let isOver = false
  const reply = sendSubmit('e1', {
    call: createCaller({ baseUrl: origin }),
    clock,
    newKey: () => crypto.randomUUID(),
    onAgain: () => {
      again += 1
    },
  }).finally(() => {
    isOver = true
  })
  while (!isOver) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    clock.pass(1000)
  }
  return { reply: await reply, again }
}

describe('handing a form in', () => {
  test.each([
    ['completed', false, fillWords.submitted],
    ['in_review', false, fillWords.submittedForSignature],
    ['in_review', true, fillWords.submittedUnchanged],
  ])('says where it has come to: %s, unchanged: %s', async (formStatus, isUnchanged, text) => {
    behaviour = [submitted(formStatus, isUnchanged)]
    expect(await pressed()).toMatchObject({
      reply: { kind: 'submitted', said: { text } },
      again: 0,
    })
  })

  test('repeats what was not answered under the same key, and says so', async () => {
    behaviour = [cut, cut, submitted('completed')]
    const { reply, again } = await pressed()
    expect(reply).toMatchObject({ kind: 'submitted', said: { text: fillWords.submitted } })
    expect(again).toBe(2)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })

  test('gives up in the end and does not claim to know', async () => {
    behaviour = [cut]
    expect((await pressed()).reply).toEqual({ kind: 'unanswered' })
    expect(keys).toHaveLength(3)
  })

  test.each([
    [222, { missing: [] }],
    [403, null],
    [409, null],
  ])('leaves an answer of %i to the page', async (status, content) => {
    behaviour = [says(status, content)]
    expect((await pressed()).reply).toEqual({ kind: 'answered' })
    expect(keys).toHaveLength(1)
  })
})
