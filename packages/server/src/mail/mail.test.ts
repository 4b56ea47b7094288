import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../test/harness.ts'
import { castShard } from '../../test/cast.ts'
import { startMailServer, type TestMailServer } from '../../test/mail-server.ts'
import { transaction } from '../db/transaction.ts'
import type { Ports } from '../ports/ports.ts'
import { createSmtpMail } from '../ports/smtp-mail.ts'
import { oneTimeAddress } from '../session/one-time-address.ts'
import { deliverMail, startMailDelivery, type MailDeliveryParts } from './deliver-mail.ts'
import { linkMark, putMail, type NewMail } from './put-mail.ts'

let world: TestServer
let server: TestMailServer
let ports: Ports
let parts: MailDeliveryParts

beforeAll(async () => {
  world = await startTestServer()
  server = await startMailServer()
  const mail = createSmtpMail({ url: server.url, from: 'Holdpoint <holdpoint@company.example>' })
  ports = { ...world.ports, mail }
  parts = { database: world.database, ports, secret: 'a secret', publicOrigin: 'https://h.example' }
})
afterAll(async () => {
  await server.close()
  await world.close()
})
beforeEach(async () => {
  await world.database.kysely.deleteFrom('mail_outbox').execute()
  server.received.length = 0
  server.answer('take')
})

const letter: NewMail = {
  shardKey: castShard,
  kind: 'test',
  to: 'anna@company.example',
  subject: 'A hold point waits\nfor you',
  text: 'It waits since this morning.',
}

const put = (mail: Partial<NewMail> = {}) =>
  putMail(world.database.kysely, ports, { ...letter, ...mail })

async function onlyMail() {
  const admin = await world.as('admin')
  const { data, totalRecords } = contentOf(await admin.mail.outbox({}))
  expect(totalRecords).toBe(1)
  return data[0]
}

describe('the outbox', () => {
  test('is read by administrators alone, each of their own organisation', async () => {
    await put()
    await put({ shardKey: 'other-org' })
    expect(problemOf(await world.nobody.mail.outbox({}))).toBe('not_signed_in')
    expect(problemOf(await (await world.as('manager')).mail.outbox({}))).toBe('forbidden')
    expect(await onlyMail()).toMatchObject({ to: letter.to, state: 'waiting', tries: 0 })
    const admin = await world.as('admin')
    expect(contentOf(await admin.mail.outbox({ state: 'sent' })).data).toEqual([])
  })

  test('holds no mail of what did not happen', async () => {
    const failing = transaction(world.database, async (db) => {
      await putMail(db, ports, letter)
      throw new Error('not after all')
    })
    await expect(failing).rejects.toThrow('not after all')
    await deliverMail(parts)
    expect(server.received).toEqual([])
  })

  test('keeps mails where there is no mail server, and says so', async () => {
    const without = { ...ports, mail: undefined }
    await putMail(world.database.kysely, without, letter)
    await deliverMail({ ...parts, ports: without })
    expect(await onlyMail()).toMatchObject({ state: 'no_server', tries: 0 })
    await deliverMail(parts)
    expect(server.received).toEqual([])
  })
})

describe('delivery', () => {
  test('hands a mail over once, with its subject on one line', async () => {
    await put()
    await Promise.all([deliverMail(parts), deliverMail(parts)])
    await deliverMail(parts)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatch(/^Subject: A hold point waits for you\r?$/m)
    expect(server.received[0]).toContain('It waits since this morning.')
    expect(await onlyMail()).toMatchObject({ state: 'sent', tries: 1, lastError: null })
  })

  test('fills the address of a one-time link in, which the outbox never holds', async () => {
    await put({ text: `Open ${linkMark}`, linkId: 'l-1' })
    await deliverMail(parts)
    const address = oneTimeAddress(parts.publicOrigin, parts.secret, 'l-1')
    const sent = server.received
      .join('')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=')
    expect(sent).toContain(address)
    const rows = await world.database.kysely.selectFrom('mail_outbox').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(new URL(address).searchParams.get('once'))
  })

  test('tries again after growing waits while the mail server takes nothing', async () => {
    await put()
    server.answer('later')
    await deliverMail(parts)
    await deliverMail(parts)
    expect(await onlyMail()).toMatchObject({ state: 'waiting', tries: 1 })
    expect((await onlyMail())?.lastError).toContain('Come back later')
    world.wait(30_000)
    await deliverMail(parts)
    world.wait(30_000)
    await deliverMail(parts)
    expect(await onlyMail()).toMatchObject({ state: 'waiting', tries: 2 })
    world.wait(90_000)
    server.answer('take')
    await deliverMail(parts)
    expect(await onlyMail()).toMatchObject({ state: 'sent', tries: 3, lastError: null })
    expect(server.received).toHaveLength(1)
  })

  test('outlasts a mail server that is away, and gives up after two days', async () => {
    const port = Number(new URL(server.url).port)
    await server.close()
    await put()
    await deliverMail(parts)
    expect(await onlyMail()).toMatchObject({ state: 'waiting', tries: 1 })
    server = await startMailServer(port)
    world.wait(30_000)
    await deliverMail(parts)
    expect(await onlyMail()).toMatchObject({ state: 'sent', tries: 2 })

    await world.database.kysely.deleteFrom('mail_outbox').execute()
    server.answer('later')
    await put()
    for (let hour = 0; hour < 48; hour += 1) {
      await deliverMail(parts)
      world.wait(3600_000)
    }
    expect(await onlyMail()).toMatchObject({ state: 'failed', tries: 8, nextTryAt: null })
  })

  test('gives a mail up that the mail server will never take', async () => {
    await put()
    server.answer('never')
    await deliverMail(parts)
    expect(await onlyMail()).toMatchObject({ state: 'failed', tries: 1 })
    expect((await onlyMail())?.lastError).toContain('No such mailbox')
  })

  test('never sends again what was perhaps taken', async () => {
    await put()
    server.answer('break')
    await deliverMail(parts)
    server.answer('take')
    world.wait(3 * 24 * 3600_000)
    await deliverMail(parts)
    expect(server.received).toHaveLength(1)
    expect(await onlyMail()).toMatchObject({ state: 'unsure', tries: 1 })

    await world.database.kysely
      .updateTable('mail_outbox')
      .set({ state: 'sending', next_try_at: ports.clock.now() })
      .execute()
    await deliverMail(parts)
    expect(server.received).toHaveLength(1)
    expect(await onlyMail()).toMatchObject({ state: 'unsure' })
  })

  test('runs by itself until it is ended', async () => {
    await put()
    const end = startMailDelivery(parts, 5)
    await expect.poll(() => server.received.length).toBe(1)
    await end()
    await put()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(server.received).toHaveLength(1)
  })
})
