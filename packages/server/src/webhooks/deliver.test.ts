import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { webhookActions, webhookRecords, webhookRecordTypes } from '@holdpoint/api'
import { verifyWebhook } from '@holdpoint/api/webhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { cast } from '../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../test/harness.ts'
import { startReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts'
import { runHousekeeping } from '../housekeeping.ts'
import { deliverNext, waitsS, type WebhookParts } from './deliver.ts'
import { createPost } from './post.ts'
import { startWebhooks } from './start-webhooks.ts'

let world: TestServer
let receiver: WebhookReceiver
let parts: WebhookParts

const settings = {
  sessionSecret: 'a-secret-of-the-server-for-webhooks',
  publicOrigin: 'https://holdpoint.example',
  allowsPrivateWebhooks: true,
}
const day = 24 * 3600_000

beforeAll(async () => {
  world = await startTestServer({ settings })
  const { sessionSecret: secret, publicOrigin } = settings
  const post = createPost({ allowsPrivate: true, timeoutMs: 300 })
  parts = { database: world.database, ports: world.ports, post, secret, publicOrigin }
})
afterAll(() => world.close())

beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(async () => {
  await receiver.close()
  await world.database.kysely.deleteFrom('webhooks').execute()
  await world.database.kysely.deleteFrom('webhook_deliveries').execute()
})

const admin = () => world.as('admin')
const make = async (events = 'my_form.started', url = receiver.url) => {
  const made = await (await admin()).webhooks.create({ name: 'Intranet', url, events })
  const { webhook, secret } = contentOf(made)
  return { webhookId: webhook.webhookId, secret: secret ?? '' }
}
const startForm = async () =>
  contentOf(await (await world.as('employee')).myForms.start({ formId: 'f-check' }))
const toldOf = async (webhookId: string) =>
  contentOf(await (await admin()).webhooks.deliveries({ webhookId })).data
const webhookOf = async (webhookId: string) =>
  contentOf(await (await admin()).webhooks.list({})).data.find((one) => one.webhookId === webhookId)

/** Posts all that is due. */
async function deliverAll(): Promise<void> {
  while (await deliverNext(parts)) {
    // The next one.
  }
}

/** Verifies what came, as a receiver does. */
const verified = (secret: string, place = 0) => {
  const { headers, body } = receiver.posts[place] ?? { headers: {}, body: '' }
  return verifyWebhook(headers, body, secret, { now: world.ports.clock.now() })
}

describe('what happens', () => {
  test('is posted signed, with the record and never what stands in it', async () => {
    const { webhookId, secret } = await make()
    const { id } = await startForm()
    const { number } = await world.database.kysely
      .selectFrom('my_forms')
      .select('number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await deliverAll()
    const at = world.ports.clock.now().toISOString()
    const { id: messageId, payload } = await verified(secret)
    expect(payload).toEqual({
      type: 'my_form.started',
      timestamp: at,
      data: {
        ...{ recordType: 'my_form', recordId: id, number, action: 'start' },
        ...{ changedAt: at, changedBy: cast.employee },
        url: `https://holdpoint.example/api/v1/my-form-detail?myFormId=${id}`,
      },
    })
    expect(await toldOf(webhookId)).toEqual([
      {
        ...{ deliveryId: messageId, type: 'my_form.started', recordType: 'my_form', recordId: id },
        ...{ happenedAt: at, state: 'delivered', attempts: 1, status: 204, note: '' },
        ...{ lastTriedAt: at, nextTryAt: null },
      },
    ])
    await expect(verified(`whsec_${'A'.repeat(43)}=`)).rejects.toThrow('fits the secret')
  })

  test('is told to those alone that ask for it and are active, with its cause or not at all', async () => {
    await make('action.raised')
    const { webhookId } = await make()
    contentOf(await (await admin()).webhooks.pause({ webhookId }))
    await startForm()
    contentOf(await (await admin()).webhooks.resume({ webhookId }))
    const refused = await (await world.as('employee')).myForms.start({ formId: 'none' })
    expect(refused.status).toBe('problem')
    await deliverAll()
    expect(receiver.posts).toEqual([])
  })

  test('is told in order, one at a time', async () => {
    const { secret } = await make()
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1) {
      ids.push((await startForm()).id)
      world.wait(1000)
    }
    await deliverAll()
    const told = await Promise.all([0, 1, 2].map((place) => verified(secret, place)))
    expect(told.map(({ payload }) => payload.data.recordId)).toEqual(ids)
  })

  test('is posted once, and of a webhook nothing beside it, however many look', async () => {
    const { webhookId } = await make()
    await startForm()
    await startForm()
    let open = (): void => undefined
    const gate = new Promise<void>((opened) => {
      open = opened
    })
    const slow: WebhookParts['post'] = async (...posted) => {
      await gate
      return parts.post(...posted)
    }
    const looks: boolean[] = []
    const lanes = [1, 2, 3].map(async () => {
      looks.push(await deliverNext({ ...parts, post: slow }))
    })
    await vi.waitFor(() => expect(looks).toEqual([false, false]), { timeout: 10_000 })
    open()
    await Promise.all(lanes)
    expect(receiver.posts).toHaveLength(1)
    await deliverAll()
    expect(receiver.posts).toHaveLength(2)
    expect((await toldOf(webhookId)).map(({ attempts }) => attempts)).toEqual([1, 1])
  })

  test('is posted while the server runs, and what is under way is waited for', async () => {
    await make()
    const end = startWebhooks(parts, 20)
    await startForm()
    await vi.waitFor(() => expect(receiver.posts).toHaveLength(1), { timeout: 10_000 })
    await end()
    await startForm()
    expect(receiver.posts).toHaveLength(1)
  })
})

describe('what is not taken', () => {
  test.each([
    [{ status: 500, text: 'Not \u001b[31mtoday' }, 500, 'Not  [31mtoday'],
    ['hang up', null, 'The connection was ended before an answer came.'],
    ['silence', null, 'No answer came within 0.3 seconds.'],
    [{ status: 404, text: 'x'.repeat(5000) }, 404, 'x'.repeat(1024)],
  ] as const)('is tried again under the same id, after %j', async (answer, status, note) => {
    const { webhookId, secret } = await make()
    await startForm()
    receiver.answers.push(answer)
    await deliverAll()
    const [failed] = await toldOf(webhookId)
    expect(failed).toMatchObject({ state: 'waiting', attempts: 1, status, note })
    expect((await webhookOf(webhookId))?.failingSince).toBe(failed?.lastTriedAt)
    world.wait(4000)
    await deliverAll()
    expect(receiver.posts).toHaveLength(1)
    world.wait(1000)
    await deliverAll()
    const { id } = await verified(secret, 1)
    expect(await toldOf(webhookId)).toMatchObject([
      { deliveryId: id, state: 'delivered', attempts: 2, status: 204 },
    ])
    const ids = receiver.posts.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids)).toEqual(new Set([id]))
    expect((await webhookOf(webhookId))?.failingSince).toBeNull()
  })

  test('for a fault of this server, is tried again and holds nothing else up', async () => {
    const { webhookId, secret } = await make()
    await startForm()
    world.wait(1000)
    const { id } = await startForm()
    const broken: WebhookParts = {
      ...parts,
      publicOrigin: {
        toString: () => {
          throw new Error('nobody knows it')
        },
      } as unknown as string,
    }
    expect(await deliverNext(broken)).toBe(true)
    expect(world.failures.splice(0)).toHaveLength(1)
    const note = 'This server could not write what it sends.'
    expect((await toldOf(webhookId)).at(-1)).toMatchObject({ state: 'waiting', attempts: 1, note })
    expect((await webhookOf(webhookId))?.failingSince).toBeNull()
    await deliverAll()
    expect((await verified(secret)).payload.data.recordId).toBe(id)
    world.wait(5000)
    await deliverAll()
    expect((await toldOf(webhookId)).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  })

  test('is given up after the last wait, and holds nothing else up', async () => {
    const { webhookId } = await make()
    await startForm()
    for (const wait of waitsS) {
      receiver.answers.push({ status: 503 })
      await deliverAll()
      expect((await toldOf(webhookId))[0]?.state).toBe('waiting')
      world.wait(wait * 1000)
    }
    receiver.answers.push({ status: 503 })
    await deliverAll()
    expect(await toldOf(webhookId)).toMatchObject([
      { state: 'failed', attempts: waitsS.length + 1, nextTryAt: null },
    ])
    await startForm()
    await deliverAll()
    expect((await toldOf(webhookId)).map(({ state }) => state).sort()).toEqual([
      ...['delivered', 'failed'],
    ])
  })

  test('is no redirect, which is not followed', async () => {
    const { webhookId } = await make()
    await startForm()
    receiver.answers.push({ status: 302, headers: { location: '/elsewhere' } })
    await deliverAll()
    expect(receiver.posts.map(({ path }) => path)).toEqual(['/in'])
    expect((await toldOf(webhookId))[0]).toMatchObject({
      ...{ state: 'waiting', status: 302 },
      note: 'The answer leads to another address, which is not followed.',
    })
  })

  test('pauses the webhook at once where the address is gone, and administrators are told', async () => {
    const { webhookId } = await make()
    await startForm()
    receiver.answers.push({ status: 410 })
    await deliverAll()
    expect(await webhookOf(webhookId)).toMatchObject({ state: 'paused', pausedBy: 'gone' })
    expect((await toldOf(webhookId))[0]).toMatchObject({ state: 'failed', status: 410 })
    await world.tell()
    const { data } = contentOf(await (await admin()).notifications.list({}))
    expect(data[0]).toMatchObject({
      kind: 'webhook_paused',
      record: { type: 'webhook', id: webhookId, title: 'Intranet' },
      actor: null,
    })
    expect(contentOf(await (await world.as('employee')).notifications.list({})).data).toEqual([])
  })

  test('pauses the webhook after five days in which nothing was taken', async () => {
    const { webhookId } = await make()
    for (const wait of [4 * day, day]) {
      await startForm()
      receiver.answers.push({ status: 500 }, { status: 500 })
      await deliverAll()
      expect((await webhookOf(webhookId))?.state).toBe('active')
      world.wait(wait)
    }
    receiver.answers.splice(0, 9, { status: 500 })
    await deliverAll()
    expect(await webhookOf(webhookId)).toMatchObject({ state: 'paused', pausedBy: 'failing' })
  })
})

