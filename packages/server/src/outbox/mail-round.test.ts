import { addDays, today, wallTimeToInstant } from '@holdpoint/api'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cast, castEmail, castShard, castZone, type CastName } from '../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../test/harness.ts'
import { startMailServer, type TestMailServer } from '../../test/mail-server.ts'
import { limitEntry, placeEntry } from '../../test/place-entry.ts'
import { deliverMail } from '../mail/deliver-mail.ts'
import { createSmtpMail } from '../ports/smtp-mail.ts'
import { unsubscribeToken } from '../session/one-time-address.ts'
import { toldTitles } from '../told-titles.ts'
import { mailNotifications } from './mail-round.ts'
import { notify } from './notify.ts'

let world: TestServer
let server: TestMailServer

const publicOrigin = 'https://h.example'

beforeAll(async () => {
  server = await startMailServer()
  const mail = createSmtpMail({ url: server.url, from: 'Holdpoint <holdpoint@company.example>' })
  world = await startTestServer({ mail })
})
afterAll(async () => {
  await server.close()
  await world.close()
})
beforeEach(async () => {
  world.wait(3_600_000)
  for (const table of ['notifications', 'mail_outbox', 'notification_settings'] as const) {
    await world.database.kysely.deleteFrom(table).execute()
  }
  server.received.length = 0
})

const round = (titles = toldTitles) =>
  mailNotifications({ database: world.database, ports: world.ports, titles, publicOrigin })

/** Tells the colleague of an entry that is shared with them. */
async function tell(
  id: string,
  kind: 'form_to_approve' | 'form_shared' | 'form_approved' | 'jsa_stopped',
  whom: readonly CastName[] = ['colleague'],
) {
  const entry = await placeEntry(world, id, { sharedWith: whom })
  const { database, ports } = world
  const person = { shardKey: castShard, personId: cast.employee }
  const teller = { db: database.kysely, ports, now: ports.clock.now(), person }
  const record = { type: 'my_form', id: entry } as const
  await notify(teller, { kind, record, personIds: whom.map((who) => cast[who]) })
  await world.tell()
}

/** Moves the clock to the next moment at which clocks of the people show this time. */
function waitUntil(time: string): void {
  const now = world.ports.clock.now()
  const day = today(now, castZone)
  const at = [day, addDays(day, 1)]
    .map((one) => wallTimeToInstant(`${one}T${time}`, castZone).getTime() - now.getTime())
    .find((wait) => wait > 0)
  world.wait(at ?? 0)
}

const mails = () =>
  world.database.kysely.selectFrom('mail_outbox').selectAll().orderBy('id').execute()

async function choose(who: CastName, input: object) {
  return contentOf(await (await world.as(who)).settings.save(input as never))
}

