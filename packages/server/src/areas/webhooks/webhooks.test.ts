import { webhooksMax } from '@holdpoint/api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

const draft = { name: 'Intranet', url: 'https://intranet.example/in', events: 'my_form.submitted' }
const admin = () => world.as('admin')
const make = async (part: Partial<typeof draft> = {}) =>
  contentOf(await (await admin()).webhooks.create({ ...draft, ...part }))

describe('webhooks', () => {
  test('are kept by those who keep the settings alone', async () => {
    const { webhookId } = (await make()).webhook
    for (const name of ['employee', 'reviewer', 'outsider'] as const) {
      const { webhooks } = await world.as(name)
      const replies = [
        await webhooks.list({}),
        await webhooks.create(draft),
        await webhooks.edit({ webhookId, ...draft }),
        await webhooks.pause({ webhookId }),
        await webhooks.resume({ webhookId }),
        await webhooks.rotateSecret({ webhookId }),
        await webhooks.deliveries({ webhookId }),
        await webhooks.redeliver({ webhookId, deliveryId: 'any' }),
        await webhooks.sendTest({ webhookId }),
        await webhooks.remove({ webhookId }),
      ]
      expect(replies.map(problemOf)).toEqual(replies.map(() => 'forbidden'))
    }
    expect(problemOf(await world.nobody.webhooks.list({}))).toBe('not_signed_in')
  })

  test.each([
    ['http://intranet.example/in', 'Enter an address'],
    ['http://localhost:9000/in', 'private network'],
    ['https://127.0.0.1/in', 'private network'],
    ['https://10.1.2.3/in', 'private network'],
    ['https://169.254.169.254/latest', 'private network'],
    ['https://[::1]/in', 'private network'],
    ['https://[::ffff:192.168.0.1]/in', 'private network'],
    ['https://2130706433/in', 'private network'],
  ])('do not post to %s', async (url, sentence) => {
    const { webhookId } = (await make()).webhook
    for (const reply of [
      await (await admin()).webhooks.create({ ...draft, url }),
      await (await admin()).webhooks.edit({ ...draft, webhookId, url }),
    ]) {
      expect(reply).toMatchObject({ status: 'problem', problem: { name: 'invalid_input' } })
      const [field] = reply.status === 'problem' ? reply.problem.fields : []
      expect(field?.path).toBe('url')
      expect(field?.message).toContain(sentence)
    }
  })

  test('show their secret once, and it is nowhere in the database', async () => {
    const options = { idempotencyKey: 'made once' }
    const { webhooks } = await admin()
    const made = contentOf(await webhooks.create(draft, options))
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(made.webhook).toMatchObject({ state: 'active', pausedBy: null, waiting: 0 })
    const again = contentOf(await webhooks.create(draft, options))
    expect(again).toEqual({ webhook: made.webhook, secret: null })
    const { webhookId } = made.webhook
    const rotated = contentOf(await webhooks.rotateSecret({ webhookId }))
    expect(rotated.secret).toMatch(/^whsec_/)
    expect(rotated.secret).not.toBe(made.secret)
    expect(JSON.stringify(contentOf(await webhooks.list({})))).not.toContain('whsec_')
    const { kysely } = world.database
    for (const table of ['webhooks', 'idempotency_keys', 'audit_events'] as const) {
      const rows = await kysely.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain('whsec_')
    }
  })

  test('are edited in the version that was seen', async () => {
    const { webhooks } = await admin()
    const { webhookId } = (await make()).webhook
    const input = { ...draft, webhookId, name: 'Data lake', events: 'action.raised' }
    expect(problemOf(await webhooks.edit(input, { ifMatch: 7 }))).toBe('row_changed')
    expect(contentOf(await webhooks.edit(input, { ifMatch: 1 }))).toMatchObject({
      ...{ name: 'Data lake', events: ['action.raised'], rowVersion: 2 },
    })
    const { action, changes } = await world.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'changes'])
      .where('record_type', '=', 'webhook')
      .where('record_id', '=', webhookId)
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow()
    expect({ action, changes }).toEqual({
      action: 'edit',
      changes: {
        name: { from: 'Intranet', to: 'Data lake' },
        events: { from: ['my_form.submitted'], to: ['action.raised'] },
      },
    })
  })

  test('are paused and resumed; nothing is sent by hand while they are paused', async () => {
    const { webhooks } = await admin()
    const { webhookId } = (await make()).webhook
    const { deliveryId } = contentOf(await webhooks.sendTest({ webhookId }))
    expect(contentOf(await webhooks.pause({ webhookId }))).toMatchObject({
      ...{ state: 'paused', pausedBy: 'person', waiting: 1 },
    })
    contentOf(await webhooks.pause({ webhookId }, { ifMatch: 1 }))
    expect(problemOf(await webhooks.sendTest({ webhookId }))).toBe('wrong_state')
    const again = await webhooks.redeliver({ webhookId, deliveryId })
    expect(problemOf(again)).toBe('wrong_state')
    expect(contentOf(await webhooks.resume({ webhookId }))).toMatchObject({
      ...{ state: 'active', pausedBy: null },
    })
  })

  test('are gone when they are deleted', async () => {
    const { webhooks } = await admin()
    const { webhookId } = (await make()).webhook
    expect(problemOf(await webhooks.remove({ webhookId }, { ifMatch: 7 }))).toBe('row_changed')
    contentOf(await webhooks.remove({ webhookId }, { ifMatch: 1 }))
    expect(problemOf(await webhooks.pause({ webhookId }))).toBe('forbidden')
    const listed = contentOf(await webhooks.list({})).data
    expect(listed.map((one) => one.webhookId)).not.toContain(webhookId)
  })

  test('send again only what was told them', async () => {
    const { webhooks } = await admin()
    const { webhookId } = (await make()).webhook
    const other = (await make()).webhook.webhookId
    const { deliveryId } = contentOf(await webhooks.sendTest({ webhookId }))
    for (const input of [
      { webhookId: other, deliveryId },
      { webhookId, deliveryId: 'none' },
    ]) {
      expect(problemOf(await webhooks.redeliver(input))).toBe('forbidden')
    }
    const told = contentOf(await webhooks.deliveries({ webhookId }))
    expect(told).toMatchObject({ totalRecords: 1, data: [{ deliveryId, type: 'webhook.test' }] })
  })

  test('are twenty at most', async () => {
    const { webhooks } = await admin()
    let reply = await webhooks.create(draft)
    for (let count = 0; count <= webhooksMax && reply.status === 200; count += 1) {
      world.wait(1000)
      reply = await webhooks.create(draft)
    }
    expect(problemOf(reply)).toBe('wrong_state')
    expect(contentOf(await webhooks.list({})).data).toHaveLength(webhooksMax)
  })
})
