import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castEmail, castPassword, castShard } from '../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../test/harness.ts'
import { sendPhoto as sendPhotoTo } from '../test/send-photo.ts'
import { clearExpiredUploads } from './files/clear-expired-uploads.ts'
import { runHousekeeping } from './housekeeping.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

const hour = 3_600_000
/** Sends a photo and leaves it unattached; answers its id. */
const sendPhoto = (): Promise<string> => sendPhotoTo(world)

const placeOf = (id: string) => join(world.filesDir, id.slice(-2), id)
const clear = () =>
  clearExpiredUploads({
    database: world.database,
    ports: world.ports,
    now: world.ports.clock.now(),
  })

async function rowsOf(ids: string[]): Promise<string[]> {
  const rows = await world.database.kysely
    .selectFrom('uploads')
    .select('id')
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id }) => id)
}

describe('clearExpiredUploads', () => {
  test('takes what nobody attached within a day, row and file, and nothing else', async () => {
    const employee = await world.as('employee')
    const forgotten = await sendPhoto()
    const attached = await sendPhoto()
    const myFormId = contentOf(await employee.myForms.start({ formId: 'f-check' })).id
    contentOf(
      await employee.myForms.addAnswerImage({
        myFormId,
        questionKey: 'picture',
        file: `upload:${attached}`,
      }),
    )
    world.wait(23 * hour)
    const fresh = await sendPhoto()
    expect(await clear()).toBe(0)
    world.wait(2 * hour)
    expect(await clear()).toBe(1)
    expect(await rowsOf([forgotten, attached, fresh])).toEqual(
      expect.arrayContaining([attached, fresh]),
    )
    expect([forgotten, attached, fresh].map((id) => existsSync(placeOf(id)))).toEqual([
      false,
      true,
      true,
    ])
    const late = await employee.myForms.addAnswerImage({
      myFormId,
      questionKey: 'picture',
      file: `upload:${forgotten}`,
    })
    expect(problemOf(late)).toBe('invalid_input')
  })

  test('takes a photo that was taken off its answer, a day later', async () => {
    const employee = await world.as('employee')
    const uploadId = await sendPhoto()
    const myFormId = contentOf(await employee.myForms.start({ formId: 'f-check' })).id
    const question = { myFormId, questionKey: 'picture' }
    contentOf(await employee.myForms.addAnswerImage({ ...question, file: `upload:${uploadId}` }))
    contentOf(await employee.myForms.removeAnswerImage({ ...question, uploadId }))
    await clear()
    expect(existsSync(placeOf(uploadId))).toBe(true)
    world.wait(25 * hour)
    await clear()
    expect(existsSync(placeOf(uploadId))).toBe(false)
    expect(await rowsOf([uploadId])).toEqual([])
  })

  test('goes on past a file that will not go, and leaves no row to it', async () => {
    const first = await sendPhoto()
    const second = await sendPhoto()
    world.wait(25 * hour)
    const failures: unknown[] = []
    const cleared = await clearExpiredUploads({
      database: world.database,
      now: world.ports.clock.now(),
      ports: {
        log: { ...world.ports.log, error: (fields) => void failures.push(fields) },
        files: {
          ...world.ports.files,
          remove: (key) =>
            key.endsWith(first)
              ? Promise.reject(new Error('read-only'))
              : world.ports.files.remove(key),
        },
      },
    })
    expect(cleared).toBe(2)
    expect(failures).toHaveLength(1)
    expect(await rowsOf([first, second])).toEqual([])
    expect(existsSync(placeOf(second))).toBe(false)
  })

  test('takes several batches, each file once', async () => {
    const now = world.ports.clock.now()
    await world.database.kysely
      .insertInto('uploads')
      .values(
        Array.from({ length: 350 }, (_, index) => ({
          shard_key: castShard,
          id: `old-${index}`,
          person_id: 'p-employee',
          file_name: 'a',
          media_type: 'image/png',
          byte_size: 1,
          sha256: 'x',
          storage_key: `old/${index}`,
          created_at: now,
          expires_at: now,
          attached_to: null,
        })),
      )
      .execute()
    world.wait(1)
    const counts = await Promise.all([clear(), clear()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(350)
  })
})

describe('runHousekeeping', () => {
  test('clears old keys, dead sessions and spent throttles, and keeps what counts', async () => {
    const employee = await world.as('employee')
    const old = { idempotencyKey: 'month old' }
    contentOf(await employee.myForms.start({ formId: 'f-check' }, old))
    contentOf(
      await world.nobody.auth.login({ email: castEmail('manager'), password: castPassword }),
    )
    await world.nobody.auth.login({ email: castEmail('manager'), password: 'wrong' })
    world.wait(20 * 24 * hour)
    const recent = { idempotencyKey: 'ten days old' }
    const first = await employee.myForms.start({ formId: 'f-check' }, recent)
    expect(await runHousekeeping(world)).toMatchObject({ idempotencyKeys: 0, sessions: 0 })
    world.wait(9 * 24 * hour)
    expect(await employee.myForms.start({ formId: 'f-check' }, recent)).toEqual(first)
    world.wait(2 * 24 * hour)
    const housekept = await runHousekeeping(world)
    expect(housekept).toMatchObject({ uploads: 0, sessions: 0, throttles: 0 })
    expect(housekept.idempotencyKeys).toBe(1)
    world.wait(7 * 24 * hour)
    expect((await runHousekeeping(world)).sessions).toBeGreaterThan(0)
    const left = await world.database.kysely.selectFrom('sessions').selectAll().execute()
    expect(left.every(({ expires_at: end }) => end > new Date(0))).toBe(true)
  })

  test('clears links that are over and mails that are settled, and no mail that waits', async () => {
    await world.nobody.accounts.forgottenPassword({ email: castEmail('colleague') })
    const admin = await world.as('admin')
    const invited = { firstName: 'A', lastName: 'B', email: 'a@b.example', employeeNumber: 'n-1' }
    contentOf(await admin.people.add(invited))
    const mail = { shard_key: castShard, kind: 'invite', to_address: 'a@b.example', subject: 's' }
    const old = { ...mail, text: 't', created_at: world.ports.clock.now() }
    await world.database.kysely
      .insertInto('mail_outbox')
      .values([
        { ...old, id: 'm-sent', state: 'sent' },
        { ...old, id: 'm-waits', state: 'waiting' },
      ])
      .execute()
    world.wait(13 * 24 * hour)
    expect(await runHousekeeping(world)).toMatchObject({ links: 0, mails: 0 })
    world.wait(2 * 24 * hour)
    expect(await runHousekeeping(world)).toMatchObject({ links: 1, mails: 0 })
    world.wait(80 * 24 * hour)
    expect(await runHousekeeping(world)).toMatchObject({ mails: 1 })
    const left = await world.database.kysely.selectFrom('mail_outbox').select('id').execute()
    expect(left).toEqual([{ id: 'm-waits' }])
  })

  test('one kind that fails keeps no other from being cleared', async () => {
    const now = world.ports.clock.now()
    await world.database.kysely
      .insertInto('sign_in_throttles')
      .values({ bucket: 'spent', failures: 9, window_started_at: now, blocked_until: now })
      .execute()
    world.wait(25 * hour)
    const broken = {
      ...world.ports.files,
      remove: () => Promise.reject(new Error('no disk')),
    }
    const uploadId = await sendPhoto()
    world.wait(25 * hour)
    const ports = { ...world.ports, files: broken, log: { ...world.ports.log, error: () => {} } }
    const housekept = await runHousekeeping({ database: world.database, ports })
    expect(housekept).toMatchObject({ throttles: 1 })
    expect(await rowsOf([uploadId])).toEqual([])
  })
})
