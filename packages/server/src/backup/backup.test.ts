import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Client } from '@holdpoint/api'
import { availableEngines, openTestDatabase } from '../../test/database.ts'
import { contentOf, startTestServer, type TestServer } from '../../test/harness.ts'
import { sendPhoto } from '../../test/send-photo.ts'
import type { Database } from '../db/database.ts'
import { createDiskFiles } from '../ports/disk-files.ts'
import { BadBackup } from './archive.ts'
import { makeBackup } from './make-backup.ts'
import { readBackup, readHead } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { verify } from './verify.ts'

const now = new Date('2026-03-05T15:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'holdpoint-backup-'))
let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
  await entryWithPhoto()
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

async function entryWithPhoto(): Promise<string> {
  const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-check' }))
  const file = `upload:${await sendPhoto(world)}`
  contentOf(await employee.myForms.addAnswerImage({ myFormId, questionKey: 'picture', file }))
  await employee.myForms.fill({
    myFormId,
    changes: [{ key: 'seen', value: 'Böhrung “1e21” \\ 😀\n"q"', note: '\t{}[]' }],
  })
  return myFormId
}

/** Fills entries all the time, each in rounds from 1 on; tells which rounds were acknowledged. */
function keepFilling(entries: readonly string[]) {
  const sent = entries.map(() => 0)
  const revisions: number[][] = entries.map(() => [])
  let isOver = false
  const acknowledged = () => revisions.map((known) => Math.max(0, known.length - 1))
  const ended = Promise.all(
    entries.map(async (myFormId, place) => {
      for (let round = 1; !isOver; round += 1) {
        sent[place] = round
        const changes = [{ key: 'seen', value: `round ${round}` }]
        const { revision } = contentOf(await employee.myForms.fill({ myFormId, changes }))
        const known = revisions[place] ?? []
        known[round] = revision
      }
    }),
  )
  return {
    acknowledged,
    aRound: () => vi.waitFor(() => expect(Math.min(...acknowledged())).toBeGreaterThan(0), 20_000),
    async end() {
      isOver = true
      await ended
      return { sent, revisions }
    },
  }
}

/** Every row of a backup by its table, as it is written there. */
async function rowsIn(path: string): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>()
  await readBackup(path, {
    onRows: async (table, lines) => {
      rows.set(table, [...(rows.get(table) ?? []), ...lines])
      await Promise.resolve()
    },
  })
  return rows
}

/** What a database holds of an entry that was filled in rounds. */
async function stateOf({ kysely: db }: Database, myFormId: string) {
  const { answers, revision } = await db
    .selectFrom('my_form_answers')
    .select(['answers', 'revision'])
    .where('my_form_id', '=', myFormId)
    .executeTakeFirstOrThrow()
  const said = await db
    .selectFrom('audit_events')
    .select('sequence')
    .where('record_id', '=', myFormId)
    .where('action', '=', 'fill')
    .execute()
  const [, round] = /"round (\d+)"/.exec(JSON.stringify(answers)) ?? []
  return { round: Number(round), revision, fills: said.length }
}

function backupTo(name: string) {
  const { database, ports } = world
  const secretFile = join(folder, 'secret')
  writeFileSync(secretFile, 'a-secret-that-signs-sessions-0123\n')
  const path = join(folder, name)
  return makeBackup(path, { database, files: ports.files, secretFile, now }).then((made) => ({
    path,
    made,
  }))
}