describe('a server that is killed in the middle', () => {
  test('posts it again under the same id, once what it held is free', async () => {
    const { webhookId, secret } = await make()
    await startForm()
    const killed = { ...parts, post: () => Promise.reject(new Error('killed')) }
    await expect(deliverNext(killed)).rejects.toThrow('killed')
    await startForm()
    await deliverAll()
    expect(receiver.posts).toEqual([])
    world.wait(60_000)
    await deliverAll()
    expect(receiver.posts).toHaveLength(2)
    const ids = (await toldOf(webhookId)).map(({ deliveryId }) => deliveryId)
    const posted = [await verified(secret), await verified(secret, 1)].map(({ id }) => id)
    expect(posted.sort()).toEqual(ids.sort())
  })
})

describe('an address', () => {
  const closed = createPost({ timeoutMs: 2000 })
  const refusal = { status: null, note: expect.stringContaining('private network') }

  test.each(['http://127.0.0.1', 'http://localhost', 'http://[::1]', 'http://0.0.0.0'])(
    'of this machine is not called: %s',
    async (origin) => {
      const { port } = new URL(receiver.url)
      expect(await closed(`${origin}:${port}/in`, '{}', {})).toEqual(refusal)
      expect(receiver.posts).toEqual([])
    },
  )

  test('whose name means a private one by the time of the post is not called', async () => {
    const rebound = createPost({
      timeoutMs: 2000,
      resolve: () =>
        Promise.resolve([
          { address: '93.184.215.14', family: 4 },
          { address: '127.0.0.1', family: 4 },
        ]),
    })
    const { port } = new URL(receiver.url)
    expect(await rebound(`http://intranet.example:${port}/in`, '{}', {})).toEqual(refusal)
    expect(receiver.posts).toEqual([])
  })

  test('whose name nobody knows says so', async () => {
    const missing = Object.assign(new Error('x'), { code: 'ENOTFOUND' })
    const nameless = createPost({ resolve: () => Promise.reject(missing) })
    expect(await nameless('http://intranet.example/in', '{}', {})).toEqual({
      ...{ status: null, note: 'The name of the address is not known.' },
    })
  })
})

