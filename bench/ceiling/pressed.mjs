import { connect } from 'node:net'

/**
 * Asks one address over and over on a number of connections. As lean as can be, because it shares
 * the machine with what it measures: a request is written whole, and of an answer only the status
 * and the length are read.
 */
export async function pressed({ origin, path, headers, connections, forMs }) {
  const { hostname, port } = new URL(origin)
  const requests = headers.map((each) => requestText(path, `${hostname}:${port}`, each))
  const startedAt = performance.now()
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, at) =>
      pressOne({
        hostname,
        port: Number(port),
        request: requests[at % requests.length],
        until: startedAt + forMs,
      }),
    ),
  )
  return {
    answered: counts.reduce((sum, { answered }) => sum + answered, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    elapsedMs: performance.now() - startedAt,
  }
}

function requestText(path, host, headers) {
  const lines = Object.entries({ Host: host, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
}

function pressOne({ hostname, port, request, until }) {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port, noDelay: true })
    const counted = { answered: 0, failed: 0 }
    let missing = 0
    let head = Buffer.alloc(0)
    const done = (isOk) => {
      counted[isOk ? 'answered' : 'failed'] += 1
      if (performance.now() < until) {
        socket.write(request)
      } else {
        socket.destroy()
        resolve(counted)
      }
    }
    let isOk = false
    socket.on('connect', () => socket.write(request))
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (missing > 0) {
        missing -= chunk.length
      } else {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) {
          return
        }
        const text = head.latin1Slice(0, end)
        isOk = text.startsWith('HTTP/1.1 200 ')
        missing = lengthIn(text) - (head.length - end - 4)
        head = Buffer.alloc(0)
      }
      if (missing === 0) {
        done(isOk)
      }
    })
  })
}

function lengthIn(head) {
  const length = /^content-length: (\d+)\r?$/im.exec(head)?.[1]
  if (length === undefined) {
    throw new Error('An answer without its length cannot be counted here.')
  }
  return Number(length)
}
