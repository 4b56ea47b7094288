// Writes to the embedded database, takes its power away at moments by chance, and opens what the disk
// may hold then. Prints one line of JSON. Arguments: how many states, a seed, and `unsynced` for the
// engine as it is without our hook.
import { cpSync, mkdtempSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '../../seeds/seeded-random.ts'
import { afterPowerCut, recordDisk } from '../recorded-disk.mjs'

const [states = '4', seed = '1', mode = 'synced'] = process.argv.slice(2)
const isSynced = mode === 'synced'
const folder = mkdtempSync(join(tmpdir(), 'holdpoint-power-'))
const live = join(folder, 'live')
const base = join(folder, 'base')
const target = join(folder, 'after')
const random = seededRandom(seed)

const recording = recordDisk(live)
const { openEngine } = await import('../../src/db/pglite-engine.mjs')
const start = { folder: live, snapshotFile: null, isSynced }

// What is there for certain: a database that was closed, with some rows.
const before = await openEngine(start)
await before.exec('create table ledger (id text primary key, body text)')
await before.exec(`insert into ledger select 'old ' || n, 'first' from generate_series(1, 300) n`)
await before.close()
cpSync(live, base, { recursive: true })
const ids = new Map(recording.ids)
const from = recording.steps.length

const acknowledged: { id: string; at: number }[] = []
const engine = await openEngine(start)
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
for (let state = 0; state < found.states; state += 1) {
  const to = random.int(from + 1, end)
  afterPowerCut({ base, ids, recording, from, to, target, random })
  const promised = acknowledged.filter(({ at }) => at <= to).map(({ id }) => id)
  found.acknowledged += promised.length
  await look(promised).catch(() => (found.unopenable += 1))
}
const told = { ...found, steps: end - from, isSynced, seed }
writeSync(1, `${JSON.stringify(told)}\n`)
rmSync(folder, { recursive: true, force: true })
process.exit(0)

async function look(promised: readonly string[]): Promise<void> {
  const opened = await openEngine({ folder: target, snapshotFile: null, isSynced })
  const { rows } = await opened.query<{ id: string }>('select id from ledger')
  const there = new Set(rows.map(({ id }) => id))
  found.lost += promised.filter((id) => !there.has(id)).length
  const old = [...there].filter((id) => id.startsWith('old ')).length
  found.damaged += old === 300 ? 0 : 1
  await opened.close()
}