describe('a mail about what was told', () => {
  test('goes out at once for what waits, names the record, and leads to it', async () => {
    await tell('m-one', 'form_to_approve')
    await round()
    await round()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'notification', to_address: castEmail('colleague') })
    expect(mail?.subject).toMatch(/^Test Employee asks for your decision on a form: .+$/)
    const { data } = contentOf(await (await world.as('colleague')).notifications.list({}))
    expect(mail?.text).toContain(`${publicOrigin}/notifications/${data[0]?.notificationId}`)
    await deliverMail({
      ...{ database: world.database, ports: world.ports, publicOrigin },
      secret: 'test-secret-test-secret-test-secret',
    })
    const sent = server.received.join('').replaceAll(/=\r?\n/g, '')
    expect(sent).toMatch(/^List-Unsubscribe:\s+<https:\/\/h\.example\/unsubscribe\?mails=/m)
    expect(sent).toMatch(/^List-Unsubscribe-Post:\s+List-Unsubscribe=One-Click/m)
  })

  test('is not written for what was read, or may not be read any more', async () => {
    await tell('m-read', 'form_to_approve')
    await tell('m-closed', 'form_to_approve')
    const colleague = await world.as('colleague')
    const { data } = contentOf(await colleague.notifications.list({}))
    const read = data.find(({ record }) => record?.id === 'm-read')?.notificationId ?? ''
    contentOf(await colleague.notifications.markRead({ notificationIds: read }))
    await limitEntry(world, 'm-closed', true)
    contentOf(
      await (
        await world.as('employee')
      ).myForms.unshare({
        ...{ myFormId: 'm-closed', personId: cast.colleague },
      }),
    )
    await round()
    expect(await mails()).toEqual([])
    world.wait(3_600_000)
    await round()
    expect(await mails()).toEqual([])
  })

  test('holds several, and the next one waits three minutes', async () => {
    await tell('m-first', 'form_to_approve')
    await round()
    await tell('m-second', 'form_to_approve')
    await tell('m-third', 'form_to_approve')
    await round()
    expect(await mails()).toHaveLength(1)
    world.wait(3 * 60_000)
    await round()
    const [, second] = await mails()
    expect(second?.subject).toBe('2 things were told to you in Holdpoint')
  })

  test('that cannot be written waits, and holds up nobody else’s', async () => {
    await tell('m-two', 'form_to_approve', ['colleague', 'manager'])
    await round({
      ...toldTitles,
      my_form: (context, ids) =>
        context.person.personId === cast.colleague
          ? Promise.reject(new Error('no titles'))
          : toldTitles.my_form(context, ids),
    })
    expect((await mails()).map((mail) => mail.to_address)).toEqual([castEmail('manager')])
    expect(world.failures.splice(0)).toMatchObject([{ personId: cast.colleague }])
    await round()
    expect(await mails()).toHaveLength(1)
    world.wait(10 * 60_000)
    await round()
    expect(await mails()).toHaveLength(2)
  })

  test('follows what was chosen: none, daily, and none by night', async () => {
    await tell('m-talk', 'form_shared')
    await round()
    expect(await mails()).toEqual([])

    // Nine or later in the morning of Chicago.
    await tell('m-daily', 'form_approved')
    await round()
    expect(await mails()).toEqual([])
    world.wait(24 * 3_600_000)
    await round()
    expect(await mails()).toHaveLength(1)

    await world.database.kysely.deleteFrom('mail_outbox').execute()
    await choose('colleague', { quietFrom: '00:00', quietTo: '23:59' })
    await tell('m-quiet', 'form_to_approve')
    await round()
    expect(await mails()).toEqual([])
    waitUntil('23:59')
    await round()
    expect(await mails()).toHaveLength(1)
    await choose('colleague', { quietFrom: '', quietTo: '' })
  })

  test('waits for the end of the quiet hours, whatever it waited for before them', async () => {
    await choose('colleague', { quietFrom: '22:00', quietTo: '05:00' })
    waitUntil('21:58')
    await tell('m-before', 'form_to_approve')
    await round()
    await tell('m-behind', 'form_to_approve')
    await tell('m-failed', 'form_to_approve')
    await round()
    waitUntil('22:01')
    await round()
    waitUntil('04:59')
    await round()
    expect(await mails()).toHaveLength(1)
    waitUntil('05:00')
    await round()
    expect(await mails()).toHaveLength(2)

    await tell('m-again', 'form_to_approve')
    waitUntil('21:55')
    await round({ ...toldTitles, my_form: () => Promise.reject(new Error('no titles')) })
    expect(world.failures.splice(0)).toHaveLength(1)
    waitUntil('22:05')
    await round()
    expect(await mails()).toHaveLength(2)
    waitUntil('05:00')
    await round()
    expect(await mails()).toHaveLength(3)
    await choose('colleague', { quietFrom: '', quietTo: '' })
  })

  test('waits for nothing where somebody is in danger until they know it', async () => {
    await choose('colleague', {
      notifications: [{ group: 'waits', inbox: true, mail: 'daily' }],
      ...{ quietFrom: '22:00', quietTo: '05:00' },
    })
    waitUntil('23:00')
    await tell('m-usual', 'form_to_approve')
    await tell('m-danger', 'jsa_stopped')
    await round()
    await tell('m-more', 'jsa_stopped')
    await round()
    const [first, second, ...others] = await mails()
    expect(others).toEqual([])
    for (const mail of [first, second]) {
      expect(mail?.subject).toMatch(/^Test Employee stopped the work of your job/)
    }
    // What was read in time opens the quiet hours for nothing else.
    await world.database.kysely
      .updateTable('notifications')
      .set({ mail_due_at: world.ports.clock.now() })
      .where('record_id', '=', 'm-usual')
      .execute()
    await tell('m-known', 'jsa_stopped')
    await world.database.kysely
      .updateTable('notifications')
      .set({ read_at: world.ports.clock.now() })
      .where('record_id', '=', 'm-known')
      .execute()
    await round()
    expect(await mails()).toHaveLength(2)
    // Whoever wants no mails has none.
    await choose('colleague', {
      notifications: [{ group: 'waits', inbox: true, mail: 'never' }],
    })
    await tell('m-none', 'jsa_stopped')
    await round()
    expect(await mails()).toHaveLength(2)
    await choose('colleague', {
      notifications: [{ group: 'waits', inbox: true, mail: 'at_once' }],
      ...{ quietFrom: '', quietTo: '' },
    })
  })

  test('holds what no inbox shows, also where all of the inbox was marked as read', async () => {
    await choose('colleague', { notifications: [{ group: 'talk', inbox: false, mail: 'daily' }] })
    await tell('m-unseen', 'form_shared')
    await tell('m-seen', 'form_to_approve')
    const colleague = await world.as('colleague')
    expect(contentOf(await colleague.notifications.markRead({})).unread).toBe(0)
    world.wait(24 * 3_600_000)
    await round()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^Test Employee shared a form with you/)
  })

  test('alone: what is turned off in the inbox is told by mail, and not counted', async () => {
    const notifications = [{ group: 'talk', inbox: false, mail: 'at_once' }]
    await choose('colleague', { notifications })
    await tell('m-mail', 'form_shared')
    const colleague = await world.as('colleague')
    expect(contentOf(await colleague.notifications.list({}))).toMatchObject({
      ...{ data: [], unread: 0 },
    })
    await round()
    const [mail] = await mails()
    const id = /notifications\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const one = await colleague.notifications.get({ notificationId: decodeURIComponent(id) })
    expect(contentOf(one)).toMatchObject({ kind: 'form_shared', record: { id: 'm-mail' } })
    const other = await world.as('manager')
    expect(problemOf(await other.notifications.get({ notificationId: id }))).toBe('not_found')
  })
})