describe('by hand', () => {
  test('a test event is posted, and sent again under the same id', async () => {
    const { webhookId, secret } = await make()
    const { webhooks } = await admin()
    const { deliveryId } = contentOf(await webhooks.sendTest({ webhookId }))
    await deliverAll()
    const { id, payload } = await verified(secret)
    expect(id).toBe(deliveryId)
    expect(payload).toMatchObject({
      type: 'webhook.test',
      data: { recordType: 'webhook', recordId: webhookId, number: null, changedBy: cast.admin },
    })
    contentOf(await webhooks.redeliver({ webhookId, deliveryId }))
    await deliverAll()
    expect((await verified(secret, 1)).id).toBe(deliveryId)
  })

  test('another secret signs at once, and the old one beside it for a day', async () => {
    const { webhookId, secret: old } = await make()
    const { webhooks } = await admin()
    const { secret } = contentOf(await webhooks.rotateSecret({ webhookId }))
    contentOf(await webhooks.sendTest({ webhookId }))
    await deliverAll()
    await verified(secret ?? '')
    await verified(old)
    world.wait(day)
    contentOf(await webhooks.sendTest({ webhookId }))
    await deliverAll()
    await verified(secret ?? '', 1)
    await expect(verified(old, 1)).rejects.toThrow('fits the secret')
  })

  test('a server whose own secret has changed posts nothing and says why', async () => {
    const { webhookId } = await make()
    contentOf(await (await admin()).webhooks.sendTest({ webhookId }))
    await deliverNext({ ...parts, secret: 'another-secret-of-the-server-entirely' })
    expect(receiver.posts).toEqual([])
    expect((await toldOf(webhookId))[0]?.note).toContain('make a new secret')
  })
})

test('what was told is cleared away after 30 days', async () => {
  await make()
  await startForm()
  await deliverAll()
  world.wait(29 * day)
  expect((await runHousekeeping(world)).webhookDeliveries).toBe(0)
  world.wait(2 * day)
  expect((await runHousekeeping(world)).webhookDeliveries).toBe(1)
  const left = await world.database.kysely.selectFrom('webhook_deliveries').selectAll().execute()
  expect(left).toEqual([])
})

describe('the table of events', () => {
  const sources = readSources(fileURLToPath(new URL('..', import.meta.url)))

  test.each(webhookRecordTypes)('names what is done with %s by the names of the trail', (type) => {
    const { moves } = webhookRecords[type]
    const beside = [...webhookActions(type).keys()].filter((action) => !(action in moves))
    expect(beside.filter((action) => !sources.includes(`'${action}'`))).toEqual([])
    expect(sources).toContain(`recordType: '${type}'`)
  })
})

/** All that the server is made of, but its tests and what lies here. */
function readSources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('webhooks'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

test('nothing of this is a failure of the server', () => {
  expect(world.failures).toEqual([])
})
