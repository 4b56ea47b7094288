import { createReadStream, rmSync, writeFileSync } from 'node:fs'
import { request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { demoPassword, expect, test } from './portal.ts'

// Nonsense over HTTP, as a hostile client would send it: each gets the contract's error, and the
// server goes on answering quickly all the while.

async function tokenOf(request: APIRequestContext, role: string): Promise<string> {
  const response = await request.post('/api/v1/login', {
    data: { email: `${role}@holdpoint.example`, password: demoPassword },
  })
  expect(response.status()).toBe(200)
  const { content } = await response.json()
  return content.accessToken
}

function bearer(token: string): { Authorization: string } {
  return { Authorization: `Bearer ${token}` }
}

async function startedBy(request: APIRequestContext, token: string): Promise<string> {
  const menu = await request.get('/api/v1/form-types', { headers: bearer(token) })
  const { content: types } = await menu.json()
  const forms = await request.get(`/api/v1/master-forms?id=${types[0].id}`, {
    headers: bearer(token),
  })
  const { content: list } = await forms.json()
  const started = await request.post('/api/v1/my-form', {
    headers: bearer(token),
    data: { formId: list[0].id },
  })
  return (await started.json()).content.id
}

/** The slowest answer of the health page while something else goes on. */
async function slowestPulseMs(
  request: APIRequestContext,
  whileRunning: Promise<unknown>,
): Promise<number> {
  let isRunning = true
  const done = whileRunning.finally(() => (isRunning = false))
  let slowest = 0
  while (isRunning) {
    const sentAt = performance.now()
    await request.get('/healthz')
    slowest = Math.max(slowest, performance.now() - sentAt)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await done
  return slowest
}

test('a malformed body, an unknown form and another person’s entry get their errors by name', async ({
  request,
}) => {
  const token = await tokenOf(request, 'colleague')
  const headers = bearer(token)
  const malformed = await request.post('/api/v1/my-form', {
    headers: { ...headers, 'Content-Type': 'application/json' },
    data: Buffer.from('{"formId":'),
  })
  expect(malformed.status()).toBe(400)
  expect((await malformed.json()).problem.name).toBe('malformed_body')

  const unknown = await request.post('/api/v1/my-form', { headers, data: { formId: 'no-form' } })
  expect(unknown.status()).toBe(403)

  const entry = await startedBy(request, await tokenOf(request, 'employee'))
  const foreign = await request.get(`/api/v1/my-form-detail?myFormId=${entry}`, { headers })
  const missing = await request.get('/api/v1/my-form-detail?myFormId=nothing', { headers })
  expect(foreign.status()).toBe(403)
  expect(missing.status()).toBe(403)
  const withoutId = async (response: typeof foreign) => ({
    ...(await response.json()),
    requestId: '',
  })
  expect(await withoutId(foreign)).toEqual(await withoutId(missing))
})

test(
  'a photo of 300 MB is refused while the server stays calm',
  { tag: '@bench' },
  async ({ request, baseURL }) => {
    const token = await tokenOf(request, 'employee')
    const entry = await startedBy(request, token)
    const file = join(tmpdir(), `${randomUUID()}.jpg`)
    const boundary = 'a-boundary-of-our-own'
    const field = (name: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const photo = Buffer.alloc(300 * 1024 * 1024, 7)
    Buffer.from('ffd8ffe0', 'hex').copy(photo)
    const head = `${field('myFormId', entry)}${field('questionKey', 'best_practice')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="big.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
    writeFileSync(
      file,
      Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--`)]),
    )

    const refused = new Promise<number>((resolve, reject) => {
      const sent = send(`${baseURL}/api/v1/my-form-answer-images`, {
        method: 'POST',
        headers: {
          ...bearer(token),
          'Content-Type': `multipart/form-data; boundary=${boundary}`,
          'Transfer-Encoding': 'chunked',
        },
      })
      sent.on('response', (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      sent.on('error', reject)
      createReadStream(file).pipe(sent)
    })
    const slowest = await slowestPulseMs(request, refused).finally(() => rmSync(file))
    expect(await refused).toBe(413)
    expect(slowest).toBeLessThan(1000)
  },
)

test(
  'two hundred wrong passwords are slowed down and the server stays calm',
  { tag: '@bench' },
  async ({ request }) => {
    const guess = (number: number) =>
      request.post('/api/v1/login', {
        data: { email: 'approver@holdpoint.example', password: `guess ${number}` },
      })
    const statuses: number[] = []
    const guesses = (async () => {
      for (let number = 0; number < 200; number += 10) {
        const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => guess(number + at)))
        statuses.push(...answers.map((answer) => answer.status()))
      }
    })()
    const slowest = await slowestPulseMs(request, guesses)
    expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([])
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(60)
    expect(slowest).toBeLessThan(1000)
    // Somebody else is not bothered by it.
    await tokenOf(request, 'manager')
  },
)
