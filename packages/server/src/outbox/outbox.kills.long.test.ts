import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { seededRandom } from '../../seeds/seeded-random.ts'
import { expect, inject, test } from 'vitest'
import { cast, castShard, castThe, type CastName } from '../../test/cast.ts'
import { startProcess } from '../../test/child.ts'
import { availableEngines } from '../../test/database.ts'
import { placeEntry } from '../../test/place-entry.ts'
import {
  createDatabase,
  databaseUrlOf,
  dropDatabase,
  freshCopyName,
} from '../../test/postgres-admin.ts'
import type { Database } from '../db/database.ts'
import { appendAudit } from '../audit.ts'
import { openDatabase } from '../db/open-database.ts'
import { transaction } from '../db/transaction.ts'
import { nodePorts } from '../ports/node-ports.ts'
import { notify } from './notify.ts'

// Processes that tell, killed again and again while deeds come in; `npm run bench -- outbox` runs it
// longer.

const events = Number(process.env['OUTBOX_EVENTS'] ?? 150)
const kills = Number(process.env['OUTBOX_KILLS'] ?? 1)
const heldS = Number(process.env['OUTBOX_HELD_S'] ?? 2)
const seed = Number(process.env['OUTBOX_SEED'] ?? 1)
const reportFile = process.env['OUTBOX_REPORT']

/** To whom a deed is to be told; the outsider may read none of them. */
const named: readonly CastName[] = ['colleague', 'manager', 'outsider']
/** Of some deeds the manager hears as a follower alone: they leave a row in the audit trail. */
const isFollowed = (deed: number) => deed % 7 === 3

test.runIf(availableEngines().includes('postgres'))(
  `tells ${events} deeds once, though its processes are killed ${kills} times`,
  { timeout: 60_000 + events * 50 + kills * 10_000 + heldS * 1000 },
  async () => {
    const server = process.env['TEST_DATABASE_URL'] ?? ''
    const template = inject('templateDatabase') ?? ''
    const name = freshCopyName(template)
    await createDatabase(server, name, template)
    const databaseUrl = databaseUrlOf(server, name)
    const folder = mkdtempSync(join(tmpdir(), 'holdpoint-outbox-'))
    const database = await openDatabase({ databaseUrl, dataDir: folder, onLog: () => undefined })
    const start = async () => {
      const child = startProcess('run-outbox', databaseUrl, folder)
      await child.line((line) => line === 'ready')
      return child
    }
    const children = [await start(), await start()]
    try {
      await castThe(database)
      const toldOf = await placeEntries(database)
      const random = seededRandom(`outbox ${seed}`)
      const held = write(database, 'held', 'open-0', { heldSeconds: heldS })
      const startedAt = performance.now()
      const each = Math.ceil(events / kills)
      let deed = 0
      for (let kill = 0; kill < kills; kill += 1) {
        const writing = (async () => {
          for (let count = 0; count < each && deed < events; count += 1, deed += 1) {
            await write(database, `deed-${deed}`, entryOf(deed), {
              ...{ isFollowed: isFollowed(deed), isUndone: isUndone(deed) },
            })
          }
        })()
        await pause(random.int(0, 400))
        const place = random.chance(0.5) ? 0 : 1
        await children[place]?.kill()
        children[place] = await start()
        await writing
      }
      await held
      await expect
        .poll(
          async () => {
            const { kysely } = database
            const tellings = await kysely.selectFrom('outbox').select('id').execute()
            const keys = await kysely.selectFrom('outbox_events').select('sequence').execute()
            return tellings.length + keys.length
          },
          {
            timeout: 60_000,
          },
        )
        .toBe(0)
      const done = Array.from({ length: events }, (_, number) => number).filter(
        (number) => !isUndone(number),
      )
      const wanted = done.flatMap((number) =>
        toldOf(entryOf(number))
          .filter((who) => who !== 'manager' || !isFollowed(number))
          .map((who) => `deed-${number}.${cast[who]}`),
      )
      wanted.push(...followed(done.filter(isFollowed)))
      wanted.push(...toldOf('open-0').map((who) => `held.${cast[who]}`))
      const told = await database.kysely.selectFrom('notifications').select('id').execute()
      expect(told.map(({ id }) => id).sort()).toEqual(wanted.sort())
      if (reportFile !== undefined) {
        const seconds = Math.round((performance.now() - startedAt) / 1000)
        const report = { seed, events, kills, heldS, told: told.length, seconds }
        writeFileSync(reportFile, JSON.stringify(report))
      }
    } finally {
      await Promise.all(children.map((child) => child.kill()))
      await database.close()
      await dropDatabase(server, name)
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

const isUndone = (deed: number) => deed % 10 === 9

/** What the manager is told as a follower: a telling for each row of an entry's audit trail. */
function followed(deeds: readonly number[]): string[] {
  const rows = new Map<string, number>()
  return deeds.map((deed) => {
    const entry = entryOf(deed)
    const sequence = (rows.get(entry) ?? 0) + 1
    rows.set(entry, sequence)
    return `my_form.${entry}.${sequence}.record_followed.${cast.manager}`
  })
}

const entryOf = (deed: number): string => `${deed % 3 === 2 ? 'closed' : 'open'}-${deed % 5}`

/** Some that two may read, and some that one may; answers who may read an entry. */
async function placeEntries(opened: Database) {
  const database = { ...opened, log: [] }
  for (let number = 0; number < 5; number += 1) {
    const world = { database }
    await placeEntry(world, `open-${number}`, {
      ...{ isLimited: true, sharedWith: ['colleague', 'manager'] },
    })
    await placeEntry(world, `closed-${number}`, { isLimited: true, sharedWith: ['manager'] })
    for (const entryId of [`open-${number}`, `closed-${number}`]) {
      await database.kysely
        .insertInto('subscriptions')
        .values({
          ...{ shard_key: castShard, id: entryId, person_id: cast.manager },
          ...{ record_type: 'my_form', record_id: entryId, created_at: new Date() },
        })
        .execute()
    }
  }
  return (entryId: string): readonly CastName[] =>
    entryId.startsWith('open') ? ['colleague', 'manager'] : ['manager']
}

/** Writes a deed in a transaction of its own, which may stay open for a while, or be undone. */
async function write(
  database: Database,
  id: string,
  entryId: string,
  { heldSeconds = 0, isFollowed: isHeard = false, isUndone: isTakenBack = false } = {},
): Promise<void> {
  const ports = { ...nodePorts({ filesDir: '', logLevel: 'silent' }), ids: { next: () => id } }
  const writing = transaction(database, async (db) => {
    const person = { shardKey: castShard, personId: cast.employee }
    const now = new Date()
    const personIds = named.filter((who) => who !== 'manager' || !isHeard).map((who) => cast[who])
    if (isHeard) {
      const stamp = { shardKey: castShard, personId: cast.employee, at: now, requestId: id }
      const event = { recordType: 'my_form', recordId: entryId, action: 'approve' }
      await appendAudit(db, stamp, event)
    }
    const record = { type: 'my_form' as const, id: entryId }
    const teller = { db, ports, now, person }
    await notify(teller, { kind: 'form_shared', record, personIds })
    // A transaction that says nothing for long would be ended.
    for (let second = 0; second < heldSeconds; second += 1) {
      await pause(1000)
      await sql`select 1`.execute(db)
    }
    if (isTakenBack) {
      throw new Undone()
    }
  })
  await writing.catch((error: unknown) => {
    if (!(error instanceof Undone)) {
      throw error
    }
  })
}

class Undone extends Error {}