describe('the link that ends the mails', () => {
  const secret = 'test-secret-test-secret-test-secret'

  test('works without a sign-in, as often as it is pressed, and for nobody else', async () => {
    await tell('m-last', 'form_to_approve')

    const mailsToken = unsubscribeToken(secret, cast.colleague)
    for (let press = 0; press < 2; press += 1) {
      const reply = await world.nobody.notifications.unsubscribe({ mails: mailsToken })
      expect(contentOf(reply)).toEqual({ email: castEmail('colleague') })
    }
    await round()
    expect(await mails()).toEqual([])
    const chosen = contentOf(await (await world.as('colleague')).settings.get({}))
    expect(chosen.notifications.map(({ inbox, mail }) => ({ inbox, mail }))).toEqual(
      chosen.notifications.map(() => ({ inbox: true, mail: 'never' })),
    )
    const others = contentOf(await (await world.as('manager')).settings.get({}))
    expect(others.notifications[0]?.mail).toBe('at_once')
    for (const wrong of ['', 'none', `${cast.manager}.${mailsToken.split('.').at(-1) ?? ''}`]) {
      const reply = await world.nobody.notifications.unsubscribe({ mails: wrong })
      expect(problemOf(reply)).toBe('link_used')
    }
  })
})

describe('settings', () => {
  test.each([
    [{ quietFrom: '22:00' }, 'quietTo', 'Enter both times, or neither.'],
    [{ quietFrom: '25:00', quietTo: '05:00' }, 'quietFrom', 'Enter a time, such as 22:00.'],
    [{ digestAt: 'noon' }, 'digestAt', 'Enter a time, such as 22:00.'],
  ])('refuse %o', async (input, path, message) => {
    const reply = await (await world.as('employee')).settings.save(input)
    expect(reply).toMatchObject({ problem: { fields: [{ path, message }] } })
  })

  test('keep what is left out, and what waits always in the inbox', async () => {
    await choose('employee', { notifications: [{ group: 'talk', inbox: true, mail: 'daily' }] })
    const saved = await choose('employee', {
      notifications: [{ group: 'waits', inbox: false, mail: 'never' }],
    })
    expect(saved.notifications.slice(0, 3)).toEqual([
      { group: 'waits', inbox: true, isInboxLocked: true, mail: 'never' },
      { group: 'outcomes', inbox: true, isInboxLocked: false, mail: 'daily' },
      { group: 'talk', inbox: true, isInboxLocked: false, mail: 'daily' },
    ])
    expect(problemOf(await world.nobody.settings.get({}))).toBe('not_signed_in')
  })
})
