import { Agent, request } from 'node:http'
import { isStarted } from './started.mjs'

/**
 * Asks one address over and over on a number of connections and answers the latencies. Bounded in
 * time; an answer other than 200 counts as a failure. With several sets of headers the connections
 * take turns, so that no one person meets their own rate limit.
 */
export async function load(url, { connections, seconds, headers }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  if (!isStarted) {
    await run(url, { agent, connections, seconds: 2, headers })
  }
  const { latencies, failures, bytes, elapsedS } = await run(url, {
    agent,
    connections,
    seconds,
    headers,
  })
  agent.destroy()
  latencies.sort((a, b) => a - b)
  const at = (share) => round(latencies[Math.floor((latencies.length - 1) * share)] ?? NaN)
  return {
    connections,
    requests: latencies.length,
    failures,
    perSecond: Math.round(latencies.length / elapsedS),
    bytesEach: Math.round(bytes / Math.max(1, latencies.length)),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    maxMs: at(1),
  }
}

async function run(url, { agent, connections, seconds, headers }) {
  const latencies = []
  let failures = 0
  let bytes = 0
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  const people = [headers].flat()
  const worker = async (at) => {
    do {
      const sentAt = performance.now()
      const { status, length } = await ask(url, agent, people[at % people.length])
      latencies.push(performance.now() - sentAt)
      failures += status === 200 ? 0 : 1
      bytes += length
    } while (!isStarted && performance.now() < until)
  }
  await Promise.all(Array.from({ length: connections }, (_, at) => worker(at)))
  return { latencies, failures, bytes, elapsedS: (performance.now() - startedAt) / 1000 }
}

function ask(url, agent, headers) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      let length = 0
      response.on('data', (chunk) => (length += chunk.length))
      response.on('end', () => resolve({ status: response.statusCode, length }))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}

function round(milliseconds) {
  return Math.round(milliseconds * 10) / 10
}
