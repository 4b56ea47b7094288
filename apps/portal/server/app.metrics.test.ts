import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen, listenerOf } from './http-server.ts'
import { createPortalMetrics, type PortalMetrics } from './metrics/portal-metrics.ts'
import { openTestEntry, type TestEntry } from './test-entry.ts'
import { seedSite, sessionToken } from './test-site.ts'

const token = 'a-token-of-this-test-that-is-long-enough'
const asReader = { headers: { Authorization: `Bearer ${token}` } }

let shut: TestEntry
let entry: TestEntry
let metrics: PortalMetrics

beforeAll(async () => {
  shut = await openTestEntry({ seed: seedSite })
  metrics = createPortalMetrics({ dataDir: mkdtempSync(join(tmpdir(), 'holdpoint-metrics-')) })
  metrics.http.knowPages(['/', '/my-forms', '/my-forms/:id', '/settings/api-keys'])
  entry = await openTestEntry({ seed: seedSite, metrics: { metrics, token } })
  metrics.watch(entry.database, entry.ports)
})
afterAll(async () => {
  metrics.end()
  await shut.close()
  await entry.close()
})

const read = async () => (await entry.send('/metrics', asReader)).text()
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && line[0] !== '#')

describe('who may read what is measured', () => {
  test('nobody, where no setting says so: the address is as any that is not there', async () => {
    const [metricsAnswer, other] = await Promise.all(
      ['/metrics', '/metricz'].map((path) => shut.send(path, asReader)),
    )
    expect(metricsAnswer?.status).toBe(other?.status)
    expect(shut.seen.map(({ request }) => new URL(request.url).pathname).toSorted()).toEqual([
      '/metrics',
      '/metricz',
    ])
  })

  test.each([
    ['without a token', {}],
    ['with another', { Authorization: `Bearer ${token}x` }],
    ['with the token as something else', { Authorization: `Basic ${token}` }],
    ['with a session', { Authorization: `Bearer ${sessionToken}` }],
  ])('nobody %s', async (_, headers) => {
    const response = await entry.send('/metrics', { headers })
    expect(response.status).toBe(401)
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer')
    expect(await response.text()).not.toContain('holdpoint_')
  })

  test('no token in the address', async () => {
    expect((await entry.send(`/metrics?token=${token}`)).status).toBe(401)
  })

  test('whoever shows the token', async () => {
    const response = await entry.send('/metrics', asReader)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('what is measured', () => {
  test('every line is one that Prometheus reads, and none says a name twice', async () => {
    const text = await read()
    const line =
      /^[a-z_:][a-z0-9_:]*(\{([a-z_]+="(?:[^"\\\n]|\\[\\n"])*",?)*\})? (-?[\d.]+(e[+-]?\d+)?|[+-]Inf|NaN)$/
    for (const one of linesOf(text)) {
      expect(one).toMatch(line)
    }
    const series = linesOf(text).map((one) => one.replace(/ \S+$/, ''))
    expect(new Set(series).size).toBe(series.length)
    const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('requests by the pattern of their address, method and class of status', async () => {
    await entry.send('/my-forms/01HZX3T9Q2')
    await entry.send('/my-forms/01HZX3T9Q3')
    await entry.send('/api/v1/my-form')
    await entry.send('/scim/v2/Users/01HZX3T9Q2')
    const text = await read()
    const said = (route: string, status: string) =>
      `holdpoint_http_requests_total{route="${route}",method="GET",status="${status}"}`
    expect(text).toContain(`${said('/my-forms/:id', '2xx')} 2\n`)
    expect(text).toContain(`${said('/api/v1/my-form', '4xx')} 1\n`)
    expect(text).toContain(`${said('/scim/v2/:kind/:id', '4xx')} 1\n`)
    expect(text).toContain(
      'holdpoint_http_request_duration_seconds_count{route="/my-forms/:id",method="GET"} 2\n',
    )
  })

  test('as many series as before, whatever ids, addresses and methods people make up', async () => {
    const ask = async (at: number) => {
      for (const path of ['/my-forms/', '/no-such/', '/api/v1/my-form/', '/assets/', '/x/y/']) {
        await entry.send(`${path}id-${at}?q=${at}`)
        await entry.send(`${path}id-${at}`, { method: 'PROPFIND' })
        await entry.send(`${path}id-${at}`, { method: `MADE-UP-${at}` })
      }
    }
    await ask(-1)
    await read()
    // The engine sweeps its memory when it likes, and says so from the first time on.
    const seriesIn = (text: string) =>
      linesOf(text).filter((line) => !line.startsWith('nodejs_gc_')).length
    const before = seriesIn(await read())
    for (let at = 0; at < 40; at += 1) {
      await ask(at)
    }
    const text = await read()
    expect(seriesIn(text)).toBe(before)
    expect(text).not.toMatch(/id-\d|MADE-UP|no-such/)
  })

  test('a stream of events counts as long as somebody listens', async () => {
    let end: (() => void) | undefined
    entry.renderWith(
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode(': here\n\n'))
              end = () => controller.close()
            },
          }),
          { headers: { 'Content-Type': 'text/event-stream' } },
        ),
    )
    const server = createServer(listenerOf(entry.app))
    const port = await listen(server, 0, '127.0.0.1')
    const stream = await fetch(`http://127.0.0.1:${port}/`)
    expect(await read()).toContain('holdpoint_live_connections 1\n')
    end?.()
    await stream.text()
    await expect.poll(read).toContain('holdpoint_live_connections 0\n')
    await new Promise((resolve) => server.close(resolve))
  })

  test('what runs here, and nobody who works with it', async () => {
    const text = await read()
    expect(text).toMatch(/^holdpoint_build_info\{version="\d+\.\d+\.\d+",node="[\d.]+",.+\} 1$/m)
    for (const told of ['Anna', 'anna@', 'p-1', 's-1', sessionToken]) {
      expect(text).not.toContain(told)
    }
  })
})
