// Writes to the embedded database, takes its power away at moments by chance, and opens what the disk
// may hold then. Prints one line of JSON. Arguments: how many states, a seed, `unsynced` for the
// engine as it is without our hook, the number of the first state, so that many can be taken in
// pieces, and `made` to begin with an empty folder, so that the making of the database is cut too.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '../../seeds/seeded-random.ts'
import { afterPowerCut, recordDisk } from '../recorded-disk.mjs'

const [states = '4', seed = '1', mode = 'synced', first = '1', begun = 'written'] =
  process.argv.slice(2)
const isSynced = mode === 'synced'
const isMade = begun === 'made'
const folder = mkdtempSync(join(tmpdir(), 'holdpoint-power-'))
const live = join(folder, 'live')
const base = join(folder, 'base')
const target = join(folder, 'after')
mkdirSync(live)

const recording = recordDisk(live)
const { openEngine } = await import('../../src/db/pglite-engine.mjs')
const { withFreshFolderGuard } = await import('../../src/db/cluster-folder.ts')

const oldRows = isMade ? 0 : 300
let from = 0
let ids = new Map<string, number>()
if (isMade) {
  cpSync(live, base, { recursive: true })
}
let engine = await opened(live)
const made = recording.steps.length
if (!isMade) {
  // What is there for certain: a database that was closed, with some rows.
  await engine.exec('create table ledger (id text primary key, body text)')
  await engine.exec(
    `insert into ledger select 'old ' || n, 'first' from generate_series(1, ${oldRows}) n`,
  )
  await engine.close()
  cpSync(live, base, { recursive: true })
  ids = new Map(recording.ids)
  from = recording.steps.length
  engine = await opened(live)
}

const acknowledged: { id: string; at: number }[] = []
await engine.exec('create table if not exists ledger (id text primary key, body text)')
for (let turn = 0; turn < 400; turn += 1) {
  const id = `new ${turn}`
  await engine.query('insert into ledger values ($1, $2)', [id, 'x'.repeat(300)])
  acknowledged.push({ id, at: recording.steps.length })
  if (turn % 3 === 0) {
    await engine.query('update ledger set body = $1 where id = $2', [id, `old ${(turn % 300) + 1}`])
  }
  if (turn % 90 === 60) {
    await engine.exec(`create table notes_${turn} (body text); checkpoint`)
  }
  if (turn % 150 === 100) {
    await engine.exec('select pg_switch_wal()')
  }
}
const end = recording.steps.length

const found = { states: Number(states), unopenable: 0, lost: 0, acknowledged: 0, damaged: 0 }
const reasons: string[] = []
for (let state = 0; state < found.states; state += 1) {
  const random = seededRandom(`${seed}, ${begun} ${Number(first) + state}`)
  const to = momentOf(random.next(), random.next())
  afterPowerCut({ base, ids, recording, from, to, target, random })
  const promised = acknowledged.filter(({ at }) => at <= to).map(({ id }) => id)
  found.acknowledged += promised.length
  await look(promised).catch((error: unknown) => {
    found.unopenable += 1
    reasons.push(`step ${to}: ${error instanceof Error ? error.message : String(error)}`)
  })
}
const told = { ...found, steps: end - from, isSynced, seed, begun, reasons: reasons.slice(0, 3) }
writeSync(1, `${JSON.stringify(told)}\n`)
rmSync(folder, { recursive: true, force: true })
process.exit(0)

/** Opens the database of a data folder as the server does, making it where there is none. */
function opened(dataFolder: string) {
  const db = join(dataFolder, 'db')
  return withFreshFolderGuard(db, { isSynced }, () =>
    openEngine({ folder: db, snapshotFile: null, isSynced }),
  )
}

/**
 * The step before which the power goes: by chance among all of them, and where the database is made
 * half of the time among those around the end of the making, when its marker goes.
 */
function momentOf(which: number, where: number): number {
  const around = 150
  const [low, high] =
    isMade && which < 0.5 ? [made - around, Math.min(end, made + around)] : [from + 1, end]
  return low + Math.floor(where * (high - low + 1))
}

async function look(promised: readonly string[]): Promise<void> {
  const after = await opened(target)
  const there = new Set(await idsIn(after))
  found.lost += promised.filter((id) => !there.has(id)).length
  const old = [...there].filter((id) => id.startsWith('old ')).length
  found.damaged += old === oldRows ? 0 : 1
  await after.close()
}

/** A power cut before anything was promised may leave a database without anything in it. */
async function idsIn(database: Awaited<ReturnType<typeof opened>>): Promise<string[]> {
  const { rows: tables } = await database.query(`select 1 where to_regclass('ledger') is not null`)
  if (tables.length === 0) {
    return []
  }
  const { rows } = await database.query<{ id: string }>('select id from ledger')
  return rows.map(({ id }) => id)
}