describe('a backup', () => {
  test.each(availableEngines())('is every row and file again, on %s', async (engine) => {
    const { path, made } = await backupTo(`to-${engine}.tar.gz`)
    expect(made).toMatchObject({ files: 1, missing: [] })
    expect(made.rows).toBeGreaterThan(20)
    expect(statSync(path).mode & 0o777).toBe(0o600)

    const target = await openTestDatabase({ engine })
    const files = createDiskFiles(join(folder, `files-${engine}`))
    const secrets: string[] = []
    await restoreBackup(path, { database: target, files, keepSecret: (one) => secrets.push(one) })
    const again = join(folder, `again-${engine}.tar.gz`)
    await makeBackup(again, { database: target, files, secretFile: null, now })
    const verified = await verify({ db: target.kysely, files, now })
    await target.close()

    expect(secrets).toEqual(['a-secret-that-signs-sessions-0123'])
    expect((await readBackup(again)).manifest.tables).toEqual(
      (await readBackup(path)).manifest.tables,
    )
    expect(verified.damages).toEqual([])
    expect(verified.files).toBe(1)
  })

  test('is one moment, whatever is written beside it', async () => {
    const writers = await Promise.all([entryWithPhoto(), entryWithPhoto(), entryWithPhoto()])
    const filling = keepFilling(writers)
    await filling.aRound()
    const before = filling.acknowledged()
    const { path } = await backupTo('busy.tar.gz')
    const { sent, revisions } = await filling.end()
    const { path: quiet } = await backupTo('quiet.tar.gz')

    // What was there is there, and what differs from a later backup is a writer's.
    const [busyRows, quietRows] = [await rowsIn(path), await rowsIn(quiet)]
    for (const [table, lines] of busyRows) {
      const later = new Set(quietRows.get(table))
      const gone = lines.filter((line) => !later.has(line))
      expect([table, gone.filter((line) => !writers.some((id) => line.includes(id)))]).toEqual([
        ...[table, []],
      ])
      expect(table === 'audit_events' ? gone : []).toEqual([])
    }

    const target = await openTestDatabase()
    const files = createDiskFiles(join(folder, 'files-busy'))
    await restoreBackup(path, { database: target, files, keepSecret: () => undefined })
    const again = join(folder, 'again-busy.tar.gz')
    await makeBackup(again, { database: target, files, secretFile: null, now })
    const { damages } = await verify({ db: target.kysely, files, now })
    const held = await Promise.all(writers.map((id) => stateOf(target, id)))
    await target.close()
    expect(damages).toEqual([])
    expect(await rowsIn(again)).toEqual(busyRows)
    for (const [place, { round, revision, fills }] of held.entries()) {
      expect(round).toBeGreaterThanOrEqual(before[place] ?? Infinity)
      expect(round).toBeLessThanOrEqual(sent[place] ?? 0)
      expect(revisions[place]?.[round] ?? revision).toBe(revision)
      // One for the words of `entryWithPhoto`, and one for each round.
      expect(fills).toBe(round + 1)
    }
  })

  test('is never written over a file that is there', async () => {
    const { path } = await backupTo('first.tar.gz')
    const before = readFileSync(path)
    await expect(backupTo('first.tar.gz')).rejects.toThrow('is there already')
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  test('says which file is missing, and is made all the same', async () => {
    await entryWithPhoto()
    const key = await aFileKey()
    const bytes = readFileSync(join(world.filesDir, key))
    rmSync(join(world.filesDir, key))
    const { path, made } = await backupTo('missing.tar.gz')
    writeFileSync(join(world.filesDir, key), bytes)
    expect(made.missing).toEqual([key])
    expect((await readBackup(path)).manifest.missing).toEqual([key])
  })

  test('goes into an empty database alone', async () => {
    const { path } = await backupTo('full.tar.gz')
    const { database, ports } = world
    const attempt = restoreBackup(path, {
      database,
      files: ports.files,
      keepSecret: () => undefined,
    })
    await expect(attempt).rejects.toThrow('holds data already')
    expect((await verify({ db: database.kysely, files: ports.files, now })).damages).toEqual([])
  })

  test('tells of its schema before anything of it is read', async () => {
    const { path } = await backupTo('head.tar.gz')
    const { migrations, format } = await readHead(path)
    expect(format).toBe(1)
    expect(migrations.at(0)?.name).toBe('organisation-and-people')
  })
})

describe('a backup that is not what was written', () => {
  test.each([
    ['cut to nothing', () => Buffer.alloc(0)],
    ['cut in its first bytes', (whole: Buffer) => whole.subarray(0, 40)],
    ['cut in half', (whole: Buffer) => whole.subarray(0, whole.length >> 1)],
    ['cut before its last bytes', (whole: Buffer) => whole.subarray(0, -20)],
    ['changed in a byte', (whole: Buffer) => changed(whole, whole.length >> 1)],
    ['changed in an answer', (whole: Buffer) => repacked(whole, '1e21', '1e22')],
    ['changed in its manifest', (whole: Buffer) => repacked(whole, '"files":', '"fiels":')],
    ['no archive', () => Buffer.from('#!/bin/sh\necho hello\n')],
  ])('is refused: %s', async (_, spoil) => {
    const path = join(folder, `bad-${String(Math.random()).slice(2)}.tar.gz`)
    const { path: whole } = await backupTo(`whole-${String(Math.random()).slice(2)}.tar.gz`)
    writeFileSync(path, spoil(readFileSync(whole)))
    await expect(readBackup(path)).rejects.toBeInstanceOf(BadBackup)
  })

  test('leaves nothing behind: no row, no file', async () => {
    const { path } = await backupTo('to-cut.tar.gz')
    truncateSync(path, statSync(path).size - 20)
    const target = await openTestDatabase()
    const filesDir = join(folder, 'files-cut')
    const files = createDiskFiles(filesDir)
    const restoring = restoreBackup(path, { database: target, files, keepSecret: () => undefined })
    await expect(restoring).rejects.toBeInstanceOf(BadBackup)
    const people = await target.kysely.selectFrom('people').select('id').execute()
    const { files: held } = await verify({ db: target.kysely, files, now })
    await target.close()
    expect(people).toEqual([])
    expect(held).toBe(0)
    expect(await files.read(await aFileKey())).toBeUndefined()
  })
})

async function aFileKey(): Promise<string> {
  const { storage_key: key } = await world.database.kysely
    .selectFrom('uploads')
    .select('storage_key')
    .orderBy('storage_key')
    .executeTakeFirstOrThrow()
  return key
}

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}

/** Changed by somebody who packs it again, so that no checksum of the packing tells. */
function repacked(whole: Buffer, from: string, to: string): Buffer {
  const tar = gunzipSync(whole)
  const at = tar.lastIndexOf(from)
  expect(at).toBeGreaterThan(0)
  tar.write(to, at)
  return gzipSync(tar)
}
