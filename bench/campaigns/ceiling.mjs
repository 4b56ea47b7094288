import { startCompanion } from '../ceiling/companion.mjs'
import { pressed } from '../ceiling/pressed.mjs'
import { cpuMsOf } from '../ceiling/process-cpu.mjs'
import { besideItsFloor, mediansOf, rounded } from '../ceiling/report.mjs'
import { requireSameRows } from '../ceiling/same-rows.mjs'
import { listPath } from '../ceiling/the-list.mjs'
import { portalOverPostgres } from '../parts/filled-postgres.mjs'
import { signIn } from '../parts/portal.mjs'
import { isStarted } from '../parts/started.mjs'

// Several people, because one alone would meet their own rate limit.
const roles = ['employee', 'colleague', 'manager', 'reviewer', 'approver', 'admin']
// The engine compiles what is hot after so many calls, however long they take.
const warmCalls = isStarted ? 50 : 5000
const wanted = { shareOfFloor: 0.4, timesFloorCpu: 3 }

const included = [
  'HTTP entry: request scope, own-origin check, security headers, content policy, request id',
  'sign-in: the bearer token, looked up in the database once a second for each person',
  'permission by the policy table',
  'rate class, counted for each person',
  "validation of the query by the card's input schema",
  "the envelope, its content held against the card's output schema",
]

/**
 * The list call in process and over HTTP beside a bare `node:http` and `pg` that does the same
 * SQL. The three take turns in short bursts, in reversed order every other round, so that whatever
 * else the machine does falls on all of them; what counts are the ratios of one round.
 */
export async function ceiling(options) {
  const { portal } = await portalOverPostgres(options)
  const companions = []
  try {
    return await besideFloor(portal, companions, options)
  } finally {
    companions.forEach((companion) => companion.end())
    portal.kill('SIGTERM')
    await Promise.all([portal, ...companions].map(({ ended }) => ended))
  }
}

async function besideFloor(portal, companions, { entries, connections, rounds, seconds }) {
  const tokens = await Promise.all(roles.map((role) => signIn(portal.origin, role)))
  const inProcess = await startCompanion('in-process.mjs', { tokens })
  companions.push(inProcess)
  const floor = await startCompanion('floor.mjs', { people: await inProcess.ask('statements') })
  companions.push(floor)
  const totals = await requireSameRows({ origin: portal.origin, floor, inProcess, tokens })

  const burst = { connections, forMs: Math.max(1000, (seconds * 1000) / 5) }
  const headers = tokens.map((token) => ({ Authorization: `Bearer ${token}` }))
  const targets = {
    floor: {
      pid: floor.pid,
      press: () => pressed({ ...burst, origin: floor.origin, path: '/', headers }),
    },
    http: {
      pid: portal.pid,
      press: () => pressed({ ...burst, origin: portal.origin, path: listPath, headers }),
    },
    inProcess: { pid: inProcess.pid, press: () => inProcess.ask('press', burst) },
  }
  await warmUp(targets)
  const measured = []
  for (let round = 1; round <= rounds; round += 1) {
    const figures = besideItsFloor(await eachInTurn(targets, round))
    measured.push(figures)
    console.log(lineOf(round, figures))
  }
  const median = mediansOf(measured)
  const { shareOfFloor, timesFloorCpu } = median.http
  return {
    engine: 'PostgreSQL',
    entries,
    ...burst,
    call: `${listPath}: three filters, sorted, ten rows of ${totals.join(', ')} and their number`,
    included,
    leftOut: 'compression, because the client sends no Accept-Encoding',
    limit: `at least ${wanted.shareOfFloor} of the floor, less than ${wanted.timesFloorCpu} times its CPU`,
    passed: shareOfFloor >= wanted.shareOfFloor && timesFloorCpu < wanted.timesFloorCpu,
    median,
    rounds: measured,
  }
}

async function warmUp(targets) {
  for (const { press } of Object.values(targets)) {
    for (let calls = 0; calls < warmCalls;) {
      calls += (await press()).answered
    }
  }
}

async function eachInTurn(targets, round) {
  const names = Object.keys(targets)
  const figures = {}
  for (const name of round % 2 === 0 ? names : names.toReversed()) {
    const { pid, press } = targets[name]
    const cpuMsBefore = cpuMsOf(pid)
    const { answered, failed, elapsedMs } = await press()
    if (failed > 0) {
      throw new Error(`${name}: ${failed} of ${answered + failed} calls failed.`)
    }
    figures[name] = {
      perSecond: Math.round(answered / (elapsedMs / 1000)),
      cpuMsEach: rounded((cpuMsOf(pid) - cpuMsBefore) / answered),
    }
  }
  return figures
}

function lineOf(round, { floor, http, inProcess }) {
  const share = ({ perSecond, shareOfFloor, timesFloorCpu }) =>
    `${perSecond}/s (${shareOfFloor}, CPU x${timesFloorCpu})`
  return `round ${round}: floor ${floor.perSecond}/s, HTTP ${share(http)}, in process ${share(inProcess)}`
}
