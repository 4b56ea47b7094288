import { cpuMsOf } from '../ceiling/process-cpu.mjs'
import { startBareRemix } from '../parts/bare-remix.mjs'
import { portalOverPostgres } from '../parts/filled-postgres.mjs'
import { load } from '../parts/load.mjs'

const timesCpuMax = 2.5
const warmS = 30
const roundS = 3
const role = 'employee'
const asked = { Accept: 'text/html', 'Accept-Encoding': 'gzip' }

/**
 * The list's page with everything on it beside a bare Remix page of ten rows, both asked for gzip. The
 * two take turns in one run, the order changing from round to round; what counts is the median of
 * the rounds' ratios. A server runs for days: both are asked for a while before anything counts, since
 * for its first thousands of pages a process works half as much again on making its own code fast.
 */
export async function remix({ entries, connections, rounds }) {
  const { portal, token } = await portalOverPostgres({ entries, role })
  let bare
  try {
    bare = await startBareRemix(`${role}@holdpoint.example`)
    const path = '/my-forms?section=completed'
    const cookie = await cookiesAfter(`${portal.origin}${path}`, `hp=${token}`)
    const pages = {
      ours: { server: portal, path, headers: { ...asked, Cookie: cookie } },
      bare: { server: bare, path: '/', headers: asked },
    }
    console.log(lineOf('warm', await eachInTurn(pages, { connections, seconds: warmS })))
    const measured = []
    for (let round = 1; round <= rounds; round += 1) {
      const isReversed = round % 2 === 1
      const figures = await eachInTurn(pages, { connections, seconds: roundS, isReversed })
      console.log(lineOf(`round ${round}`, figures))
      measured.push(figures)
    }
    const median = {
      share: middle(measured.map(({ share }) => share)),
      timesCpu: middle(measured.map(({ timesCpu }) => timesCpu)),
      oursPerSecond: middle(measured.map(({ ours }) => ours.perSecond)),
      barePerSecond: middle(measured.map(({ bare: { perSecond } }) => perSecond)),
    }
    return {
      ...{ engine: 'PostgreSQL', entries, connections },
      limit: `at most ${timesCpuMax} times the CPU of a bare Remix page`,
      passed: median.timesCpu <= timesCpuMax,
      ...{ median, rounds: measured },
    }
  } finally {
    for (const server of [portal, bare]) {
      server?.kill('SIGTERM')
      await server?.ended
    }
  }
}

/** What a browser sends along from the second page on: the cookies that the first one has set. */
async function cookiesAfter(url, cookie) {
  const response = await fetch(url, { headers: { ...asked, Cookie: cookie } })
  await response.arrayBuffer()
  const set = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return [cookie, ...set].join('; ')
}

async function eachInTurn(pages, { connections, seconds, isReversed = false }) {
  const names = Object.keys(pages)
  const figures = {}
  for (const name of isReversed ? names.toReversed() : names) {
    const { server, path, headers } = pages[name]
    const cpuBefore = cpuMsOf(server.pid)
    const answer = await load(`${server.origin}${path}`, { connections, seconds, headers })
    if (answer.failures > 0) {
      throw new Error(`${name}: ${answer.failures} of ${answer.requests} pages failed.`)
    }
    figures[name] = {
      perSecond: answer.perSecond,
      bytesEach: answer.bytesEach,
      // Each burst begins with two seconds that are in both numbers and not in its requests.
      cpuMsEach: rounded(
        (cpuMsOf(server.pid) - cpuBefore) / (answer.requests * ((seconds + 2) / seconds)),
      ),
    }
  }
  const { ours, bare } = figures
  return {
    ...figures,
    share: rounded(ours.perSecond / bare.perSecond),
    timesCpu: rounded(ours.cpuMsEach / bare.cpuMsEach),
  }
}

function lineOf(name, { ours, bare, share, timesCpu }) {
  return `${name}: ours ${ours.perSecond}/s, bare ${bare.perSecond}/s: ${share}, CPU x${timesCpu}`
}

function middle(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

function rounded(number) {
  return Math.round(number * 100) / 100
}
