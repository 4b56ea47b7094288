import { spawnSync } from 'node:child_process'
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { pg } from '../ceiling/libraries.mjs'
import { cpuMsOf } from '../ceiling/process-cpu.mjs'
import { call, freshFolder } from '../parts/portal.mjs'
import { openedByOffice } from './opened-by-office.mjs'

const filters = 'section=completed&startDate=none'
const allActions = 'section=all'

/** Makes one person's list of every entry, and fetches it as a workbook. */
export async function workbook({ portal, token }) {
  const { entries, moments } = await giveAllTo('employee@holdpoint.example')
  // What is loaded and compiled once is no part of a list.
  await fetched(portal, token, `${filters}&search=nothing-is-called-this`, 'warm.xlsx')
  const restBytes = memoryOf(portal.pid, 'VmRSS')
  forgetPeak(portal.pid)
  const cpuBefore = cpuMsOf(portal.pid)
  const watch = watchHealth(portal.origin)
  const { file, ms, bytes } = await fetched(portal, token, filters, 'list.xlsx')
  const { slowestMs, answered } = await watch.stop()
  const cpuMs = cpuMsOf(portal.pid) - cpuBefore
  const aboveRestMiB = (memoryOf(portal.pid, 'VmHWM') - restBytes) / 2 ** 20
  const floor = floorOf(file)
  const office = await openedByOffice(file)
  const actions = await workbookOfActions(portal, token)
  return {
    figures: {
      rows: entries,
      ...{ ms: Math.round(ms), bytes, cpuMs: Math.round(cpuMs) },
      timesFloorCpu: Math.round((cpuMs / floor.cpuMs) * 100) / 100,
      floor: { ...floor, what: 'compressing the same XML at the same level' },
      aboveRestMiB: Math.round(aboveRestMiB),
      health: { answered, slowestMs: Math.round(slowestMs) },
      office: office ?? 'LibreOffice is not installed',
      actions,
    },
    isRight:
      office === undefined ||
      // Its heading is a row too.
      (office.rows === entries + 1 &&
        office.formulas === 0 &&
        office.dates === moments &&
        actions.office.rows === actions.rows + 1 &&
        actions.office.formulas === 0),
  }
}

/** The same of actions: as many as the list says, in a workbook that LibreOffice opens. */
async function workbookOfActions(portal, token) {
  const { totalRecords } = await call(portal.origin, 'GET', `/actions?${allActions}&pLimit=1`, {
    token,
  })
  const { file } = await fetched(portal, token, allActions, 'list.xlsx', '/actions-excel')
  return { rows: totalRecords, office: await openedByOffice(file) }
}

/** Puts every entry into one person's tab; answers what their workbook must hold. */
async function giveAllTo(email) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    await client.query(
      `update my_forms set status = 'complete', deleted_at = null,
        person_id = (select id from people where email = $1)`,
      [email],
    )
    await client.query('analyze my_forms')
    const { rows } = await client.query(
      `select count(*) as entries,
        count(started_at) + count(submitted_at) + count(completed_at) as moments
        from my_forms`,
    )
    return { entries: Number(rows[0].entries), moments: Number(rows[0].moments) }
  } finally {
    await client.end()
  }
}

async function fetched(portal, token, query, name, path = '/my-form-excel') {
  const { url } = await call(portal.origin, 'GET', `${path}?${query}`, { token })
  const file = join(freshFolder(), name)
  const startedAt = performance.now()
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(`${portal.origin}${url}`, { headers })
  if (response.status !== 200) {
    throw new Error(`The workbook answered ${response.status}.`)
  }
  const target = createWriteStream(file)
  await pipeline(Readable.fromWeb(response.body), target)
  return { file, ms: performance.now() - startedAt, bytes: target.bytesWritten }
}

function floorOf(file) {
  const program = fileURLToPath(new URL('sheet-floor.mjs', import.meta.url))
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, file], {
    encoding: 'utf8',
  })
  if (status !== 0) {
    throw new Error(`The floor failed: ${stderr}`)
  }
  return JSON.parse(stdout)
}

/** Asks for health over and over, and keeps the slowest answer. */
function watchHealth(origin) {
  const state = { isOver: false, slowestMs: 0, answered: 0 }
  const watching = (async () => {
    while (!state.isOver) {
      const startedAt = performance.now()
      const response = await fetch(`${origin}/healthz`)
      if (!response.ok) {
        throw new Error(`Health answered ${response.status} while a workbook was made.`)
      }
      await response.arrayBuffer()
      state.slowestMs = Math.max(state.slowestMs, performance.now() - startedAt)
      state.answered += 1
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  })()
  return {
    async stop() {
      state.isOver = true
      await watching
      return state
    },
  }
}

/** From now on the kernel keeps the highest memory anew. */
function forgetPeak(pid) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

function memoryOf(pid, what) {
  const line = new RegExp(`${what}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? NaN) * 1024
}
